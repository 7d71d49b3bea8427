import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countUse } from '#platform/http/limits.server.ts'
import { newWorld } from '#test/world.ts'
import { openDatabase, openPool } from './database.server.ts'
import { SecondConnection } from './one-connection.server.ts'

test('a transaction gets no second connection by any API', async () => {
  const { db, pool } = await newWorld()
  const inside = (work: () => Promise<unknown>) => db.transaction().execute(work)
  await expect(inside(() => sql`select 1`.execute(db))).rejects.toThrow(SecondConnection)
  await expect(inside(() => pool.query('select 1'))).rejects.toThrow(SecondConnection)
  await expect(inside(() => pool.connect())).rejects.toThrow(SecondConnection)
  await expect(inside(() => db.transaction().execute(async () => undefined))).rejects.toThrow(SecondConnection)
  const limit = { name: 'test', points: 1, seconds: 60 }
  await expect(inside(() => countUse(pool, limit, 'key'))).rejects.toThrow(SecondConnection)
})

test('work started in a transaction may query after it ends, and other databases are allowed', async () => {
  const { db, pool } = await newWorld()
  const other = await newWorld()
  const { later } = await db.transaction().execute(async () => {
    await other.pool.query('select 1')
    const later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => pool.query('select 1 as one'))
    return { later }
  })
  expect((await later).rows).toEqual([{ one: 1 }])
})

test('in production, a second connection is reported but not refused', async () => {
  const { databaseUrl } = await newWorld()
  const notified: Error[] = []
  const pool = openPool(databaseUrl, 2, { onSecondConnection: (error) => notified.push(error) })
  await openDatabase(pool)
    .transaction()
    .execute(() => pool.query('select 1'))
  expect(notified.map(({ name }) => name)).toEqual(['SecondConnection'])
  await pool.end()
})
