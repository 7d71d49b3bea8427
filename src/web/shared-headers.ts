/**
 * Headers of a page that is the same for everybody. Export it as `headers` of the route: the finished page is then
 * kept in memory and shown to many until its content changes.
 */
export const sharedPage = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' })

/** Headers of a page made for one visitor: nobody keeps it. */
export const privatePage = () => ({ 'Cache-Control': 'no-store' })
