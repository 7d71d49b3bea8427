import type { NewsCategory } from './news-labels.ts'

/** What we may make of a source's texts: rewrite them, quote a sentence, or only name and link them. */
export type Licence = 'rewrite' | 'summary' | 'link-only'

/** What may happen to an item, state by state. Reading this table is reading the way from feed to page. */
const moves = {
  fetched: { drop: 'filtered_out', keep: 'candidate' },
  filtered_out: { keep: 'candidate' },
  candidate: { drop: 'filtered_out', draft: 'drafted', quote: 'in_review' },
  drafted: { pass: 'in_review', fail: 'checks_failed' },
  checks_failed: { drop: 'filtered_out', quote: 'in_review', pass: 'in_review', fail: 'checks_failed' },
  in_review: {
    drop: 'filtered_out',
    quote: 'in_review',
    pass: 'in_review',
    fail: 'checks_failed',
    approve: 'approved',
  },
  approved: { publish: 'published' },
  published: { correct: 'corrected', withdraw: 'withdrawn' },
  corrected: { correct: 'corrected', withdraw: 'withdrawn' },
  withdrawn: {},
} as const satisfies Record<string, Record<string, string>>

export type NewsState = keyof typeof moves
export type NewsMove = { [State in NewsState]: keyof (typeof moves)[State] }[NewsState]

export const newsStates: readonly NewsState[] = [
  'fetched',
  'candidate',
  'drafted',
  'checks_failed',
  'in_review',
  'approved',
  'published',
  'corrected',
  'withdrawn',
  'filtered_out',
]

/** The state that follows, or null when this cannot happen now. */
export function nextState(state: NewsState, move: NewsMove): NewsState | null {
  const possible: Partial<Record<NewsMove, NewsState>> = moves[state]
  return possible[move] ?? null
}

/** Why an item was left out that goes with another one: both are about the same event. */
export const sameStory = 'same-story'

/** Whether readers see an item of this state. */
export function isShown(state: NewsState): boolean {
  return state === 'published' || state === 'corrected'
}

/** What a check of a rewritten text found. */
export type Finding = {
  check: 'numbers' | 'dates' | 'addresses' | 'length' | 'markup' | 'instructions' | 'service'
  detail: string
}

/** An item of a feed, as plain text. */
export type FeedEntry = {
  url: string
  title: string
  description: string
  content: string
  publishedAt: Date | null
}

/** A published item as readers see it. */
export type NewsArticle = {
  slug: string
  title: string
  description: string
  /** HTML of the rewritten text; null where the source's own text is to be read at the source. */
  content: string | null
  source: string
  originalUrl: string
  publishedAt: Date
  category: NewsCategory
  tags: string[]
  isRewritten: boolean
  image: string
  imageAlt: string
  shownAt: Date
  updatedAt: Date
  /** What was corrected after it was published, the newest first. */
  corrections: Correction[]
}

/** What was wrong in a text that readers had seen. */
export type Correction = { text: string; at: Date }

/** Another source that reports the same event. */
export type AlsoReported = { source: string; originalUrl: string; publishedAt: Date }
