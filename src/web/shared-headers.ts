const cacheControl = 'public, max-age=0, must-revalidate'

/** What others add to our addresses to count their visitors. No page reads it. */
const counting = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((part) => `utm_${part}`),
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'],
]

/**
 * Headers of a page that is the same for everybody, whatever its query: it reads none. Export it as `headers` of the
 * route: the finished page is then kept in memory and shown to many until its content changes.
 */
export const sharedPage = () => ({ 'Cache-Control': cacheControl, 'No-Vary-Search': 'params' })

/** Headers of a page that is the same for everybody who asks for its plain address, and reads its query for the others. */
export const sharedUnlessRequested = () => ({
  'Cache-Control': cacheControl,
  'No-Vary-Search': `params=(${counting.map((name) => `"${name}"`).join(' ')})`,
})

/** Headers of a page made for one visitor: nobody keeps it. */
export const privatePage = () => ({ 'Cache-Control': 'no-store' })
