/** Addresses that are never fetched ahead: pages of one visitor, things that count or change something, and files. */
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
  // A query may hold a token or a filter.
  '/*\\?(.+)',
]

/**
 * Tells the browser to fetch a public page of this site as soon as somebody is about to follow a link to it. The text
 * of `<script type="speculationrules">`; browsers that do not know it pass it over.
 */
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
