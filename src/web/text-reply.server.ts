import { createHash } from 'node:crypto'

/**
 * A text that is the same for everybody (a feed, a list for machines): with an ETag, and 304 for those who have it.
 * It is asked for anew after `maxAgeSeconds`.
 */
export function textReply(
  request: Request,
  body: string,
  { type, maxAgeSeconds = 600 }: { type: string; maxAgeSeconds?: number },
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ETag: etag,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${maxAgeSeconds}`,
  }
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
