import { z } from 'zod'
import { type RetentionId, retention } from '#content/retention.ts'
import { swissDay } from '#platform/day.ts'

export const deletionStates = ['open', 'held', 'done', 'cancelled'] as const

export const thinkingDays = 7

export const certificateDays = 90

const savedSchema = z.object({ kind: z.enum(['case', 'order']), number: z.string(), until: z.string() })

export const outcomeSchema = z.object({
  cases: z.number(),
  documents: z.number(),
  orders: z.number(),
  messages: z.number(),
  saved: z.array(savedSchema),
  emailsUntil: z.string(),
})
export type DeletionOutcome = z.infer<typeof outcomeSchema>
export type DeletionRecord = z.infer<typeof savedSchema>

export const goneAtOnce = [
  'sign-in',
  'details',
  'household',
  'loose-messages',
  'drafts',
  'archives',
  'unpaid',
  'lists',
] as const
export type GoneAtOnce = (typeof goneAtOnce)[number]

export const retainedByLaw = retention.filter(({ law }) => law.startsWith('Code of Obligations'))

/**
 * Last day of retention: full calendar years (Zurich) after the year of `endedAt`. @example retainedUntil('orders', new
 * Date('2026-11-21T09:00:00Z')) // '2036-12-31'
 */
export function retainedUntil(id: Extract<RetentionId, 'mandates' | 'orders' | 'emails'>, endedAt: Date): string {
  const period = retention.find((row) => row.id === id)?.period
  if (!period || !('fullYears' in period)) throw new Error(`${id} is not kept by full years`)
  return `${Number(swissDay(endedAt).slice(0, 4)) + period.fullYears}-12-31`
}

export function dueAfterThinking(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + thinkingDays * 24 * 60 * 60 * 1000)
}

export type Ongoing = { cases: string[]; orders: string[]; appointments: string[] }

export function isOver({ cases, orders, appointments }: Ongoing): boolean {
  return cases.length + orders.length + appointments.length === 0
}

type Keepable = {
  cases: { caseNumber: string; closedAt: Date | null; updatedAt: Date }[]
  orders: { number: number; endedAt: Date }[]
}

export function savedOf({ cases, orders }: Keepable): DeletionRecord[] {
  return [
    ...cases.map(({ caseNumber, closedAt, updatedAt }): DeletionRecord => {
      return { kind: 'case', number: caseNumber, until: retainedUntil('mandates', closedAt ?? updatedAt) }
    }),
    ...orders.map(({ number, endedAt }): DeletionRecord => {
      return { kind: 'order', number: String(number), until: retainedUntil('orders', endedAt) }
    }),
  ]
}

export type RequestOutcome =
  | { ok: true }
  | ({ ok: false; reason: 'ongoing' } & Ongoing)
  | { ok: false; reason: 'asked-before' }

/** `released`: cases to delete although they may be retained. `holdReason`: why the deletion is on hold. */
export type DeletionDecision = { released: string[] } | { holdReason: string }

export type DecideOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'unknown' | 'reason-missing' | 'unknown-case' }

export type DeletionState = (typeof deletionStates)[number]
