export type ReplyFile = { type: string; bytes: Uint8Array; etag: string }

/** A finished file with its size and ETag; without its bytes for HEAD, and 304 for those who have it. */
export function fileReply(request: Request, { type, bytes, etag }: ReplyFile, extra: Record<string, string>): Response {
  if (hasNewest(request, etag)) return new Response(null, { status: 304, headers: { ...extra, ETag: etag } })
  const headers = { ...extra, 'Content-Type': type, 'Content-Length': String(bytes.byteLength), ETag: etag }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

/** Whether the one who asks says that he holds this version already. */
export function hasNewest(request: Request, etag: string): boolean {
  return holds(request.headers.get('If-None-Match') ?? '', etag)
}

/** Whether `If-None-Match` names this ETag. Weak or not makes no difference there, and on its way a mark may become weak. */
export function holds(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '') return false
  const cached = ifNoneMatch.split(',').map(opaque)
  return cached.includes(opaque(etag)) || cached.includes('*')
}

function opaque(pageEtag: string): string {
  return pageEtag.trim().replace(/^W\//, '')
}
