import { createReadableStreamFromReadable } from '@react-router/node'
import { deskFor } from '#admin/guard.server.ts'
import { openDocument } from '#cases/open-document.server.ts'
import { openFault } from './document-words.ts'

type Asked = Parameters<typeof deskFor>[0] & { params: { documentId: string } }

// What a browser shows by itself without running anything of it.
const shownInline = ['application/pdf', 'image/jpeg', 'image/png']

// Whatever is in the file, it has no scripts, no forms and no origin.
const sandbox =
  "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** Hands a document out to staff, with a row in the audit log. Only pictures and PDF are ever shown in the browser. */
export async function handOut({ context, request, params }: Asked, way: 'view' | 'download'): Promise<Response> {
  const { services, actor } = deskFor({ context, request }, 'document.read')
  const opened = await openDocument(services, { documentId: params.documentId, actor })
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  if (!opened.ok) {
    const { status, text } = openFault(opened)
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(text, { status, headers })
  }
  const isInline = way === 'view' && shownInline.includes(opened.mediaType)
  headers.set('Content-Type', opened.mediaType)
  headers.set('Content-Length', String(opened.sizeBytes))
  headers.set('Content-Security-Policy', sandbox)
  headers.set('Content-Disposition', disposition(isInline ? 'inline' : 'attachment', opened.filename))
  return new Response(createReadableStreamFromReadable(opened.stream), { headers })
}

/** The header that names the file: in plain letters for old programs, whole for the others. */
export function disposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const whole = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
