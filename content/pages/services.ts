import { crossBorderAndPlanning } from '#content/services/cross-border-and-planning.ts'
import { returnsAndSourceTax } from '#content/services/returns-and-source-tax.ts'
import type { ServicePage } from '#content/services/service-page.ts'
import type { PageMeta } from './parts.ts'

export const servicesOverview = {
  meta: {
    title: 'Services',
    description:
      'Tax returns, tax at source, foreign income, tax planning and objections for expatriates in all 26 cantons. See what you get and what it costs.',
  } satisfies PageMeta,
  title: 'Our services',
  lead: 'Get your Swiss tax return filed, get back tax you overpaid, and meet every deadline. For B, L and C permit holders and cross-border commuters, in all 26 cantons.',
  details: 'See what is included',
  price: (price: string, isLowest: boolean) => `${isLowest ? 'From ' : ''}${price}, VAT included`,
  audienceTitle: 'Who it is for',
  featuresTitle: 'Key features',
  includedTitle: 'Included',
  notIncludedTitle: 'Not included',
  linksTitle: 'Guides and calculators',
  productsTitle: 'In the store',
} as const

export const servicePages: readonly ServicePage[] = [...returnsAndSourceTax, ...crossBorderAndPlanning]
