import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '#content/resources.ts'
import { appFile } from '#platform/app-file.server.ts'

export type DocumentFile = { name: string; type: string; bytes: Uint8Array; etag: string }

/** Folder of the downloadable files, relative to the project root; `script/make-downloads` creates the files. */
export const downloadsFolder = appFile('data/downloads')

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const cached = new Map<string, Promise<DocumentFile>>()

export function resourceFile(name: string): Promise<DocumentFile> | null {
  if (!resources.some(({ fileName }) => fileName === name)) return null
  const known = cached.get(name)
  if (known) return known
  const file = readFile(join(downloadsFolder, name)).then((bytes) => fileOf(name, bytes))
  cached.set(name, file)
  file.catch(() => cached.delete(name))
  return file
}

export function fileOf(name: string, bytes: Uint8Array): DocumentFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { name, type: name.endsWith('.pdf') ? types.pdf : types.xlsx, bytes, etag }
}
