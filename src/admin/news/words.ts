import type { StatusKind } from '#design/status.tsx'
import type { FeedState } from '#news/feed-health.ts'
import type { Finding, Licence, NewsState } from '#news/news-item.ts'

type Mark = { label: string; kind: StatusKind }

/** The states of a news item as staff read them. */
export const stateMarks: Record<NewsState, Mark> = {
  fetched: { label: 'Fetched', kind: 'info' },
  candidate: { label: 'Waits', kind: 'wait' },
  drafted: { label: 'Drafted', kind: 'prog' },
  checks_failed: { label: 'Checks failed', kind: 'bad' },
  in_review: { label: 'In review', kind: 'warn' },
  approved: { label: 'Approved', kind: 'prog' },
  published: { label: 'Published', kind: 'done' },
  corrected: { label: 'Corrected', kind: 'done' },
  withdrawn: { label: 'Withdrawn', kind: 'off' },
  filtered_out: { label: 'Filtered out', kind: 'off' },
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

export const feedMarks: Record<FeedState, Mark> = {
  ok: { label: 'OK', kind: 'done' },
  backing_off: { label: 'Backing off', kind: 'warn' },
  broken: { label: 'Broken', kind: 'bad' },
}

export const licenceWords: Record<Licence, string> = {
  rewrite: 'May be rewritten',
  summary: 'One sentence and link',
  'link-only': 'Headline and link only',
}

export const checkWords: Record<Finding['check'], string> = {
  numbers: 'Number that is not in the source',
  dates: 'Month that is not in the source',
  addresses: 'Address that is not in the source',
  length: 'Length (200 to 300 words)',
  markup: 'Markup that is not allowed',
  instructions: 'Words of an instruction',
  service: 'Text service',
}

const reasons: Record<string, string> = {
  'not-about-tax': 'It is not about taxes.',
  'too-old': 'It is too old.',
  duplicate: 'Another item has the same title.',
  'dropped-by-staff': 'Staff left it out.',
}

/** Why an item was left out or withdrawn, in words; what staff wrote stands as it is. */
export function reasonWords(reason: string): string {
  return reasons[reason] ?? reason
}
