import type { FieldWords } from '#platform/field-errors.ts'
import type { FeedState } from '#publishing/news/feeds/feed-health.ts'
import type { SourceError } from '#publishing/news/feeds/source-entry.ts'
import type { Finding, Licence, NewsState } from '#publishing/news/news-item.ts'

export type DecisionError = 'reason-missing' | 'too-long'

export type NewsAdminWords = {
  states: Record<NewsState, string>
  feeds: Record<FeedState, string>
  licences: Record<Licence, string>
  checks: Record<Finding['check'], string>
  reasons: Readonly<Record<string, string>>
  notDecided: (state: NewsState) => string
  fields: FieldWords<DecisionError>
  sourceFields: FieldWords<SourceError>
  sourceConflict: string
}

const states: NewsAdminWords['states'] = {
  fetched: 'Fetched',
  candidate: 'Waits',
  drafted: 'Drafted',
  checks_failed: 'Checks failed',
  in_review: 'In review',
  approved: 'Approved',
  published: 'Published',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
  filtered_out: 'Filtered out',
}

export const en: NewsAdminWords = {
  states,
  feeds: { ok: 'OK', backing_off: 'Backing off', broken: 'Broken' },
  licences: {
    rewrite: 'May be rewritten',
    summary: 'One sentence and link',
    'link-only': 'Headline and link only',
  },
  checks: {
    numbers: 'Number that is not in the source',
    dates: 'Month that is not in the source',
    addresses: 'Address that is not in the source',
    length: 'Length (200 to 300 words)',
    markup: 'Markup that is not allowed',
    instructions: 'Words of an instruction',
    service: 'Text service',
  },
  reasons: {
    'not-about-tax': 'It is not about taxes.',
    'too-old': 'It is too old.',
    duplicate: 'Another item has the same title.',
    'dropped-by-staff': 'Staff left it out.',
    'same-story': 'It goes with another item about the same event.',
  },
  notDecided: (state) => `This item is '${states[state]}': that cannot be done with it now. Nothing was changed.`,
  fields: { 'reason-missing': 'Write down why.', 'too-long': 'At most 300 characters.' },
  sourceFields: {
    'name-missing': 'Enter the name of the source.',
    'address-wrong': 'Enter a whole address beginning with https://.',
    'address-taken': 'Another source has this address already.',
    'language-wrong': 'Enter two letters, such as en.',
    'reason-missing': 'Write down why we may do this, in a sentence.',
    'interval-wrong': 'Enter minutes between 15 and 1’440.',
    'choice-missing': 'Choose one.',
    'too-long': 'This is too long.',
  },
  sourceConflict:
    'Somebody else has changed this source meanwhile, and nothing was saved. Open it again to see what stands now; your entries are below.',
}
