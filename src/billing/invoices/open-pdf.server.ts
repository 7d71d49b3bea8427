import type { Actor } from '#accounts/sessions/actor.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openFile, uploadReply } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { findPdf } from './invoice-db.server.ts'

type Pdf = NonNullable<Awaited<ReturnType<typeof findPdf>>>
type OpenPdfDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/** Serves an authorized PDF and writes an audit row. Responds 503 if the PDF is not ready or the file store is down. */
export async function pdfReply(
  services: OpenPdfDeps,
  { id, label, kind, fileId }: Pdf,
  { actor, method }: { actor: Pick<Actor, 'metadata'> & { person: Actor['person'] | null }; method: string },
): Promise<Response> {
  const opened = fileId ? await openFile(services, fileId) : null
  if (!opened || 'refused' in opened) {
    const status = opened?.refused === 'missing' ? 410 : 503
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } })
  }
  await recordAudit(services.db, actor, {
    action: 'invoice.downloaded',
    object: { type: 'invoice', id },
    detail: { label },
  }).catch((error) => {
    opened.stream.destroy()
    throw error
  })
  const filename = t(billingTexts.billing).paper.filename(kind === 'credit_note' ? 'credit_note' : 'invoice', label)
  return uploadReply({ ...opened, filename }, 'attachment', method)
}
