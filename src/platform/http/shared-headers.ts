const cacheControl = 'public, max-age=0, must-revalidate'

/** Tracking parameters that other sites add to links. No page reads them. */
const counting = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((part) => `utm_${part}`),
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'],
]

/** For pages that depend on neither visitor nor URL query. They are cached in memory until their content changes. */
export const sharedPage = () => ({ 'Cache-Control': cacheControl, 'No-Vary-Search': 'params' })

/** For pages that read their query: they are cached only at the URL without a query. */
export const sharedUnlessRequested = () => ({
  'Cache-Control': cacheControl,
  'No-Vary-Search': `params=(${counting.map((name) => `"${name}"`).join(' ')})`,
})

export const privatePage = () => ({ 'Cache-Control': 'no-store' })
