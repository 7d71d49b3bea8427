import type { Logger } from 'pino'

/**
 * Asks the server for each page of its sitemap once, one after the other, so that every public page is kept in memory
 * before a visitor, or a failing database, comes. Errors are left for the visitors' own requests to show.
 */
export async function warmPages(host: string, port: number, log: Logger): Promise<void> {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const ask = (path: string) => fetch(`http://${near}:${port}${path}`, { headers: { 'User-Agent': 'page warmer' } })
  try {
    const sitemap = await (await ask('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '/']) => new URL(address).pathname)
    for (const path of paths) await (await ask(path)).arrayBuffer()
    log.debug({ pages: paths.length }, 'public pages are warm')
  } catch (error) {
    log.debug({ err: error }, 'public pages could not be warmed')
  }
}

/** Warms the pages a moment after they were all forgotten; several announcements in a row count as one. */
export function warmAfter(milliseconds: number, warm: () => Promise<void>): (paths: string[]) => void {
  let timer: NodeJS.Timeout | undefined
  return (paths) => {
    if (!paths.includes('*')) return
    clearTimeout(timer)
    timer = setTimeout(warm, milliseconds)
    timer.unref()
  }
}
