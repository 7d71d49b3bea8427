import { createHash } from 'node:crypto'
import { hasNewest } from './file-reply.ts'

type TextReplyRecord = {
  type: string
  /** It is the same for everybody and asked for anew after so long; 0: for one reader, who asks each time. */
  maxAgeSeconds?: number
  /** What two texts that say the same have in common, where that is not every letter. */
  sameAs?: string
  more?: Record<string, string>
}

/** A text for programs (a feed, a list for machines): with an ETag, and 304 for those who have it. */
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
