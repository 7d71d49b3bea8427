import { createHash } from 'node:crypto'
import { hasNewest } from './file-reply.ts'

type TextReplyRecord = {
  type: string
  /** How long any cache may store the response. If 0, only the browser may store it, and must revalidate each time. */
  maxAgeSeconds?: number
  /** Text from which the ETag is computed, for bodies that differ only in details such as their creation time. */
  sameAs?: string
  more?: Record<string, string>
}

export function textReply(
  request: Request,
  body: string,
  { type, maxAgeSeconds = 600, sameAs = body, more = {} }: TextReplyRecord,
): Response {
  const etag = `"${createHash('sha256').update(sameAs).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...more,
    ETag: sameAs === body ? etag : `W/${etag}`,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'private, no-cache',
  }
  if (hasNewest(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
