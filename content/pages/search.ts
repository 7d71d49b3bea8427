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
  hint: 'Enter at least two letters.',
  busy: 'Searching …',
  found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  noneTitle: 'No results',
  noneText: 'Try another word in English, German, French or Italian. You can also ask us or use our calculators.',
  failed: 'The search is not responding. Try again, or press Enter to open the search page.',
  all: 'Show all results',
  allOf: (count: number, group: string) => `Show all ${count} in ${group}`,
  everywhere: 'All results',
  contact: 'Ask us',
  calculators: 'Open the calculators',
} as const

export const searchPage: ListingPage = {
  meta: {
    title: 'Search',
    description: 'Search our pages, products, articles, law library, FAQ, guides, calculators and news.',
  },
  title: 'Search',
  lead: 'Search our pages, products, articles, news, law library, FAQ, guides and calculators. You can also use German, French and Italian words.',
}
