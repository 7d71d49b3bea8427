import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'

test('a text with NUL is sent as one that can be stored, also in a list', async () => {
  const { db } = await newWorld()
  const { rows } = await sql<{ one: string; listed: boolean }>`
    select ${'a\0b'}::text as one, ${'x'}::text = any(${['\0', 'x']}::text[]) as listed`.execute(db)
  expect(rows).toEqual([{ one: 'a\ufffdb', listed: true }])
})
