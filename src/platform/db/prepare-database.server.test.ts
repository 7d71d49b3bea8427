import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newWorld } from '#test/world.ts'
import { openPool } from './database.server.ts'
import { exclusively } from './prepare-database.server.ts'

const aProgram = (url: string) => {
  const pool = openPool(url, 2)
  onTestFinished(() => pool.end())
  return pool
}

test('work with the same name runs one after the other across processes, even after a failure', async () => {
  const { databaseUrl } = await newWorld()
  const payload: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      payload.push(`${name} begins`)
      await pause(250)
      payload.push(`${name} ends`)
      if (fails) throw new Error('broken')
      return name
    }
  const first = exclusively(aProgram(databaseUrl), 'migrate', work('first', true))
  const failed = expect(first).rejects.toThrow('broken')
  await vi.waitFor(() => expect(payload).toEqual(['first begins']))
  expect(await exclusively(aProgram(databaseUrl), 'migrate', work('second'))).toBe('second')
  await failed
  expect(payload).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('work with another name runs concurrently, and all locks are released', async () => {
  const { databaseUrl, pool } = await newWorld()
  const inside = await exclusively(aProgram(databaseUrl), 'migrate', () =>
    exclusively(aProgram(databaseUrl), 'restore', async () => 'done'),
  )
  expect(inside).toBe('done')
  const { rows } = await pool.query(
    `select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toEqual([{ held: 0 }])
})
