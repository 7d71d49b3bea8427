import type { Readable } from 'node:stream'

/** Where file contents are kept. Contents are opaque: encryption happens before they get here. */
export type FileStore = {
  /** Streams `content` to `key`. Rejects, leaving nothing behind, when the stream fails. */
  put(key: string, content: Readable): Promise<void>
  /** Streams what lies at `key`; rejects with `FileMissing` when there is nothing. */
  get(key: string): Promise<Readable>
  /** Removes what lies at `key`, if anything does. */
  remove(key: string): Promise<void>
  /** All whose key begins with these two characters, and since when they lie there. */
  list(prefix: string): Promise<StoredContent[]>
}

export type StoredContent = { key: string; storedAt: Date }

/** The store works, and has nothing under this key. */
export class FileMissing extends Error {
  override name = 'FileMissing'
}

/** The store could not take or hand out a file: it is away or too slow, or has no room. Nothing was kept. */
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

/** What a client may upload: at most this many bytes, and only these kinds, told by content and not by name. */
export const uploadLimitBytes = 25 * 1024 * 1024
/** In one form. */
export const maxFiles = 10

/** Each kind we take, by media type, with the ending its files carry. */
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

/** A file after it was stored: its name made safe, size in bytes, and SHA-256 (hex), both of the plain content. */
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

/** A virus scanner. Throws `ScannerUnavailable` when it cannot be asked now, so that the file stays unscanned and is tried again. */
export type Scanner = { scan(content: Readable): Promise<ScanVerdict> }

/** The virus scanner is away or hangs: nothing is known of the content. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
  constructor(words: string, options?: ErrorOptions) {
    super(`The virus scanner: ${words}`, options)
  }
}
