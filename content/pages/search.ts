import type { ListingPage } from './parts.ts'

export const searchGroups = {
  calculators: 'Calculators',
  products: 'Packages and products',
  pages: 'Pages',
  articles: 'Articles',
  news: 'News',
  questions: 'Questions',
  law: 'Law',
  resources: 'Guides and templates',
  cases: 'Case studies',
} as const

export type SearchGroup = keyof typeof searchGroups

export const searchWords = {
  label: 'Search the site',
  placeholder: 'Tax at source, pillar 3a, deadline …',
  button: 'Search',
  hint: 'Type at least two letters.',
  busy: 'Searching …',
  noneTitle: 'Nothing found',
  noneText: 'Try another word, in English, German, French or Italian. Or ask us, or work it out.',
  failed: 'The search did not answer. Try again, or press Enter for the search page.',
  all: 'Show all hits',
  allOf: (count: number, group: string) => `All ${count} in ${group}`,
  everywhere: 'Hits of all kinds',
  contact: 'Ask us',
  calculators: 'Open the calculators',
} as const

export const searchPage: ListingPage = {
  meta: { title: 'Search', description: 'Search pages, products, articles, law, questions, resources and news.' },
  title: 'Search',
  lead: 'Pages, products, articles, news, law, questions, guides and calculators in one search. German, French and Italian words work, too.',
}
