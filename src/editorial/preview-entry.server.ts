import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { type EntryRow, findEntry } from './entry-db.server.ts'
import type { EntryVersion } from './entry-text.ts'
import { findVersion } from './version-db.server.ts'

const openForMs = 3 * 24 * 60 * 60 * 1000

/** The private address at which the newest version of an entry can be read for three days, by whoever is given it. */
export function previewPath({ secretKey, now }: Pick<Services, 'secretKey' | 'now'>, entryId: string): string {
  const until = Math.floor((now().getTime() + openForMs) / 1000)
  return `/preview/${entryId}.${until}.${signatureOf(secretKey, entryId, until)}`
}

/** What such an address shows; null when it was not made here, or its time is over. */
export async function previewEntry(
  { db, secretKey, now }: Pick<Services, 'db' | 'secretKey' | 'now'>,
  token: string,
): Promise<{ entry: EntryRow; version: EntryVersion } | null> {
  const [entryId = '', until = '', signature = ''] = token.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now().getTime()) return null
  const expected = Buffer.from(signatureOf(secretKey, entryId, Number(until)))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const entry = await findEntry(db, entryId)
  const version = entry && (await findVersion(db, entryId, entry.version))
  return entry && version ? { entry, version } : null
}

function signatureOf(secretKey: Buffer, entryId: string, until: number): string {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'entry previews', 32))
  return createHmac('sha256', key).update(`${entryId}:${until}`).digest('base64url')
}
