import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { insertQuote } from '#shop/quotes/quote-db.server.ts'
import { aCase, anOrder } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { openOwnerPool } from './prepare-database.server.ts'
import { clientRightsError, clientRole, rightsError, systemRole } from './roles.server.ts'

const ofNobody = ['case_numbers']
const onlyPutInto = ['emails']

async function signIn(url: string, role?: string) {
  const client = new pg.Client({ connectionString: url, ...(role ? { options: `-c role=${role}` } : {}) })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

function listTables({ pool }: World, where: string) {
  return pool
    .query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and c.relname not like 'kysely_%' and ${where} order by 1`,
    )
    .then(({ rows }) => rows.map(({ name }) => name))
}

describe('privileges of the application', () => {
  test('the application reads and writes every table except append-only ones', async () => {
    const world = await newWorld()
    const may = (right: string) => listTables(world, `not has_table_privilege('${systemRole}', c.oid, '${right}')`)
    expect(await may('select')).toEqual([])
    expect(await may('insert')).toEqual(['audit_events', 'installation'])
    const assessed = ['assessed_figures', 'assessed_taxes', 'assessment_advice']
    const cases = ['case_answers', 'case_figures', 'case_tax_facts', 'draft_annexes', 'expected_taxes']
    const cached = [...assessed, 'audit_events', ...cases]
    const lasting = ['case_approvals', 'installation', 'price_changes', 'secret_keys']
    expect(await may('delete')).toEqual([...cached, ...lasting].toSorted())
    const invoices = ['invoice_lines', 'invoices', 'mandate_signers', 'mandates']
    const status = ['installation', ...invoices, 'payout_files', 'payouts', 'price_changes']
    expect(await may('update')).toEqual([...cached, ...status])
    for (const right of ['truncate', 'trigger', 'references'])
      expect(await listTables(world, `has_table_privilege('${systemRole}', c.oid, '${right}')`), right).toEqual([])
  })

  test.each([
    'create table mine ()',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'drop table emails',
    'truncate emails',
    'alter table emails add column mine text',
    'alter table emails disable trigger all',
    'alter table cases disable row level security',
    'drop policy client_sees_own on cases',
    "set session_replication_role = 'replica'",
    'update audit_events set action = null',
    "insert into kysely_migration values ('9999', '')",
    'alter function append_audit_event rename to other',
    'create role mine',
    'copy emails to program $$true$$',
  ])('the application cannot: %s', async (statement) => {
    const { pool } = await newWorld()
    // PostgreSQL error 42501 means insufficient privilege. Its message differs between server versions.
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('row-level security', () => {
  test('every table a client session can read has row-level security for both roles', async () => {
    const world = await newWorld()
    const rights = ['select', 'update', 'delete'].map(
      (right) => `has_any_column_privilege('${clientRole}', c.oid, '${right}')`,
    )
    const reachable = await listTables(
      world,
      `(${rights.slice(0, 2).join(' or ')} or has_table_privilege('${clientRole}', c.oid, 'delete'))`,
    )
    const policiesOf = (role: string) =>
      `exists (select from pg_policy p where p.polrelid = c.oid and '${role}'::regrole = any (p.polroles))`
    const guarded = await listTables(
      world,
      `c.relrowsecurity and ${policiesOf(clientRole)} and ${policiesOf(systemRole)}`,
    )
    expect(reachable.filter((name) => ![...ofNobody, ...onlyPutInto].includes(name))).toEqual(guarded)
    // Neither role owns a table, since owners bypass row-level security.
    const above = `(pg_has_role('${systemRole}', c.relowner, 'member') or pg_has_role('${clientRole}', c.relowner, 'member'))`
    expect(await listTables(world, above)).toEqual([])
  })

  test('every table that references people, cases, orders or documents is protected from client sessions', async () => {
    const world = await newWorld()
    const names = `exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid in
    ('people'::regclass, 'cases'::regclass, 'orders'::regclass, 'documents'::regclass))`
    const open = await listTables(
      world,
      `${names} and not c.relrowsecurity and has_any_column_privilege('${clientRole}', c.oid, 'select')`,
    )
    expect(open).toEqual([])
  })

  test('a client session sees no address and no content of emails', async () => {
    const world = await newWorld()
    const client = await signIn(world.databaseUrl, clientRole)
    await client.query('select id from emails')
    for (const column of ['to_address', 'event_key', 'subject'])
      await expect(client.query(`select ${column} from emails`), column).rejects.toThrow('permission denied')
  })

  test('a login that has set no role can read nothing', async () => {
    const world = await newWorld()
    const client = await signIn(world.databaseUrl)
    for (const table of await listTables(world, 'true'))
      await expect(client.query(`select from public.${table}`), table).rejects.toThrow('permission denied')
  })

  test("the application's login passes the privilege check, the owner's fails", async () => {
    const world = await newWorld()
    expect(await rightsError(world.pool)).toBeNull()
    const owner = openOwnerPool(world.ownerUrl)
    onTestFinished(() => owner.end())
    expect(await rightsError(owner)).toBe('can act as the owner of the tables')
  })
})

describe('limits of client sessions', () => {
  test("totals and sent quote lines are immutable, and a client cannot make the firm's case moves", async () => {
    const world = await newWorld()
    const found = await aCase(world, { state: 'review' })
    const order = await anOrder(world, { personId: found.client.id })
    for (const total of ['total_cents = 1', "currency_code = 'eur'"])
      await expect(world.pool.query(`update orders set ${total} where id = $1`, [order.id])).rejects.toThrow(
        'never changes',
      )
    const at = { createdAt: world.now(), updatedAt: world.now(), validOn: '2026-12-05' }
    const line = { variantId: null, title: 'Work', quantity: 1, unitPriceCents: 90_000 }
    const quote = { ...at, clientId: found.client.id, caseId: found.id, title: 'Offer', totalCents: 90_000 }
    const quoteId = await world.db.transaction().execute((tx) => insertQuote(tx, quote, [line]))
    await world.pool.query('update quote_lines set quantity = 2 where quote_id = $1', [quoteId])
    await world.pool.query("update quotes set state = 'declined', ended_at = now() where id = $1", [quoteId])
    for (const change of ['update quote_lines set quantity = 3', 'delete from quote_lines'])
      await expect(world.pool.query(`${change} where quote_id = $1`, [quoteId])).rejects.toThrow('never change')

    const step = (state: string) =>
      asClient(world.db, found.client.id, (tx) =>
        tx.updateTable('cases').set({ state }).where('id', '=', found.id).execute(),
      )
    for (const state of ['closed', 'filed', 'assessed', 'client_approval', 'in_preparation'])
      await expect(step(state), state).rejects.toThrow('not the client')
    await expect(world.pool.query('delete from case_approvals')).rejects.toThrow('permission denied')
  })

  test('a client session can only enqueue jobs, and reads only the settings it needs', async () => {
    const world = await newWorld()
    const { client } = await aCase(world)
    await world.pool.query(`insert into settings (key, value, updated_at) values
    ('client_quota_mb', '5', now()), ('security_allow_list', '[]', now())`)
    const run = (statement: string) => asClient(world.db, client.id, (tx) => sql.raw(statement).execute(tx))
    await run("select graphile_worker.add_job('a-job')")
    const jobs = 'graphile_worker._private_jobs'
    for (const statement of [`select * from ${jobs}`, `update ${jobs} set attempts = 0`, `delete from ${jobs}`])
      await expect(run(statement), statement).rejects.toThrow('permission denied')
    await expect(run("select graphile_worker.remove_job('x')")).rejects.toThrow('permission denied')
    expect((await run('select key from settings')).rows).toEqual([{ key: 'client_quota_mb' }])
    await expect(run("update settings set value = '9'")).rejects.toThrow('permission denied')
  })

  test('the application cannot delete an invoice within its retention period', async () => {
    const world = await newWorld()
    const owner = await signIn(world.ownerUrl)
    await owner.query("update installation set mode = 'production'")
    for (const year of [2010, 2026]) {
      const order = await anOrder(world, {})
      await owner.query(`insert into invoices (order_id, kind, year, number, label, issued_on, issued_at, issuer, recipient,
      recipient_name, total_cents, currency_code, state, pay_by, service_on, vat_cents, vat_rate_bp)
      values ('${order.id}', 'invoice', ${year}, 1, '${year}-00001', '${year}-01-01', '${year}-01-01', '{}', '{}',
      'Ana', 1000, 'CHF', 'paid', 'provider', '${year}-01-01', 75, 810)`)
    }
    await world.pool.query('delete from invoices where year = 2010')
    await expect(world.pool.query('delete from invoices where year = 2026')).rejects.toThrow('kept for ten years')
  })

  test('a new table is accessible to the application but not to clients', async () => {
    const world = await newWorld()
    const owner = await signIn(world.ownerUrl)
    await owner.query('create table to_come (id bigint generated always as identity, n integer)')
    await world.pool.query('insert into to_come (n) values (1)')
    const client = await signIn(world.databaseUrl, clientRole)
    await expect(client.query('select from to_come')).rejects.toThrow('permission denied')
  })

  test('work for a client uses a login that cannot switch to the application role', async () => {
    const world = await newWorld()
    const { client } = await aCase(world)
    const become = (role: string) =>
      asClient(world.db, client.id, (tx) => sql`select set_config('role', ${role}, true)`.execute(tx))
    await expect(become(systemRole)).rejects.toThrow('permission denied to set role')
    await expect(become('none').then(() => undefined)).resolves.toBeUndefined()
    const { rows } = await asClient(world.db, client.id, (tx) =>
      sql<{ login: string }>`select session_user as login`.execute(tx),
    )
    expect(rows[0]?.login).toMatch(/^test_client_/)

    expect(await clientRightsError(world.clientPool)).toBeNull()
    expect(await clientRightsError(world.pool)).toBe('can act as app_system')
  })
})
