/** Categories of news, in the order of the filter, with their names. */
export const newsCategories = {
  government: 'Government',
  'tax-policy': 'Tax Policy',
  'tax-law': 'Tax Law',
  news: 'General News',
  business: 'Business',
} as const

export type NewsCategory = keyof typeof newsCategories
export const categoryIds: readonly NewsCategory[] = ['government', 'tax-policy', 'tax-law', 'news', 'business']

/** What we may make of a source's texts, from most to least. */
export const licences = ['rewrite', 'summary', 'link-only'] as const

export const rewrittenLabel = 'AI Rewritten'
export const originalLabel = 'Original Source'
