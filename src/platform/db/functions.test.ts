import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'

test('every set-returning function declares its row estimate for the query planner', async () => {
  const { pool } = await newWorld()
  const { rows } = await pool.query<{ name: string; rows: number }>(
    `select p.oid::regprocedure::text as name, p.prorows as rows from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.proretset`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ rows: notified }) => notified >= 1_000).map(({ name }) => name)).toEqual([])
})
