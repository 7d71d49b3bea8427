import type { Illustration } from '#content/drawing.ts'

export type BlogCategory =
  | 'Tax Basics'
  | 'Pension & Savings'
  | 'Real Estate'
  | 'Digital Assets'
  | 'Wealth Tax'
  | 'Tax Planning'
  | 'Business Tax'
  | 'Estate Planning'
  | 'Health & Insurance'
  | 'Education'

export type BlogDifficulty = 'Beginner' | 'Intermediate' | 'Advanced'

/**
 * Front matter between two `---` lines: one `key: value` per line, text with a colon in double quotes, `tags` in square
 * brackets. The Markdown body has headings from level 2 and ends with a list under 'Sources'.
 */
export type BlogFrontMatter = {
  slug: string
  title: string
  author: string
  authorTitle: string
  date: string
  category: BlogCategory
  tags: readonly string[]
  summary: string
  readTime: string
  difficulty: BlogDifficulty
  featured: boolean
  imageAlt: string
  illustration: Illustration
  /** Law and figures were checked as of this day (YYYY-MM-DD). */
  lawState: string
}

export const blogCategories: readonly { name: BlogCategory; illustration: Illustration; description: string }[] = [
  { name: 'Tax Basics', illustration: 'brackets', description: 'How Swiss tax works and whether you have to file' },
  {
    name: 'Pension & Savings',
    illustration: 'growth',
    description: 'Pillar 3a, pension funds and lump-sum withdrawals',
  },
  { name: 'Real Estate', illustration: 'facade', description: 'Your home in Switzerland and abroad' },
  { name: 'Digital Assets', illustration: 'cells', description: 'How crypto is taxed as wealth and income' },
  { name: 'Wealth Tax', illustration: 'stack', description: 'What you declare on 31 December' },
  { name: 'Tax Planning', illustration: 'route', description: 'Choosing the right time and place' },
  { name: 'Business Tax', illustration: 'ledger', description: 'Self-employment, VAT and your own company' },
  { name: 'Estate Planning', illustration: 'division', description: 'Gifts, inheritance and wills' },
  { name: 'Health & Insurance', illustration: 'shelter', description: 'Premiums, medical bills and benefits' },
  { name: 'Education', illustration: 'fan', description: 'Training, school and childcare' },
]

export const blogAuthorNote =
  'Our articles are written and checked by the advisers who prepare our clients’ tax returns. Each one shows the date on which we last checked the law.'
