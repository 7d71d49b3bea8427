export const newsCategories = {
  government: 'Government',
  'tax-policy': 'Tax Policy',
  'tax-law': 'Tax Law',
  news: 'General News',
  business: 'Business',
} as const

export type NewsCategory = keyof typeof newsCategories
export const categoryIds: readonly NewsCategory[] = ['government', 'tax-policy', 'tax-law', 'news', 'business']

export const licences = ['rewrite', 'summary', 'link-only'] as const

export const rewrittenLabel = 'AI Rewritten'
export const originalLabel = 'Original Source'
