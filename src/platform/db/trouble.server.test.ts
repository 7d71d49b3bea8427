import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startBlackHole } from '#test/black-hole.ts'
import { onServer } from '#test/database.ts'
import { newWorld } from '#test/world.ts'
import { openDatabase, openPool } from './database.server.ts'
import { databaseTrouble, reachDatabase } from './database-trouble.server.ts'
import { defaultTimeouts } from './timeouts.ts'

function aPool(...input: Parameters<typeof openPool>) {
  const pool = openPool(...input)
  onTestFinished(() => pool.end())
  return pool
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

describe('lost connections and locks', () => {
  test('dead connections all fail within ten seconds, and new ones work', async () => {
    const world = await newWorld()
    const way = await startBlackHole(world.databaseUrl)
    const pool = aPool(way.url, 3)
    await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
    way.swallow()
    const before = Date.now()
    expect(databaseTrouble(await errorOf(pool.query('select 1')))).toBe('unreachable')
    expect(Date.now() - before).toBeLessThan(10_000)
    way.clear()
    const requested = () =>
      pool.query('select 1 as one').then(
        ({ rows }) => rows,
        (error: unknown) => error,
      )
    await expect.poll(requested, { timeout: 2_000 }).toEqual([{ one: 1 }])
  })

  test('a transaction on a dead connection fails once, without waiting for its rollback', async () => {
    const world = await newWorld()
    const way = await startBlackHole(world.databaseUrl)
    const pool = aPool(way.url, 1, { timeouts: { ...defaultTimeouts, query_timeout: 1_000 } })
    const work = openDatabase(pool)
      .transaction()
      .execute(async (tx) => {
        way.swallow()
        await sql`select 1`.execute(tx)
      })
    const before = Date.now()
    expect(databaseTrouble(await errorOf(work))).toBe('unreachable')
    expect(Date.now() - before).toBeLessThan(1_900)
    way.clear()
    await expect.poll(() => pool.query('select 1').then(() => 'answered', String), { timeout: 2_000 }).toBe('answered')
  })

  test('waiting for a row lock fails as busy after four seconds', async () => {
    const { db, ownerUrl } = await newWorld()
    await onServer(ownerUrl, 'create table things (id int)')
    await sql`insert into things values (1)`.execute(db)
    const stuck = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (tx) => {
      await sql`update things set id = 2`.execute(tx)
      holding.resolve()
      await stuck.promise
    })
    await holding.promise
    expect(databaseTrouble(await errorOf(sql`update things set id = 3`.execute(db)))).toBe('busy')
    stuck.resolve()
    await holder
  })

  test('a stuck transaction loses its locks, and an endless statement is cancelled', async () => {
    const world = await newWorld()
    const timeouts = { ...defaultTimeouts, statement_timeout: 300, idle_in_transaction_session_timeout: 300 }
    const db = openDatabase(aPool(world.databaseUrl, 2, { timeouts }))
    const stuck = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 900))
      await sql`select 1`.execute(tx)
    })
    expect(databaseTrouble(await errorOf(stuck))).toBe('unreachable')
    expect(databaseTrouble(await errorOf(sql`select pg_sleep(5)`.execute(db)))).toBe('slow')
    await sql`select 1`.execute(db)
  })

  test('waiting for a connection of an exhausted pool fails as busy', async () => {
    const world = await newWorld()
    const pool = aPool(world.databaseUrl, 1, { timeouts: { ...defaultTimeouts, connectionTimeoutMillis: 200 } })
    const client = await pool.connect()
    expect(databaseTrouble(await errorOf(pool.query('select 1')))).toBe('busy')
    client.release()
  })
})

describe('classification', () => {
  test('an unrelated error is not database trouble', async () => {
    const { db } = await newWorld()
    expect(databaseTrouble(await errorOf(sql`select 1 / 0`.execute(db)))).toBeNull()
    const elsewhere = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
    expect(databaseTrouble(elsewhere)).toBeNull()
    expect(databaseTrouble('nothing')).toBeNull()
  })

  test('startup says in one line why its database cannot be used', async () => {
    const world = await newWorld()
    const silent = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as AddressInfo
    const wrong = new URL(world.databaseUrl)
    wrong.pathname = '/nowhere'
    const [refused, hanging, unknown] = await Promise.all(
      ['postgres://app:secret@127.0.0.1:1/shop', `postgres://app:secret@127.0.0.1:${port}/shop`, wrong.href].map(
        async (url) => String(await errorOf(reachDatabase(aPool(url)))),
      ),
    )
    expect(refused).toBe(
      'DatabaseUnavailable: The database shop at 127.0.0.1:1 cannot be used: no server is listening at this address (ECONNREFUSED)',
    )
    expect(hanging).toMatch(/shop at 127.0.0.1:\d+ cannot be used: it accepts the connection but does not respond$/)
    expect(unknown).toMatch(/cannot be used: database "nowhere" does not exist$/)
  })
})
