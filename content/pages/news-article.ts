export const newsArticlePage = {
  back: 'Back to News',
  notFoundTitle: 'Article not found',
  notFoundText: "Sorry, we couldn't find the news article you're looking for.",
  withdrawnTitle: 'This article was withdrawn',
  withdrawnText: 'We no longer stand by it. The reason is kept with our records.',
  reviewed: 'A member of our staff has read it and takes responsibility for it.',
  corrected: 'Corrected on',
  alsoReported: 'Also reported by',
} as const
