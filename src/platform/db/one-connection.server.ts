import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { inDryRun } from './dry-run.server.ts'

type OneConnectionEntry = { pool: pg.Pool; isOpen: boolean; last: (() => Promise<unknown>)[] }

const cached = new AsyncLocalStorage<OneConnectionEntry>()

/**
 * Work inside a transaction asked the pool for another connection. When as many transactions as the pool has places do
 * so at once, each waits for a place that only the others could free.
 */
export class SecondConnection extends Error {
  override name = 'SecondConnection'
  constructor() {
    super('A transaction asked for a second connection. Pass `tx` on, or do this before or after the transaction.')
  }
}

/** The fault when the caller runs inside a transaction of this pool, otherwise null. */
export function secondConnection(pool: pg.Pool): SecondConnection | null {
  const here = cached.getStore()
  return here?.isOpen && here.pool === pool ? new SecondConnection() : null
}

/**
 * Does some work as the last of the transaction that the caller runs in, right before it is committed; false outside of
 * one. A transaction that fails before does none of it.
 */
export function doLast(work: () => Promise<unknown>): boolean {
  const here = cached.getStore()
  if (!here?.isOpen) return false
  here.last.push(work)
  return true
}

/** From now on transactions of `db` are known: who asks for a second connection, and what is to be done last (`doLast`). */
export function watchTransactions<Tables>(db: Kysely<Tables>, pool: pg.Pool): Kysely<Tables> {
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    const builder = transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      inDryRun((end) =>
        execute((tx) => {
          const here: OneConnectionEntry = { pool, isOpen: true, last: [] }
          const all = async () => {
            const result = await work(tx)
            end(result)
            for (const last of here.last) await last()
            return result
          }
          return cached.run(here, all).finally(() => {
            here.isOpen = false
          })
        }),
      )
    return builder
  }
  return db
}
