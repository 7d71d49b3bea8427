import type { ListingPage } from './parts.ts'

export const sitemapPage: ListingPage = {
  meta: { title: 'Sitemap', description: 'All pages of this site, grouped.' },
  title: 'Sitemap',
  lead: 'All pages of this site, grouped. For machines there is /sitemap.xml.',
}
