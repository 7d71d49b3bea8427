const cacheControl = 'public, max-age=0, must-revalidate'

/** Tracking parameters, which no page reads. */
const counting = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((part) => `utm_${part}`),
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'],
]

/** The page is the same for all visitors and queries, and cached in memory until its content changes. */
export const sharedPage = () => ({ 'Cache-Control': cacheControl, 'No-Vary-Search': 'params' })

/** The page is shared at its plain URL, but reads its query. */
export const sharedUnlessRequested = () => ({
  'Cache-Control': cacheControl,
  'No-Vary-Search': `params=(${counting.map((name) => `"${name}"`).join(' ')})`,
})

export const privatePage = () => ({ 'Cache-Control': 'no-store' })
