import type { ListingPage } from './parts.ts'

/** Kinds of hits, in the order in which equally good ones are shown. */
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

/** What each calculator answers; `words` are further words people look for it by. */
export const calculatorHits: readonly { tab: string; title: string; summary: string; words: string }[] = [
  {
    tab: 'income-tax',
    title: 'Income tax calculator',
    summary: 'Tax on income by canton and commune: a quick estimate beside the official tariff.',
    words: 'salary gross net tax rate',
  },
  {
    tab: 'wealth-tax',
    title: 'Wealth tax calculator',
    summary: 'What your assets cost per year in each canton.',
    words: 'assets fortune savings',
  },
  {
    tab: 'pillar-3a',
    title: 'Pillar 3a calculator',
    summary: 'What a payment into pillar 3a saves in tax.',
    words: 'pension saving deduction limit',
  },
  {
    tab: 'real-estate',
    title: 'Real estate calculator',
    summary: 'Imputed rental value, mortgage interest and maintenance of a home you own.',
    words: 'house home mortgage owner',
  },
  {
    tab: 'withholding-tax',
    title: 'Tax at source calculator',
    summary: 'What the employer withholds from a monthly salary, by canton and tariff code.',
    words: 'withholding tax tariff code',
  },
  {
    tab: 'capital-benefit',
    title: 'Capital benefit calculator',
    summary: 'Tax on a lump sum from pension fund or pillar 3a.',
    words: 'lump sum withdrawal pension fund',
  },
  {
    tab: 'compare-communes',
    title: 'Compare communes',
    summary: 'The same household in several communes, side by side.',
    words: 'move relocation cheapest municipality',
  },
]

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
  contact: 'Ask us',
  calculators: 'Open the calculators',
} as const

export const searchPage: ListingPage = {
  meta: { title: 'Search', description: 'Search pages, products, articles, law, questions, resources and news.' },
  title: 'Search',
  lead: 'Pages, products, articles, news, law, questions, guides and calculators in one search. German, French and Italian words work, too.',
}
