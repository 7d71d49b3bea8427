import type { ListingPage } from './parts.ts'

export const blogPage = {
  meta: {
    title: 'Blog',
    description:
      'Articles on Swiss taxes for expatriates: tax at source, pillar 3a, real estate, crypto, wealth tax, moving and more.',
  },
  title: 'Blog',
  lead: 'Swiss taxes, explained by the people who file tax returns. Each article lists its sources and the date of the law it describes.',
  searchPlaceholder: 'Search articles',
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
  gone: {
    title: 'Article removed',
    text: 'We have removed this article from our site. You can find current articles in our blog.',
  },
  back: 'Back to Blog',
  authorTitle: 'About the author',
  relatedTitle: 'Related articles',
  sourcesTitle: 'Sources',
  figuresChecked: (day: string) => `We checked the figures on ${day}`,
  generatedNote: 'Written by a language model from the sources listed here.',
  callToActionTitle: 'Would you like us to do it for you?',
  callToActionText:
    'We prepare and file your household’s tax return at a fixed price and answer your questions in English.',
} as const satisfies ListingPage & Record<string, unknown>
