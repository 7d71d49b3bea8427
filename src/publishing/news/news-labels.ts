import { t } from '#platform/texts.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'

const copy = () => t(newsTexts.newsLabels)
export const newsCategories = {
  get government() {
    return copy().government
  },
  get 'tax-policy'() {
    return copy().taxPolicy
  },
  get 'tax-law'() {
    return copy().taxLaw
  },
  get news() {
    return copy().generalNews
  },
  get business() {
    return copy().business
  },
} as const

export type NewsCategory = keyof typeof newsCategories
export const categoryIds: readonly NewsCategory[] = ['government', 'tax-policy', 'tax-law', 'news', 'business']

export const licences = ['rewrite', 'summary', 'link-only'] as const

export const rewrittenLabel = 'AI Rewritten'
export const originalLabel = 'Original Source'
