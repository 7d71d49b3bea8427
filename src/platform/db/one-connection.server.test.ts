import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import { countUse } from '#web/limits.server.ts'
import { openDatabase, openPool } from './database.server.ts'
import { SecondConnection } from './one-connection.server.ts'

test('inside a transaction nobody gets a second connection, however they ask', async () => {
  const { db, pool } = await newWorld()
  const inside = (work: () => Promise<unknown>) => db.transaction().execute(work)
  await expect(inside(() => sql`select 1`.execute(db))).rejects.toThrow(SecondConnection)
  await expect(inside(() => pool.query('select 1'))).rejects.toThrow(SecondConnection)
  await expect(inside(() => pool.connect())).rejects.toThrow(SecondConnection)
  await expect(inside(() => db.transaction().execute(async () => undefined))).rejects.toThrow(SecondConnection)
  const limit = { name: 'test', points: 1, seconds: 60 }
  await expect(inside(() => countUse(pool, limit, 'key'))).rejects.toThrow(SecondConnection)
})

test('what a transaction began may go on by itself once it has ended, and other databases are free to be asked', async () => {
  const { db, pool } = await newWorld()
  const other = await newWorld()
  const { later } = await db.transaction().execute(async () => {
    await other.pool.query('select 1')
    const later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => pool.query('select 1 as one'))
    return { later }
  })
  expect((await later).rows).toEqual([{ one: 1 }])
})

test('in production it is only told', async () => {
  const { databaseUrl } = await newWorld()
  const notified: Error[] = []
  const pool = openPool(databaseUrl, 2, { onSecondConnection: (error) => notified.push(error) })
  await openDatabase(pool)
    .transaction()
    .execute(() => pool.query('select 1'))
  expect(notified.map(({ name }) => name)).toEqual(['SecondConnection'])
  await pool.end()
})
