import type { ListingPage } from './parts.ts'

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
  notFound: {
    title: 'Article not found',
    text: "Sorry, we couldn't find the blog post you're looking for.",
  },
  gone: { title: 'This article is gone', text: 'We have taken it off our site. What holds today stands in the blog.' },
  back: 'Back to Blog',
  authorTitle: 'About the author',
  relatedTitle: 'Related articles',
  sourcesTitle: 'Sources',
  figuresChecked: (day: string) => `Figures checked on ${day}`,
  generatedNote: 'Written by a language model from the sources named here.',
  callToActionTitle: 'Would you rather have it done?',
  callToActionText: 'We file the return of your household at a flat price, and answer your questions in English.',
} as const satisfies ListingPage & Record<string, unknown>
