import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { inDryRun } from './dry-run.server.ts'

type OneConnectionEntry = { pool: pg.Pool; isOpen: boolean; last: (() => Promise<unknown>)[] }

const cached = new AsyncLocalStorage<OneConnectionEntry>()

/** Thrown when a transaction requests a second connection: several such transactions could deadlock the pool. */
export class SecondConnection extends Error {
  override name = 'SecondConnection'
  constructor() {
    super('A transaction asked for a second connection. Pass `tx` on, or do this before or after the transaction.')
  }
}

export function secondConnection(pool: pg.Pool): SecondConnection | null {
  const here = cached.getStore()
  return here?.isOpen && here.pool === pool ? new SecondConnection() : null
}

/** Schedules `work` for just before the current transaction's commit. Returns false if there is no transaction. */
export function doLast(work: () => Promise<unknown>): boolean {
  const here = cached.getStore()
  if (!here?.isOpen) return false
  here.last.push(work)
  return true
}

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
