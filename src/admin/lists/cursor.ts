import { isDay } from '#cases/planning/due-date.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { Cursor } from './list.ts'

export type KeyType = 'text' | 'bigint' | 'date' | 'timestamptz' | 'uuid'

export function writeCursor({ key, id }: Pick<Cursor, 'key' | 'id'>): string {
  return JSON.stringify([key, id])
}

/** Reads the cursor from the URL; null if it is invalid, so that the first page is shown. */
export function readCursor(search: URLSearchParams): Cursor | null {
  const side = search.has('after') ? 'after' : 'before'
  const [key, id] = parsed(search.get(side) ?? '')
  return key === undefined || id === undefined ? null : { side, key, id }
}

function parsed(text: string): string[] {
  if (text.length > 1000) return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.length === 2 && read.every((part) => typeof part === 'string') ? read : []
  } catch {
    return []
  }
}

const shapes: Record<KeyType, (text: string) => boolean> = {
  text: (text) => text.isWellFormed() && !text.includes('\u0000'),
  bigint: (text) => /^-?\d{1,15}$/.test(text),
  date: isDay,
  timestamptz: (text) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text.replace(/([+-]\d{2})$/, '$1:00'))),
  uuid: isUuid,
}

export function isKey(type: KeyType, text: string): boolean {
  return shapes[type](text)
}
