import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'

test('every foreign key has an index that begins with its columns', async () => {
  const { pool } = await newWorld()
  const { rows } = await pool.query<{ key: string }>(`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.position) || ')' as key
    from pg_constraint c
    cross join lateral unnest(c.conkey) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ 'IS NOT NULL')
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey)
    group by c.oid, c.conrelid
    order by 1`)
  expect(rows.map(({ key }) => key)).toEqual([])
})

test.each(['documents', 'messages', 'message_threads', 'appointments'])(
  'a row of %s cannot reference a case of another client',
  async (table) => {
    const { pool } = await newWorld()
    const { rows } = await pool.query<{ columns: string }>(
      `select string_agg(a.attname, ',' order by k.position) as columns
     from pg_constraint c
     cross join lateral unnest(c.conkey) with ordinality as k (attnum, position)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
     where c.contype = 'f' and c.conrelid = $1::regclass and c.confrelid = 'cases'::regclass
     group by c.oid`,
      [table],
    )
    expect(rows).toEqual([{ columns: 'case_id,client_id' }])
  },
)

test('every set-returning function declares its row estimate for the query planner', async () => {
  const { pool } = await newWorld()
  const { rows } = await pool.query<{ name: string; rows: number }>(
    `select p.oid::regprocedure::text as name, p.prorows as rows from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.proretset`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ rows: notified }) => notified >= 1_000).map(({ name }) => name)).toEqual([])
})
