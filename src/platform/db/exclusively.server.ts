import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

export async function exclusively<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: unknown
  try {
    // Polls for the lock, because another process may hold it for longer than the statement timeout allows waiting.
    while (!(await client.query('select pg_try_advisory_lock(hashtext($1)) as got', [name])).rows[0].got)
      await pause(200)
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch((error: unknown) => {
      broken = error
    })
    client.release(broken !== undefined)
  }
}
