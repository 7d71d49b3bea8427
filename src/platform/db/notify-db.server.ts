import { sql } from 'kysely'
import type { LiveUpdates } from '#platform/live-updates.ts'
import type { Db, Tx } from './database.server.ts'

export const changedPagesChannel = 'pages_changed'

/** Maximum bytes of a payload. With 8,000 or more, `pg_notify` fails, and with it the whole transaction. */
const maxBytes = 7_999

/** Makes all web servers render these public pages again ('*': all). In a transaction, takes effect at its commit. */
export async function announceChangedPages(db: Db | Tx, paths: string[]): Promise<void> {
  const named = JSON.stringify(paths)
  const notified = Buffer.byteLength(named) > maxBytes ? JSON.stringify(['*']) : named
  await sql`select pg_notify(${changedPagesChannel}, ${notified})`.execute(db)
}

export const liveUpdatesChannel = 'live_news'

export async function publishChange(db: Db | Tx, news: LiveUpdates): Promise<void> {
  await sql`select pg_notify(${liveUpdatesChannel}, ${JSON.stringify(news)})`.execute(db)
}

export const cacheChangedChannel = 'held_changed'

/** Makes web servers reload a cached value. Call it before `announceChangedPages` for pages that show the value. */
export async function publishCacheChange(db: Db | Tx, name: string): Promise<void> {
  await sql`select pg_notify(${cacheChangedChannel}, ${name})`.execute(db)
}
