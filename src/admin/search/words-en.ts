import type { RefusalWords, Refused } from '#platform/words.ts'
import type { SearchGroup } from './search-groups.ts'
import type { SearchOutcome } from './search-office.server.ts'
import { shortestQuery } from './search-query.ts'

export type SearchWords = {
  groups: Record<SearchGroup, string>
  notForgiven(groups: readonly SearchGroup[]): string
  notSearched: RefusalWords<Refused<SearchOutcome>>
}

const groups: SearchWords['groups'] = {
  clients: 'Clients',
  cases: 'Tax Cases',
  orders: 'Orders',
  invoices: 'Invoices',
  messages: 'Messages',
  documents: 'Documents',
  enquiries: 'Enquiries',
  applications: 'Applications',
  content: 'Content',
}

export const en: SearchWords = {
  groups,
  notForgiven: (kinds) =>
    `Under ${kinds.map((kind) => groups[kind]).join(', ')} only the exact spelling was looked for: too much there is spelt nearly so. Add a word, or check the spelling.`,
  notSearched: {
    'too-short': `Enter at least ${shortestQuery} letters or figures.`,
    'too-many-searches': ({ retryAfterSeconds }) =>
      `You have searched very often in a short time. Try again in ${retryAfterSeconds} seconds.`,
  },
}
