import type { NewsCategory } from './news-labels.ts'

const maxLength = 240

export type Licence = 'rewrite' | 'summary' | 'link-only'

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

export function nextState(state: NewsState, move: NewsMove): NewsState | null {
  const possible: Partial<Record<NewsMove, NewsState>> = moves[state]
  return possible[move] ?? null
}

/** Reason for filtering out an item that reports the same event as another one. */
export const sameStory = 'same-story'

export function isShown(state: NewsState): boolean {
  return state === 'published' || state === 'corrected'
}

export type Finding = {
  check: 'numbers' | 'dates' | 'addresses' | 'length' | 'markup' | 'instructions' | 'service'
  detail: string
}

export type FeedEntry = {
  url: string
  title: string
  description: string
  content: string
  publishedAt: Date | null
}

export type NewsArticle = {
  slug: string
  title: string
  description: string
  /** Text written by the firm; if null, the page only links to the original article. */
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
  corrections: Correction[]
}

export type Correction = { text: string; at: Date }

export type AlsoReported = { source: string; originalUrl: string; publishedAt: Date }

/** First sentence, shortened at a word boundary if long. Empty if the licence does not allow quoting. */
export function originalNote(description: string, licence: Licence): string {
  if (licence === 'link-only') return ''
  const plain = description.trim()
  const sentence = /^.{30,}?[.!?](?=\s+\p{Lu}|$)/su.exec(plain)?.[0]
  if (sentence && sentence.length <= maxLength) return sentence
  if (plain.length <= maxLength) return plain
  return `${plain
    .slice(0, maxLength)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:–-]+$/, '')} …`
}
