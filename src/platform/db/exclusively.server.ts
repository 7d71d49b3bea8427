import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Runs `work` while no other program on this database runs work of the same name; they wait for each other. */
export async function exclusively<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: unknown
  try {
    // Asked again and again: the others may work for longer than one statement may wait.
    while (!(await client.query('select pg_try_advisory_lock(hashtext($1)) as got', [name])).rows[0].got)
      await pause(200)
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch((error: unknown) => {
      broken = error
    })
    // A connection that may still hold the name is ended, and the name with it.
    client.release(broken !== undefined)
  }
}
