import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { comparable } from '#platform/text/match-text.ts'

export const autoGenerateBlog = defineSetting('auto_generate_blog', z.enum(['on', 'off']), 'off', 'admin')

export const generatedReview = defineSetting('generated_review', z.enum(['before', 'after']), 'before', 'admin')

export const generatedReviewer = defineSetting('generated_reviewer', z.string().max(100), '', 'admin')

export const runStates = ['running', 'finished', 'failed'] as const
export const runSteps = ['waiting', 'writing', 'checking', 'repairing', 'saving', 'done'] as const
export type RunStep = (typeof runSteps)[number]

export const runReasons = ['not-configured', 'service', 'format', 'checks', 'stopped', 'not-saved'] as const
export type RunReason = (typeof runReasons)[number]

export const finding = z.object({
  check: z.enum(['numbers', 'dates', 'addresses', 'length', 'markup', 'instructions', 'facts', 'shape', 'service']),
  detail: z.string(),
})
export type Finding = z.infer<typeof finding>

export const remembered = 20
export const maxTriesADay = 3
export const maxRequestedADay = 10

const silentMinutes = 10

export function hasDied({ state, heartbeatAt }: { state: string; heartbeatAt: Date }, now: Date): boolean {
  return state === 'running' && now.getTime() - heartbeatAt.getTime() > silentMinutes * 60_000
}

type Topic = { id: string; category: string; lastUsedAt: Date | null }

/** Chooses unused topics first, then the least recent category and topic; if possible, none of the last twenty. */
export function nextTopic<T extends Topic>(topics: readonly T[]): T | null {
  const used = topics
    .filter(({ lastUsedAt }) => lastUsedAt !== null)
    .sort(byUse)
    .reverse()
  const recent = new Set(used.slice(0, remembered))
  const free = topics.filter((topic) => !recent.has(topic))
  const lastOf = new Map<string, number>()
  for (const { category, lastUsedAt } of topics)
    lastOf.set(category, Math.max(lastOf.get(category) ?? 0, lastUsedAt?.getTime() ?? 0))
  const candidates = free.length > 0 ? free : topics
  const [next] = [...candidates].sort(
    (a, b) => Number(a.lastUsedAt !== null) - Number(b.lastUsedAt !== null) || turn(a, b) || byUse(a, b),
  )
  return next ?? null

  function turn(a: Topic, b: Topic): number {
    return (lastOf.get(a.category) ?? 0) - (lastOf.get(b.category) ?? 0)
  }
}

function byUse(a: Topic, b: Topic): number {
  return (a.lastUsedAt?.getTime() ?? 0) - (b.lastUsedAt?.getTime() ?? 0) || a.id.localeCompare(b.id)
}

const maxWordsLength = 70

/** Slug of an article. It ends with the start of the run id, so that a repeated job creates the same slug. */
export function articleSlug({ topic, day, id }: { topic: string; day: string; id: string }): string {
  const words = comparable(topic)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const isCut = words.length > maxWordsLength && words[maxWordsLength] !== '-'
  const room = words.slice(0, maxWordsLength)
  return [isCut ? room.replace(/-[^-]*$/, '') : room, day, id.slice(0, 4)].filter(Boolean).join('-')
}
