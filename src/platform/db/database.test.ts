import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'

test('NUL in a text parameter is replaced, also inside an array', async () => {
  const { db } = await newWorld()
  const { rows } = await sql<{ one: string; listed: boolean }>`
    select ${'a\0b'}::text as one, ${'x'}::text = any(${['\0', 'x']}::text[]) as listed`.execute(db)
  expect(rows).toEqual([{ one: 'a\ufffdb', listed: true }])
})

test('NUL is replaced in JSON and in query objects with values', async () => {
  const { db, pool } = await newWorld()
  const detail = JSON.stringify({ email: 'a\0@example.com' })
  const { rows } = await sql<{ email: string }>`select ${detail}::jsonb ->> 'email' as email`.execute(db)
  expect(rows).toEqual([{ email: 'a\ufffd@example.com' }])
  const brought = await pool.query({ text: 'select $1::text as key', values: ['login:\0'] })
  expect(brought.rows).toEqual([{ key: 'login:\ufffd' }])
})

test('an empty list matches nothing, and its negation everything', async () => {
  const { db } = await newWorld()
  await db.insertInto('settings').values({ key: 'a', value: '1' }).execute()
  const found = (is: 'in' | 'not in') => db.selectFrom('settings').select('key').where('key', is, []).execute()
  expect(await found('in')).toEqual([])
  expect(await found('not in')).toContainEqual({ key: 'a' })
})
