import { deadlineFrom } from '#platform/working-days.ts'
import { addDays } from './due-date.ts'

/** How an assessment came: what counts as delivered differs (`deliveredOn`). */
export const deliveryKinds = ['ordinary', 'letterbox', 'registered', 'not_collected', 'online'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

export function isDeliveryKind(text: string): text is DeliveryKind {
  return deliveryKinds.some((kind) => kind === text)
}

type Assessed = { decidedOn: string | null; objectionEndsOn: string | null; objectionRequestedAt: Date | null }

/** Whether the client of an assessed case can still ask for an objection. */
export function mayRequestObjection(
  { decidedOn, objectionEndsOn, objectionRequestedAt }: Assessed,
  today: string,
): boolean {
  const isOver = objectionEndsOn !== null && today > objectionEndsOn
  return decidedOn === null && objectionRequestedAt === null && !isOver
}

/** Days after the first attempt at which a registered letter that nobody fetched counts as delivered. */
const daysUntilFiction = 7

/**
 * The day on which an assessment counts as delivered, always the earliest possible one. A letter counts once it lies in the
 * letterbox, not once it is found:
 * - `ordinary`: the working day after `emailOn`, the date on the letter, whatever `day` somebody found it;
 * - `letterbox` (A-Post Plus): `day` is the one on which the post scanned it into the box, Saturdays included;
 * - `registered`: `day` is the one on which it was handed over or collected, within seven days of the first attempt;
 * - `not_collected`: `day` is the one of the first attempt; the seventh day of the collection period counts;
 * - `online`: `day` is the first one on which it could be read.
 * Sources: DBG Art. 116 and 133; for the letterbox and A-Post Plus BGE 142 III 599; for letters not collected BGE 134 V 49.
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
 * The last day for an objection: 30 days from the day after delivery, moved on from a weekend or holiday (DBG Art. 132
 * para. 1 and 133 para. 1; there are no court holidays in this). It is kept by posting on that day.
 * @example objectionEndsOn('2026-03-06', 'BE') // '2026-04-07': the 30th day is Easter Sunday
 */
export function objectionEndsOn(delivered: string, canton: string | null): string {
  return deadlineFrom(addDays(delivered, 30), canton)
}
