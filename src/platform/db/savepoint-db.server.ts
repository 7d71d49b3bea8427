import { sql } from 'kysely'
import type { Tx } from './database.server.ts'

/** Runs part of a transaction in a savepoint: its failure rolls back only that part. One savepoint at a time. */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined)
    throw error
  }
}
