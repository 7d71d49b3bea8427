import type pg from 'pg'

export type Table = { name: string; columns: string[]; sort: string[] }
export type Sequence = { name: string; lastValue: number; isCalled: boolean }

const schemas = "('public', 'graphile_worker')"

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
          order by array_position(k.conkey, a.attnum))
        from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p'), array['ctid']) as sort
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'r'
    order by n.nspname desc, c.relname`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${schemas} and c.relkind = 'S' order by 1`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const read = `select last_value as "lastValue", is_called as "isCalled" from ${name}`
    sequences.push({ name, ...(await client.query(read)).rows[0] })
  }
  return sequences
}

export async function openForLoading(client: pg.ClientBase, tables: Table[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname in ${schemas}`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  return async () => {
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

export async function emptyTables(client: pg.ClientBase, tables: Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
}

/** Whether an application table has rows. Ignores tables that are filled at the first start. */
export async function isFilled(client: pg.ClientBase): Promise<boolean> {
  const tables = (await listTables(client)).filter(({ name }) => /^public\.(?!kysely_|installation$)/.test(name))
  for (const { name } of tables) if ((await client.query(`select from ${name} limit 1`)).rowCount) return true
  return false
}

export async function countOthers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`)
  return rows[0].others
}

export async function dropEverything(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade')
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
}
