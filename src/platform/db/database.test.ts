import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import { storable } from './database.server.ts'

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

const json = (value: unknown) => JSON.stringify(value)
const half = '\ud83d'

test.each<[string, string, string]>([
  ['a plain text', 'Zoë 😀', 'Zoë 😀'],
  ['a NUL in a text', 'a\0b', 'a\ufffdb'],
  ['a NUL in JSON', json({ a: 'x\0' }), String.raw`{"a":"x\ufffd"}`],
  ['a lone surrogate in JSON', json([`cut ${half}`]), String.raw`["cut \ufffd"]`],
  ['a lone low surrogate', json('\ude00'), String.raw`"\ufffd"`],
  ['two high surrogates', json([half + half]), String.raw`["\ufffd\ufffd"]`],
  ['a character written as two escapes', String.raw`{"a":"\ud83d\uDE00"}`, String.raw`{"a":"\ud83d\uDE00"}`],
  ['a high surrogate before another escape', String.raw`["\ud83d\n"]`, String.raw`["\ufffd\n"]`],
  ['a text that mentions the escape', json(String.raw`type \u0000 here`), json(String.raw`type \u0000 here`)],
  ['a text that mentions a surrogate', json(String.raw`\ud83d`), json(String.raw`\ud83d`)],
  ['a backslash before a real NUL', json('\\\0'), String.raw`"\\\ufffd"`],
  ['an escape outside of JSON', String.raw`C:\u0000`, String.raw`C:\u0000`],
  ['an empty text', '', ''],
])('makes a value storable: %s', (_, value, expected) => {
  expect(storable(value)).toBe(expected)
})

test('text truncated within a character does not break JSON in the database', async () => {
  const { pool } = await newWorld()
  const cut = { subject: `${'x'.repeat(9)}😀`.slice(0, 10), list: ['\ude00', '😀'] }
  const { rows } = await pool.query('select $1::jsonb as saved', [json(cut)])
  expect(rows).toEqual([{ saved: { subject: 'xxxxxxxxx\ufffd', list: ['\ufffd', '😀'] } }])
})
