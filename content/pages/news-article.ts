export const newsArticlePage = {
  back: 'Back to News',
  notFoundTitle: 'Article not found',
  notFoundText: "Sorry, we couldn't find the news article you're looking for.",
  withdrawnTitle: 'Article withdrawn',
  withdrawnText:
    'We have withdrawn this article because we no longer consider it correct. Our records give the reason.',
  reviewed: 'A member of our team has checked this article and takes responsibility for it.',
  corrected: 'Corrected on',
  alsoReported: 'Also reported by',
} as const
