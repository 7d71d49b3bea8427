import type { StatusKind } from '#design/feedback/status.tsx'
import { wordsIn } from '#platform/words.ts'
import type { FeedState } from '#publishing/news/feeds/feed-health.ts'
import type { NewsState } from '#publishing/news/news-item.ts'
import { en, type NewsAdminWords } from './words-en.ts'

export const newsAdminWords = wordsIn<NewsAdminWords>({ en })

type Badge = { label: string; kind: StatusKind }

const stateKinds: Record<NewsState, StatusKind> = {
  fetched: 'info',
  candidate: 'wait',
  drafted: 'prog',
  checks_failed: 'bad',
  in_review: 'warn',
  approved: 'prog',
  published: 'done',
  corrected: 'done',
  withdrawn: 'off',
  filtered_out: 'off',
}

export function stateBadge(state: NewsState): Badge {
  return { label: newsAdminWords().states[state], kind: stateKinds[state] }
}

const feedKinds: Record<FeedState, StatusKind> = { ok: 'done', backing_off: 'warn', broken: 'bad' }

export function feedBadge(state: FeedState): Badge {
  return { label: newsAdminWords().feeds[state], kind: feedKinds[state] }
}

export const restingStates = [
  'in_review',
  'checks_failed',
  'candidate',
  'published',
  'corrected',
  'withdrawn',
  'filtered_out',
] as const satisfies NewsState[]

export function reasonWords(reason: string): string {
  return newsAdminWords().reasons[reason] ?? reason
}
