import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '#platform/db/database.server.ts'

const channel = 'pages_changed'

/** Tells every web server to make these public pages anew ('*' for all). Inside a transaction: once it is committed. */
export async function announceChangedPages(db: Db | Tx, paths: string[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(paths)})`.execute(db)
}

/**
 * Calls `changed` for each announcement, and with '*' after every reconnect, since something may have been missed.
 * Resolves with a function that stops listening.
 */
export async function listenForChangedPages(
  pool: Pool,
  changed: (paths: string[]) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let release: (() => void) | undefined
  const connect = async (): Promise<void> => {
    if (stopped) return
    try {
      const client = await pool.connect()
      release = () => client.release(true)
      client.on('notification', (message) => changed(JSON.parse(message.payload ?? '["*"]')))
      client.on('error', () => {
        release?.()
        release = undefined
        setTimeout(connect, 1_000).unref()
      })
      await client.query(`listen ${channel}`)
      changed(['*'])
    } catch {
      setTimeout(connect, 1_000).unref()
    }
  }
  await connect()
  return async () => {
    stopped = true
    release?.()
  }
}
