import type { ListingPage } from './parts.ts'

export const sitemapPage = {
  meta: {
    title: 'Sitemap',
    description: 'All pages of this site, grouped: services, calculators, guides, articles, products and legal pages.',
  },
  title: 'Sitemap',
  lead: 'All pages of this site, grouped.',
  xmlLabel: 'For search engines:',
} as const satisfies ListingPage & Record<string, unknown>
