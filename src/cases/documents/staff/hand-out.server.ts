import { adminContext } from '#admin/guard.server.ts'
import { openDocument } from '#cases/documents/open-document.server.ts'
import { uploadReply } from '#platform/files/open-file.server.ts'
import { openError } from './document-errors.ts'

type HandOutInput = Parameters<typeof adminContext>[0] & { params: { documentId: string } }

/** Serves a document to staff and audits the access. Only images and PDFs can be displayed inline. */
export async function handOut(
  { context, request, params }: HandOutInput,
  kind: 'inline' | 'attachment',
): Promise<Response> {
  const { services, actor } = adminContext({ context, request }, 'document.read')
  const attachedTo = new URL(request.url).searchParams.get('attached')
  const target = { documentId: params.documentId, actor, attachedTo }
  const opened = await openDocument(services, { ...target, isInline: kind === 'inline' })
  if (opened.ok) return uploadReply(opened, kind, request.method)
  const { status, text } = openError(opened)
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
}
