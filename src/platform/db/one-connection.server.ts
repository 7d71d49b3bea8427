import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type pg from 'pg'

type Held = { pool: pg.Pool; isOpen: boolean }

const held = new AsyncLocalStorage<Held>()

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
  const here = held.getStore()
  return here?.isOpen && here.pool === pool ? new SecondConnection() : null
}

/** What stands for the transaction that the caller runs in; null outside of one. */
export function currentTransaction(): object | null {
  const here = held.getStore()
  return here?.isOpen ? here : null
}

/** From now on the pool knows who asks for a connection from inside a transaction of `db`. */
export function watchTransactions<Tables>(db: Kysely<Tables>, pool: pg.Pool): Kysely<Tables> {
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    const builder = transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute((tx) => {
        const here = { pool, isOpen: true }
        return held
          .run(here, () => work(tx))
          .finally(() => {
            here.isOpen = false
          })
      })
    return builder
  }
  return db
}
