export type ReplyFile = { type: string; bytes: Uint8Array; etag: string }

export function fileReply(request: Request, { type, bytes, etag }: ReplyFile, extra: Record<string, string>): Response {
  if (hasNewest(request, etag)) return new Response(null, { status: 304, headers: { ...extra, ETag: etag } })
  const headers = { ...extra, 'Content-Type': type, 'Content-Length': String(bytes.byteLength), ETag: etag }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

export function hasNewest(request: Request, etag: string): boolean {
  return holds(request.headers.get('If-None-Match') ?? '', etag)
}

/** Whether the browser's copy is current. Ignores the weak mark `W/`, which proxies may add to our ETags. */
export function holds(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '') return false
  const cached = ifNoneMatch.split(',').map(opaque)
  return cached.includes(opaque(etag)) || cached.includes('*')
}

function opaque(pageEtag: string): string {
  return pageEtag.trim().replace(/^W\//, '')
}

export function pdfReply({ filename, content }: { filename: string; content: Buffer }): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
