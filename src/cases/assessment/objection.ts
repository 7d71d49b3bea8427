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
 * Earliest day on which an assessment is deemed delivered. A letter counts as delivered once it is in the letterbox,
 * whether or not it has been found. By kind of delivery:
 * - `ordinary`: the working day after `letterOn` (the date on the letter); `day` is ignored;
 * - `letterbox` (A-Post Plus): `day`, on which it was scanned at the letterbox, Saturdays included;
 * - `registered`: `day`, on which it was handed over or collected, within seven days of the first attempt;
 * - `not_collected`: the seventh day after `day`, on which delivery was first attempted;
 * - `online`: `day`, on which it could first be read.
 *
 * Sources: DBG Art. 116 and 133; BGE 142 III 599 (letterbox, A-Post Plus); BGE 134 V 49 (letters not collected).
 * @example deliveredOn('ordinary', { letterOn: '2026-11-20', day: '2026-12-04' }, 'BE') // '2026-11-23', a Monday
 */
export function deliveredOn(
  kind: DeliveryKind,
  { letterOn, day }: { readonly letterOn: string; readonly day: string },
  canton: string | null,
): string {
  if (kind === 'ordinary') return deadlineFrom(addDays(letterOn, 1), canton)
  return kind === 'not_collected' ? addDays(day, daysUntilFiction) : day
}

/**
 * Last day on which an objection can be posted: the 30th day after delivery or, if that is not a working day, the next
 * working day (DBG Art. 132 para. 1 and 133 para. 1; court holidays do not apply).
 * @example objectionEndsOn('2026-03-06', 'BE') // '2026-04-07': the 30th day is Easter Sunday
 */
export function objectionEndsOn(delivered: string, canton: string | null): string {
  return deadlineFrom(addDays(delivered, 30), canton)
}
