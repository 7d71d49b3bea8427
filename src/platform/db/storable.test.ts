import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import { storable } from './storable.ts'

const json = (value: unknown) => JSON.stringify(value)
const half = '\ud83d'

test.each<[string, string, string]>([
  ['a plain text', 'Zoë 😀', 'Zoë 😀'],
  ['a NUL in a text', 'a\0b', 'a\ufffdb'],
  ['a NUL in JSON', json({ a: 'x\0' }), String.raw`{"a":"x\ufffd"}`],
  ['half of a sign in JSON', json([`cut ${half}`]), String.raw`["cut \ufffd"]`],
  ['the second half alone', json('\ude00'), String.raw`"\ufffd"`],
  ['two first halves', json([half + half]), String.raw`["\ufffd\ufffd"]`],
  [
    'a sign that somebody else wrote as two escapes',
    String.raw`{"a":"\ud83d\uDE00"}`,
    String.raw`{"a":"\ud83d\uDE00"}`,
  ],
  ['a first half before another escape', String.raw`["\ud83d\n"]`, String.raw`["\ufffd\n"]`],
  ['a text that speaks of the escape', json(String.raw`type \u0000 here`), json(String.raw`type \u0000 here`)],
  ['a text that speaks of half a sign', json(String.raw`\ud83d`), json(String.raw`\ud83d`)],
  ['a backslash before a real NUL', json('\\\0'), String.raw`"\\\ufffd"`],
  ['an escape outside of JSON', String.raw`C:\u0000`, String.raw`C:\u0000`],
  ['nothing', '', ''],
])('%s', (_, value, expected) => {
  expect(storable(value)).toBe(expected)
})

test('what was cut in the middle of a sign does not break what is written as JSON', async () => {
  const { pool } = await newWorld()
  const cut = { subject: `${'x'.repeat(9)}😀`.slice(0, 10), list: ['\ude00', '😀'] }
  const { rows } = await pool.query('select $1::jsonb as saved', [json(cut)])
  expect(rows).toEqual([{ saved: { subject: 'xxxxxxxxx\ufffd', list: ['\ufffd', '😀'] } }])
})
