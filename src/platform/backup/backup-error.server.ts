import { DatabaseUnavailable, databaseTrouble } from '#platform/db/database-trouble.server.ts'
import { FileDamaged } from '#platform/files/file-cipher.server.ts'
import { FileMissing, StoreError } from '#platform/files/files.ts'

export class BackupError extends Error {
  override name = 'BackupError'
}

export class PlaceError extends Error {
  override name = 'PlaceError'
  constructor(storage: string, cause: unknown) {
    const isFull = new StoreError(cause).reason === 'store-full'
    super(isFull ? `There is no space left in ${storage}.` : `${storage} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

export function wordsOf(error: unknown): string {
  if (error instanceof BackupError || error instanceof PlaceError || error instanceof DatabaseUnavailable)
    return error.message
  if (error instanceof FileDamaged)
    return 'The backup cannot be opened. It was changed, is incomplete, or was made with a different BACKUP_KEY.'
  if (error instanceof FileMissing) return 'This backup does not exist.'
  if (databaseTrouble(error) === 'unreachable') return `The connection to the database was lost: ${reasonOf(error)}`
  if (error instanceof Error && 'code' in error && error.code === '42501')
    return `The role in DATABASE_OWNER_URL must own the database and all its tables: ${reasonOf(error)}`
  return `An error occurred: ${reasonOf(error)}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` (${error.code})` : ''
  return `${error.message || error.name}${error.message.includes(String(code.slice(2, -1))) ? '' : code}`
}
