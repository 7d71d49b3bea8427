import type { CaseState } from '#cases/process/case-states.ts'
import { packageServices } from '#content/service-levels.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'
import { listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { paidForLines } from '#shop/refunds/refund-rules.ts'
import { insertLate, listPackageCases, type PackageCase } from './late-db.server.ts'

const withUs: readonly CaseState[] = ['in_preparation', 'review']

export const latePercent = 50

const allowed: ReadonlyMap<string, number> = new Map(
  Object.entries(packageServices).map(([id, { preparationDays }]) => [id, preparationDays.max]),
)

/** Creates a staff task for each package in preparation for longer than promised. Returns the number created now. */
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

/** State change of a case; `on` is a calendar day in Zurich (YYYY-MM-DD). */
export type Step = { on: string; toState: CaseState }

/** A message of a thread. `asks` is true if the message contains a question mark. */
export type PreparationClockContent = { threadId: string; on: string; by: 'client' | 'office'; asks: boolean }

/** Period in which the firm waited for the client's answer; `to` is null until the client answers. */
type PreparationClockInput = { from: string; to: string | null }

/** Periods in which the firm waits for the client: in each thread, from its question to the client's next message. */
export function requestedSpans(messages: readonly PreparationClockContent[]): PreparationClockInput[] {
  const spans: PreparationClockInput[] = []
  const open = new Map<string, PreparationClockInput>()
  for (const { threadId, on, by, asks } of messages) {
    const waiting = open.get(threadId)
    if (by === 'client') {
      if (waiting) waiting.to = on
      open.delete(threadId)
    } else if (asks && !waiting) {
      const span = { from: on, to: null }
      open.set(threadId, span)
      spans.push(span)
    }
  }
  return spans
}

type Clock = {
  completeOn: string | null
  days: string[]
  deliveredOn: string | null
}

/**
 * Working days from the complete checklist to the draft, or to yesterday; days of waiting for the client do not count.
 * @example preparationClock([{ on: '2026-11-02', toState: 'in_preparation' }], '2026-11-04').days // ['2026-11-03']
 */
export function preparationClock(
  steps: readonly Step[],
  today: string,
  requested: readonly PreparationClockInput[] = [],
): Clock {
  const begun = steps.findIndex(({ toState }) => toState === 'in_preparation')
  const completeOn = steps[begun]?.on ?? null
  if (completeOn === null) return { completeOn, days: [], deliveredOn: null }
  const since = steps.slice(begun)
  const deliveredOn = since.find(({ toState }) => toState === 'client_approval')?.on ?? null
  const days: string[] = []
  for (let day = movedBy(completeOn, 1); deliveredOn ? day <= deliveredOn : day < today; day = movedBy(day, 1))
    if (isWorkingDay(day) && isWholeDayWithUs(since, day, deliveredOn) && !isRequested(requested, day)) days.push(day)
  return { completeOn, days, deliveredOn }
}

function isWholeDayWithUs(steps: readonly Step[], day: string, deliveredOn: string | null): boolean {
  const atStart = steps.findLast(({ on }) => on < day)
  if (!atStart || !withUs.includes(atStart.toState)) return false
  const during = steps.filter(({ on, toState }) => on === day && !withUs.includes(toState))
  return during.every(({ toState }) => day === deliveredOn && toState === 'client_approval')
}

function isRequested(requested: readonly PreparationClockInput[], day: string): boolean {
  return requested.some(({ from, to }) => from <= day && (to === null || day <= to))
}

/** First working day after the promised preparation time; null if the preparation took no more than `allowedDays`. */
export function lateOn({ days }: Clock, allowedDays: number): string | null {
  return days[allowedDays] ?? null
}
