import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import type { FeedState } from '#publishing/news/feeds/feed-health.ts'
import type { NewsState } from '#publishing/news/news-item.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

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
  return { label: t(publishingStaffTexts.newsNews).states[state], kind: stateKinds[state] }
}

const feedKinds: Record<FeedState, StatusKind> = { ok: 'done', backing_off: 'warn', broken: 'bad' }

export function feedBadge(state: FeedState): Badge {
  return { label: t(publishingStaffTexts.newsNews).feeds[state], kind: feedKinds[state] }
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
  return t(publishingStaffTexts.newsNews).reasons[reason] ?? reason
}
