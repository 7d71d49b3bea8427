import { sql } from 'kysely'
import type { LiveUpdates } from '#platform/live-updates.ts'
import type { Db, Tx } from './database.server.ts'

export const changedPagesChannel = 'pages_changed'

/** `pg_notify` fails, and with it the transaction, at 8,000 bytes or more. */
const maxBytes = 7_999

/** Makes web servers re-render these public pages ('*' for all). Inside a transaction: after the commit. */
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

/** Makes all web servers reload this cached value. Call it before announcing pages that show the value. */
export async function publishCacheChange(db: Db | Tx, name: string): Promise<void> {
  await sql`select pg_notify(${cacheChangedChannel}, ${name})`.execute(db)
}
