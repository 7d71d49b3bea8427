import { packageServices } from '#content/service-levels.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { paidForLines } from '#shop/refunds/refund-rules.ts'
import { insertLate, listPackageCases, type PackageCase } from './late-db.server.ts'
import { lateOn, preparationClock, requestedSpans } from './preparation-clock.ts'

export const latePercent = 50

const allowed: ReadonlyMap<string, number> = new Map(
  Object.entries(packageServices).map(([id, { preparationDays }]) => [id, preparationDays.max]),
)

/**
 * Records each package that is delivered late once, as a task for staff. Returns the number of packages recorded now.
 */
export async function noteLatePackages({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const today = swissDay(now())
  let noted = 0
  for (const found of await listPackageCases(db, [...allowed.keys()], now())) {
    const allowedDays = allowed.get(found.productId)
    if (allowedDays === undefined) continue
    const clock = preparationClock(
      found.steps.map(({ at, toState }) => ({ on: swissDay(at), toState })),
      today,
      requestedSpans(found.messages.map(({ at, ...payload }) => ({ ...payload, on: swissDay(at) }))),
    )
    const late = lateOn(clock, allowedDays)
    if (!late || !clock.completeOn) continue
    const amountCents = await shareOf(db, found)
    if (amountCents === 0) continue
    const { caseId, orderId } = found
    const facts = { caseId, orderId, allowedDays, countedDays: clock.days.length, completeOn: clock.completeOn }
    if (await insertLate(db, { ...facts, lateOn: late, amountCents }, now())) noted += 1
  }
  return noted
}

/** Refund for one unit of the package: `latePercent` of the price paid after discounts, in cents. */
async function shareOf(db: Services['db'], { orderId, orderLineId }: PackageCase): Promise<number> {
  const order = await db.transaction().execute((tx) => lockOrder(tx, orderId))
  if (!order) return 0
  const lines = await listLines(db, orderId)
  const at = lines.findIndex(({ id }) => id === orderLineId)
  const paidCents = paidForLines(lines, order.totalCents - order.waivedCents)[at] ?? 0
  return Math.round((paidCents * latePercent) / 100 / (lines[at]?.quantity ?? 1))
}
