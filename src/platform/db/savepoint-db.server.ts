import { sql } from 'kysely'
import type { Tx } from './database.server.ts'

/** Runs `work` in a savepoint, so that its failure does not roll back the whole transaction. Must not be nested. */
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
