import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { decryptFile, encryptFile, FileDamaged } from '#platform/files/file-cipher.server.ts'
import type { Services } from '#platform/services.ts'
import { reencrypt } from './encryption.server.ts'
import { type EncryptedColumn, findEncrypted, listEncryptedRows, saveReencrypted } from './known-key-db.server.ts'
import type { Recorder } from './rotation.ts'
import type { SecretKey } from './secret-key.server.ts'

/** A column with encrypted content: a short text for a purpose, or in the format of files. */
export type SecretColumn = EncryptedColumn & { name: string; content: { purpose: string } | 'file' }

/** Encrypts the values of a column with the current key, one row at a time. A concurrent change of a row wins. */
export async function reencryptColumn(
  { db, secretKey }: Pick<Services, 'db' | 'secretKey'>,
  column: SecretColumn,
  recorder: Recorder,
): Promise<void> {
  const ids = await listEncryptedRows(db, column)
  recorder.start(ids.length)
  for (const id of ids) {
    const row = await findEncrypted(db, column, id)
    if (!row) recorder.done('current')
    else {
      const after = await again(secretKey, column.content, row)
      if (Buffer.isBuffer(after)) {
        const change = { id, before: row.content, after }
        await db.transaction().execute((tx) => saveReencrypted(tx, column, change))
        recorder.done('reencrypted')
      } else recorder.done(after, `${column.table}.${column.column} of ${id}`)
    }
  }
}

/** The content encrypted with the current key, or why it does not change. */
async function again(
  secretKey: SecretKey,
  format: SecretColumn['content'],
  { owner, content }: { owner: string; content: Buffer },
): Promise<Buffer | 'current' | 'unreadable'> {
  if (format !== 'file') {
    try {
      return reencrypt(secretKey, { ...format, owner }, content) ?? 'current'
    } catch {
      return 'unreadable'
    }
  }
  const opened = (keys: readonly Buffer[]) =>
    buffer(Readable.from([content]).pipe(decryptFile(keys, owner))).catch((error: unknown) => {
      if (error instanceof FileDamaged) return null
      throw error
    })
  if (await opened([secretKey.current])) return 'current'
  const plain = await opened(secretKey.all)
  return plain ? buffer(Readable.from([plain]).pipe(encryptFile(secretKey.current, owner))) : 'unreadable'
}
