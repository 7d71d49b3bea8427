import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { encryptFile } from '#platform/files/file-cipher.server.ts'
import { insertFile } from '#platform/files/file-db.server.ts'
import { StoreError } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { findInvoice, listInvoiceLines, lockInvoice, saveStatus } from './invoice-db.server.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import { notifyBuyer } from './notify-buyer.server.ts'

type RenderInvoicePdfDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'config'>

/** Renders an invoice PDF and stores it encrypted, with its SHA-256. Idempotent, so it can be retried after a crash. */
export async function renderInvoicePdf(services: RenderInvoicePdfDeps, invoiceId: string): Promise<void> {
  const { db, fileStore } = services
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice || invoice.fileId) return
  const credited = invoice.creditsId ? await findInvoice(db, invoice.creditsId) : null
  const lines = await listInvoiceLines(db, invoiceId)
  const content = await invoicePdf({ invoice, lines, creditedLabel: credited?.label ?? null })
  const id = randomUUID()
  await store(services, id, content)
  const isFirst = await db.transaction().execute(async (tx) => {
    const held = await lockInvoice(tx, invoiceId)
    // If a concurrent job has already stored the PDF, discard this one.
    if (!held || held.fileId) return false
    const sha256 = createHash('sha256').update(content).digest('hex')
    const file = { id, storageKey: id, mediaType: 'application/pdf', sizeBytes: content.length, sha256 }
    await insertFile(tx, file, 'not_needed')
    await saveStatus(tx, held, { fileId: id })
    await notifyBuyer(tx, services, held)
    return true
  })
  if (!isFirst) await fileStore.remove(id)
}

async function store({ fileStore, secretKey }: RenderInvoicePdfDeps, id: string, content: Buffer): Promise<void> {
  const encrypted = encryptFile(secretKey, id)
  const storing = fileStore.put(id, encrypted).catch((error) => {
    encrypted.destroy()
    throw new StoreError(error)
  })
  const [stored, sent] = await Promise.allSettled([storing, pipeline(Readable.from(content), encrypted)])
  if (stored.status === 'rejected') throw stored.reason
  if (sent.status === 'rejected') throw sent.reason
}
