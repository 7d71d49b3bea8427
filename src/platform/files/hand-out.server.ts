import type { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { contentDisposition, isViewable } from './hand-out.ts'

type HandedOut = { stream: Readable; filename: string; mediaType: string; sizeBytes: number }

const locked =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"

export function uploadReply(
  { stream, filename, mediaType, sizeBytes }: HandedOut,
  kind: 'inline' | 'attachment',
  method: string,
): Response {
  const isInline = kind === 'inline' && isViewable(mediaType)
  const headers = new Headers({
    'Content-Type': isInline ? mediaType : 'application/octet-stream',
    'Content-Length': String(sizeBytes),
    'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', filename),
    // PDFs get no CSP sandbox, because WebKit would show an empty page. WebKit runs its PDF viewer in a sandbox anyway.
    'Content-Security-Policy': isInline && mediaType === 'application/pdf' ? locked : `sandbox; ${locked}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  })
  if (method === 'HEAD') {
    stream.destroy()
    return new Response(null, { headers })
  }
  return new Response(createReadableStreamFromReadable(stream), { headers })
}
