import { addDays } from '#cases/planning/due-date.ts'
import { deadlineFrom } from '#platform/working-days.ts'

export const deliveryKinds = ['ordinary', 'letterbox', 'registered', 'not_collected', 'online'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

export function isDeliveryKind(text: string): text is DeliveryKind {
  return deliveryKinds.some((kind) => kind === text)
}

type Assessed = { decidedOn: string | null; objectionEndsOn: string | null; objectionRequestedAt: Date | null }

export function mayRequestObjection(
  { decidedOn, objectionEndsOn, objectionRequestedAt }: Assessed,
  today: string,
): boolean {
  const isOver = objectionEndsOn !== null && today > objectionEndsOn
  return decidedOn === null && objectionRequestedAt === null && !isOver
}

const daysUntilFiction = 7

/**
 * Day on which an assessment is deemed delivered: the earliest possible one. A letter is delivered when it is in the
 * letterbox, not when it is found:
 * - `ordinary`: the working day after `emailOn`, the date on the letter, regardless of `day`;
 * - `letterbox` (A-Post Plus): `day` of the scan into the box, Saturdays included;
 * - `registered`: `day` of hand-over or collection, within seven days of the first attempt;
 * - `not_collected`: `day` of the first attempt; delivered on the seventh day of the collection period;
 * - `online`: the first `day` on which it could be read.
 *
 * Sources: DBG Art. 116 and 133; for the letterbox and A-Post Plus BGE 142 III 599; for letters not collected BGE 134
 * V 49.
 * @example deliveredOn('ordinary', { emailOn: '2026-11-20', day: '2026-12-04' }, 'BE') // '2026-11-23', a Monday
 */
export function deliveredOn(
  kind: DeliveryKind,
  { emailOn, day }: { readonly emailOn: string; readonly day: string },
  canton: string | null,
): string {
  if (kind === 'ordinary') return deadlineFrom(addDays(emailOn, 1), canton)
  return kind === 'not_collected' ? addDays(day, daysUntilFiction) : day
}

/**
 * Last day for an objection: 30 days from the day after delivery, moved past weekends and holidays (DBG Art. 132 para.
 * 1 and 133 para. 1; court holidays do not apply). Posting on that day is in time.
 * @example objectionEndsOn('2026-03-06', 'BE') // '2026-04-07': the 30th day is Easter Sunday
 */
export function objectionEndsOn(delivered: string, canton: string | null): string {
  return deadlineFrom(addDays(delivered, 30), canton)
}
