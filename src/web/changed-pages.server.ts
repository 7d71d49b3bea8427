import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { changedPagesChannel } from '#platform/db/notify-db.server.ts'

/** How often to see whether the connection still leads anywhere, how long that may take, and the greatest age of a page. */
const usualTimes = { beatMs: 3_000, answerMs: 3_000, reconnectMs: 500, greatestAgeMs: 30 * 60_000 }

/**
 * Calls `changed` for each announcement; with '*' after every reconnect, since something may have been missed; and with
 * '*' every half hour as long as the database answers, so that no page is older. While it does not, pages are kept.
 * Resolves, once it listens or has tried to, with a function that stops listening.
 */
export async function listenForChangedPages(
  pool: Pool,
  changed: (paths: string[]) => void,
  times: Partial<typeof usualTimes> = {},
): Promise<() => Promise<void>> {
  const { beatMs, answerMs, reconnectMs, greatestAgeMs } = { ...usualTimes, ...times }
  const ending = new AbortController()
  const first = Promise.withResolvers<void>()

  const listen = async (client: PoolClient) => {
    const gone = new Promise<never>((_, reject) => {
      client.once('end', () => reject(new Error('the connection ended')))
      client.once('error', reject)
    })
    gone.catch(() => undefined)
    client.on('notification', (message) => changed(JSON.parse(message.payload ?? '["*"]')))
    await client.query(`listen ${changedPagesChannel}`)
    let droppedAt = performance.now()
    changed(['*'])
    first.resolve()
    for (;;) {
      await Promise.race([gone, pause(beatMs, undefined, { signal: ending.signal, ref: false })])
      // A connection can be dead without a word; only an answer shows that announcements would arrive.
      await client.query(Object.assign({ text: 'select 1' }, { query_timeout: answerMs }))
      if (performance.now() - droppedAt < greatestAgeMs) continue
      droppedAt = performance.now()
      changed(['*'])
    }
  }
  const listening = (async () => {
    while (!ending.signal.aborted) {
      const client = await pool.connect().catch(() => null)
      if (client) {
        await listen(client).catch(() => undefined)
        client.release(true)
      }
      first.resolve()
      await pause(reconnectMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  })()
  await first.promise
  return async () => {
    ending.abort()
    await listening
  }
}
