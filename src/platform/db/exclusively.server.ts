import type { Pool } from 'pg'

/** Runs `work` while no other program on this database runs work of the same name; they wait for each other. */
export async function exclusively<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(() => undefined)
    client.release()
  }
}
