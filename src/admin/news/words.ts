import type { StatusKind } from '#design/status.tsx'
import type { FeedState } from '#news/feed-health.ts'
import type { NewsState } from '#news/news-item.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type NewsAdminWords } from './words-en.ts'

/** The words about news for staff. */
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

/** A state of an item with its colour. */
export function stateBadge(state: NewsState): Badge {
  return { label: newsAdminWords().states[state], kind: stateKinds[state] }
}

const feedKinds: Record<FeedState, StatusKind> = { ok: 'done', backing_off: 'warn', broken: 'bad' }

/** How a feed stands, with its colour. */
export function feedBadge(state: FeedState): Badge {
  return { label: newsAdminWords().feeds[state], kind: feedKinds[state] }
}

/** States in which items rest; the others are passed through within one step. */
export const restingStates = [
  'in_review',
  'checks_failed',
  'candidate',
  'published',
  'corrected',
  'withdrawn',
  'filtered_out',
] as const satisfies NewsState[]

/** Why an item was left out or withdrawn, in words; what staff wrote stands as it is. */
export function reasonWords(reason: string): string {
  return newsAdminWords().reasons[reason] ?? reason
}
