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
  { name: 'Tax Basics', illustration: 'brackets', description: 'How the Swiss system works and who has to file' },
  { name: 'Pension & Savings', illustration: 'growth', description: 'Pillar 3a, pension fund and capital' },
  { name: 'Real Estate', illustration: 'facade', description: 'Homes here and abroad' },
  { name: 'Digital Assets', illustration: 'cells', description: 'Crypto as wealth and income' },
  { name: 'Wealth Tax', illustration: 'stack', description: 'What counts on 31 December' },
  { name: 'Tax Planning', illustration: 'route', description: 'The right year and the right place' },
  { name: 'Business Tax', illustration: 'ledger', description: 'Self-employment, VAT, own company' },
  { name: 'Estate Planning', illustration: 'division', description: 'Gifts, inheritance, wills' },
  { name: 'Health & Insurance', illustration: 'shelter', description: 'Premiums, bills, benefits' },
  { name: 'Education', illustration: 'fan', description: 'Training, school, child care' },
]

export const blogAuthorNote =
  'Our articles are written and checked by the advisers who prepare returns. Each one names the state of law it rests on.'
