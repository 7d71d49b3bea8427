/** URLs that are never prefetched: personal pages, side effects, and files. */
const neverAhead = [
  '/cart*',
  '/checkout*',
  '/success*',
  '/client-portal*',
  '/admin*',
  '/api/*',
  '/dev/*',
  '/store/*',
  '/documents/*',
  '/newsletter*',
  '/*.*',
  // URLs with a query are excluded, because a query may contain a token or a filter.
  '/*\\?(.+)',
]

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverAhead } },
          { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
