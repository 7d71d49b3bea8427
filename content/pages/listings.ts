import type { PageMeta } from './parts.ts'

/** Words of pages whose substance comes from elsewhere: the store, articles, figures, the portal. */
export type ListingPage = { meta: PageMeta; title: string; lead: string }

export const calculatorsPage: ListingPage = {
  meta: {
    title: 'Swiss tax calculators',
    description:
      'Income tax, wealth tax, Pillar 3a and real estate for all cantons: a flat-rate estimate beside the official tariff, free and without an account.',
  },
  title: 'Calculators',
  lead: 'Free, without an account. Nothing you type is stored.',
}

export const storePage = {
  meta: {
    title: 'Store',
    description: 'All packages and tax consultations with their prices in Swiss francs, VAT included.',
  },
  title: 'Store',
  lead: 'All packages and consultations. Prices in Swiss francs, VAT included.',
  backToStore: 'Back to store',
  addToCart: 'Add to Cart',
  chooseOptions: 'Choose options',
  empty: 'No products available at the moment.',
  rooms: [
    { type: 'package', id: 'packages', title: 'Tax packages', intro: 'One household, one tax year, one price.' },
    {
      type: 'consultation',
      id: 'consultations',
      title: 'Consultations',
      intro: 'By phone or video, in English, French or German.',
    },
    { type: 'service', id: 'services', title: 'Services', intro: 'For one question at a time.' },
    { type: 'add-on', id: 'add-ons', title: 'Add-ons', intro: 'What a package may need on top.' },
  ],
} as const satisfies ListingPage & Record<string, unknown>

export const cartPage = {
  meta: { title: 'Cart', description: 'The packages, add-ons and consultations you have chosen so far.' },
  title: 'Your cart',
  lead: 'Prices include VAT. A package is for one household and one tax year.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Packages, consultations and services are in the store.',
  cancelledTitle: 'Checkout cancelled',
  cancelledText: 'Nothing was charged. Your cart is as you left it.',
  summaryTitle: 'Order summary',
  continueShopping: 'Continue Shopping',
  checkout: 'Proceed to Checkout',
  clear: 'Clear Cart',
} as const satisfies ListingPage & Record<string, unknown>

export const blogPage = {
  meta: {
    title: 'Blog',
    description:
      'Articles on Swiss tax for expatriates: tax at source, pillar 3a, real estate, crypto, wealth tax, moving and more.',
  },
  title: 'Blog',
  lead: 'Swiss tax, explained by the people who file it. Each article names its sources and its state of law.',
  searchPlaceholder: 'Search articles...',
  featuredTitle: 'Featured articles',
  categoriesTitle: 'Categories',
  allCategories: 'All',
  tagsTitle: 'Popular tags',
  clear: 'Clear Filters',
  emptyTitle: 'No articles found',
  viewAll: 'View All Articles',
  notFoundTitle: 'Article not found',
  notFoundText: "Sorry, we couldn't find the blog post you're looking for.",
  back: 'Back to Blog',
  authorTitle: 'About the author',
  relatedTitle: 'Related articles',
  sourcesTitle: 'Sources',
  callToActionTitle: 'Would you rather have it done?',
  callToActionText: 'We file the return of your household at a flat price, and answer your questions in English.',
} as const satisfies ListingPage & Record<string, unknown>

export const resourcesPage = {
  meta: {
    title: 'Resource center',
    description: 'Guides, checklists and working spreadsheets for the Swiss tax return. Free, without an account.',
  },
  title: 'Resource center',
  lead: 'Guides, checklists and templates for tax years 2025 and 2026. Free, and without signing up.',
  featuredTitle: 'Featured resources',
  sections: { 'Tax Guide': 'Tax Guides', Checklist: 'Tax Checklists', Template: 'Tax Templates' },
  featuredBadge: 'Featured',
  download: 'Download',
  downloaded: 'Downloaded',
  ratingClaimId: 'resource-ratings',
  closingTitle: 'Rather talk it through?',
  schedule: 'Schedule Consultation',
  contact: 'Contact Us',
} as const satisfies ListingPage & Record<string, unknown>

export const caseStudiesPage = {
  meta: {
    title: 'Case studies',
    description:
      'Six returns with challenge, solution and result: illustrative composites from the work with expatriates.',
  },
  title: 'Case studies',
  lead: 'Six returns: what was difficult, what we did, what came of it.',
  compositeNote:
    'These cases are illustrative composites. Persons and amounts are not those of a single client; the law is as it stands.',
  clear: 'Clear Filters',
  featuredTitle: 'Featured case studies',
  allTitle: 'All case studies',
  statisticsClaimIds: ['total-tax-savings', 'happy-clients', 'hours-saved', 'satisfaction'],
  ratingClaimId: 'case-study-ratings',
  callToActionTitle: 'Is your case among them?',
} as const satisfies ListingPage & Record<string, unknown>

export const searchPage: ListingPage = {
  meta: { title: 'Search', description: 'Search pages, products, articles, law, questions, resources and news.' },
  title: 'Search',
  lead: 'Pages, products, articles, news, law, questions, guides and calculators in one search. German, French and Italian words work, too.',
}

export const sitemapPage = {
  meta: {
    title: 'Sitemap',
    description: 'All pages of this site, grouped: services, calculators, guides, articles, products and legal pages.',
  },
  title: 'Sitemap',
  lead: 'All pages of this site, grouped.',
  xmlLabel: 'For search engines:',
} as const satisfies ListingPage & Record<string, unknown>
