import { crossBorderAndPlanning } from '#content/services/cross-border-and-planning.ts'
import { returnsAndSourceTax } from '#content/services/returns-and-source-tax.ts'
import type { ServicePage } from '#content/services/service-page.ts'
import type { PageMeta } from './parts.ts'

export const servicesOverview = {
  meta: {
    title: 'Services',
    description:
      'Flat-rate tax returns, withholding-tax adjustments, international income, tax planning and objections for expatriates in Switzerland.',
  } satisfies PageMeta,
  title: 'What we do',
  lead: 'Five services around one thing: the Swiss tax return of somebody with a link to another country.',
  audienceTitle: 'Who it is for',
  featuresTitle: 'Key features',
  includedTitle: 'Included',
  notIncludedTitle: 'Not included',
  linksTitle: 'Read and calculate',
  productsTitle: 'In the store',
} as const

export const servicePages: readonly ServicePage[] = [...returnsAndSourceTax, ...crossBorderAndPlanning]
