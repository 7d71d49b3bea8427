import type { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { contentDisposition, isViewable } from './hand-out.ts'

type HandedOut = { stream: Readable; filename: string; mediaType: string; sizeBytes: number }

/** What a file of somebody may do when it is looked at in the browser: nothing. */
const locked =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"

/**
 * Answers with a file that somebody uploaded: to be looked at where that is wanted and its kind allows it, else to be saved.
 * A HEAD request gets the headers alone.
 */
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
    // In a sandbox WebKit shows an empty page instead of a PDF, whose viewer has a sandbox of its own.
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
