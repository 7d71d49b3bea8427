import { pipeline, type Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { Services } from '#platform/services.ts'
import { decryptFile } from './file-cipher.server.ts'
import { findFile } from './file-db.server.ts'
import { contentDisposition, isViewable } from './filename.ts'
import { FileMissing, StoreError } from './files.ts'

const locked =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"

export type OpenFile =
  | { stream: Readable; mediaType: string; sizeBytes: number }
  | { refused: 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenFileDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/** Opens a file. Callers must check access before, and close an unread stream. Reading may fail with `FileDamaged`. */
export async function openFile(services: OpenFileDeps, fileId: string): Promise<OpenFile> {
  const file = await findFile(services.db, fileId)
  if (!file) return { refused: 'missing' }
  if (file.scanState === 'unscanned') return { refused: 'not-scanned' }
  if (file.scanState !== 'clean' && file.scanState !== 'not_needed') return { refused: 'infected' }
  try {
    const stream = await openContent(services, file)
    return { stream, mediaType: file.mediaType, sizeBytes: file.sizeBytes }
  } catch (error) {
    const isMissing = error instanceof FileMissing
    const err = isMissing ? error : new StoreError(error)
    services.log.error({ err, fileId }, isMissing ? 'the content of a stored file is missing' : 'a file cannot be read')
    return { refused: isMissing ? 'missing' : 'store-away' }
  }
}

/** Decrypted content of a file, even if it has not been scanned. Only for the virus scanner itself. */
export async function openContent(
  { fileStore, secretKey }: Pick<Services, 'fileStore' | 'secretKey'>,
  { id, storageKey }: { id: string; storageKey: string },
): Promise<Readable> {
  const encrypted = await fileStore.get(storageKey)
  const plain = decryptFile(secretKey.all, id)
  pipeline(encrypted, plain, () => undefined)
  return plain
}

type HandedOut = { stream: Readable; filename: string; mediaType: string; sizeBytes: number }

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
