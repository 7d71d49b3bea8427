import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { currentLocale, type Locale, localeOf } from '#platform/locale.ts'

/** In which locale letters to an address are written: that of its reader, or of the request when nobody is known by it. */
export async function findLocale(db: Db | Tx, address: string): Promise<Locale> {
  const { rows } = await sql<{ locale: string | null }>`select reader_locale(${address}) as locale`.execute(db)
  const stored = rows[0]?.locale
  return stored ? localeOf(stored) : currentLocale()
}
