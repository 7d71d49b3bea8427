const cacheControl = 'public, max-age=0, must-revalidate'

/** Tracking parameters that other sites add to links. No page reads them. */
const counting = [
  ...['source', 'medium', 'campaign', 'term', 'content', 'id'].map((part) => `utm_${part}`),
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'],
]

/** Headers of pages that depend on neither visitor nor query. Such pages are cached until their content changes. */
export const sharedPage = () => ({ 'Cache-Control': cacheControl, 'No-Vary-Search': 'params' })

/** Headers of pages that depend on the query. Cached only if the URL has no parameters except tracking parameters. */
export const sharedUnlessRequested = () => ({
  'Cache-Control': cacheControl,
  'No-Vary-Search': `params=(${counting.map((name) => `"${name}"`).join(' ')})`,
})

export const privatePage = () => ({ 'Cache-Control': 'no-store' })
