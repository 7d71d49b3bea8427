import type { Readable } from 'node:stream'

/** Where file contents are kept. Contents are opaque: encryption happens before they get here. */
export type FileStore = {
  /** Streams `content` to `key`. Rejects, leaving nothing behind, when the stream fails. */
  put(key: string, content: Readable): Promise<void>
  /** Streams what lies at `key`; rejects when there is nothing. */
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
}

/** A file after it was stored: its name in the store, size in bytes, and SHA-256 (hex), both of the plain content. */
export type StoredFile = { id: string; storageKey: string; mediaType: string; sizeBytes: number; sha256: string }

export type UploadRefusal = 'too-large' | 'empty' | 'type-not-allowed' | 'interrupted'

export type UploadOutcome = { ok: true; file: StoredFile } | { ok: false; reason: UploadRefusal }

export type ScanVerdict = { clean: true } | { clean: false; signature: string }

/** A virus scanner. Throws when it cannot be reached, so that the file stays unscanned and is tried again. */
export type Scanner = { scan(content: Readable): Promise<ScanVerdict> }

/** What a client may upload: at most this many bytes, and only these kinds, told by content and not by name. */
export const uploadLimitBytes = 25 * 1024 * 1024
