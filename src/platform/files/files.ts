import type { Readable } from 'node:stream'

/** Port for storing file contents. Callers must encrypt the contents first. */
export type FileStore = {
  /** Stores the stream `content` under `key`. If the stream fails, rejects and leaves no partial file behind. */
  put(key: string, content: Readable): Promise<void>
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** All contents whose key starts with the two characters `prefix`, each with the time at which it was stored. */
  list(prefix: string): Promise<StoredContent[]>
}

export type StoredContent = { key: string; storedAt: Date }

export class FileMissing extends Error {
  override name = 'FileMissing'
}

export class StoreError extends Error {
  override name = 'StoreError'
  readonly reason: 'store-away' | 'store-full'

  constructor(cause: unknown) {
    const reason = isFull(cause) ? 'store-full' : 'store-away'
    super(reason === 'store-full' ? 'The file store has no room' : 'The file store is away', { cause })
    this.reason = reason
  }
}

function isFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const names = [cause.name, 'code' in cause ? cause.code : '']
  return names.some((name) => /^(ENOSPC|EDQUOT|EFBIG|XMinioStorageFull|QuotaExceeded)$/.test(String(name)))
}

/** Limits of client uploads. File types are detected from the content, not from the name. */
export const uploadLimitBytes = 25 * 1024 * 1024
export const maxFiles = 10

export const uploadKinds = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
} as const

export type MediaType = keyof typeof uploadKinds

/** A stored file: sanitised name, and size in bytes and SHA-256 (hex) of the unencrypted content. */
export type StoredFile = {
  id: string
  storageKey: string
  filename: string
  mediaType: MediaType
  sizeBytes: number
  sha256: string
}

export type UploadRefusal =
  | 'too-large'
  | 'empty'
  | 'type-not-allowed'
  | 'has-macros'
  | 'password-protected'
  | 'interrupted'

export type UploadOutcome = { ok: true; file: StoredFile } | { ok: false; reason: UploadRefusal }

export type ScanVerdict = { clean: true } | { clean: false; signature: string }

/** Virus scanner. Throws `ScannerUnavailable` if it is unavailable; the file then stays unscanned, to be retried. */
export type Scanner = { scan(content: Readable): Promise<ScanVerdict> }

export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
  constructor(words: string, options?: ErrorOptions) {
    super(`The virus scanner: ${words}`, options)
  }
}
