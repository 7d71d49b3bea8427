import { sql } from 'kysely'
import type { LiveUpdates } from '#platform/live-updates.ts'
import type { Db, Tx } from './database.server.ts'

/** On which web servers hear of public pages to be made anew. */
export const changedPagesChannel = 'pages_changed'

/** PostgreSQL takes no announcement of 8,000 bytes or more, and with it fails what it is about. */
const maxBytes = 7_999

/** Tells every web server to make these public pages anew ('*' for all). Inside a transaction: once it is committed. */
export async function announceChangedPages(db: Db | Tx, paths: string[]): Promise<void> {
  const named = JSON.stringify(paths)
  const notified = Buffer.byteLength(named) > maxBytes ? JSON.stringify(['*']) : named
  await sql`select pg_notify(${changedPagesChannel}, ${notified})`.execute(db)
}

/** On which web servers hear what the pages that are open with them should look at again. */
export const liveUpdatesChannel = 'live_news'

/** Tells every open page that it concerns to look again. Inside a transaction: once it is committed. */
export async function publishChange(db: Db | Tx, news: LiveUpdates): Promise<void> {
  await sql`select pg_notify(${liveUpdatesChannel}, ${JSON.stringify(news)})`.execute(db)
}

/** On which web servers hear that something that they hold in memory is another now (`held.server.ts`). */
export const cacheChangedChannel = 'held_changed'

/** Tells every web server to read anew what it holds under this name. Before pages are announced that show it. */
export async function publishCacheChange(db: Db | Tx, name: string): Promise<void> {
  await sql`select pg_notify(${cacheChangedChannel}, ${name})`.execute(db)
}
