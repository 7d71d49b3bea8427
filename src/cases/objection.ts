import { deadlineFrom } from '#platform/working-days.ts'
import { addDays } from './due-date.ts'

/** How an assessment came: what counts as delivered differs. */
export const deliveryKinds = ['ordinary', 'letterbox', 'registered', 'not_collected', 'online'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

export function isDeliveryKind(text: string): text is DeliveryKind {
  return deliveryKinds.some((kind) => kind === text)
}

type Assessed = { decidedOn: string | null; objectionEndsOn: string | null; objectionAskedAt: Date | null }

/** Whether the client of an assessed case can still ask for an objection. */
export function mayAskForObjection({ decidedOn, objectionEndsOn, objectionAskedAt }: Assessed, today: string): boolean {
  const isOver = objectionEndsOn !== null && today > objectionEndsOn
  return decidedOn === null && objectionAskedAt === null && !isOver
}

/** Days after the first attempt at which a registered letter that nobody fetched counts as delivered. */
const daysUntilFiction = 7

/**
 * The day on which an assessment counts as delivered. `day` is: for `ordinary` letters the day it was found, for `letterbox`
 * (A-Post Plus) the day the post scanned it into the box, Saturdays included, for `registered` the day it was handed over,
 * for `not_collected` the day of the first attempt, for `online` the day it could first be read.
 * Sources: DBG Art. 116 and 133; for A-Post Plus BGE 142 III 599; for letters not collected BGE 134 V 49.
 */
export function deliveredOn(kind: DeliveryKind, day: string): string {
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
