import type { ListingPage } from './parts.ts'

export const sitemapPage = {
  meta: {
    title: 'Sitemap',
    description:
      'Every page on this site, by topic: services, calculators, guides, articles, products and legal pages.',
  },
  title: 'Sitemap',
  lead: 'Find every page on this site by topic.',
  xmlLabel: 'For search engines:',
} as const satisfies ListingPage & Record<string, unknown>
