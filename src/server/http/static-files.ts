import { existsSync, readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { hasNewest } from '#platform/http/file-reply.ts'

/** Serves static files, pre-compressed if possible. Requests for other paths go to the next handler. */
export function staticFiles({ root, cacheControl }: { root: string; cacheControl: string }): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  // The names at the top level of the folder are listed once, at startup. A path that starts with none of them is not a
  // file, so the disk is not searched for it.
  const names = new Set(existsSync(root) ? readdirSync(root) : [])
  return async (c, next) => {
    if (!names.has(c.req.path.split('/', 2)[1] ?? '')) return next()
    const reply = await serve(c, next)
    if (!(reply instanceof Response) || reply.status !== 200) return reply
    const etag = etagOf(reply.headers)
    const headers = new Headers(reply.headers)
    headers.set('Cache-Control', cacheControl)
    headers.set('ETag', etag)
    if (!hasNewest(c.req.raw, etag)) return new Response(reply.body, { headers })
    await reply.body?.cancel()
    headers.delete('Content-Length')
    return new Response(null, { status: 304, headers })
  }
}

function etagOf(headers: Headers): string {
  const updatedAt = Date.parse(headers.get('Last-Modified') ?? '')
  return `W/"${Number(headers.get('Content-Length')).toString(36)}-${updatedAt.toString(36)}"`
}
