import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { countStatuses } from './candidate-db.server.ts'
import { inviteAll, startInvitations } from './invite.server.ts'

const clients = 160

test('two servers that lose their connections invite each client of last year with exactly one email', {
  timeout: 60_000,
}, async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  await world.pool.query(
    `insert into people (id, email, name, first_name, last_name, role, status)
       select 'c' || n, 'c' || n || '@example.com', 'Client ' || n, 'Client', n::text, 'client', 'active' from generate_series(1, $1) n`,
    [clients],
  )
  await world.pool.query(
    `insert into cases (case_number, client_id, title, case_type, tax_year, state, priority, description, created_at, updated_at)
       select 'OLD-' || n, 'c' || n, 'Tax return', 'tax_return', 2024, 'closed', 'medium', '', now(), now() from generate_series(1, $1) n`,
    [clients],
  )
  expect(await startInvitations(world, { actor: actorOf(admin), taxYear: 2025 })).toEqual({ ok: true })
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  onTestFinished(() => owner.end())
  const login = new pg.Client({ connectionString: world.databaseUrl })
  await login.connect()
  onTestFinished(() => login.end())
  const invited = async () =>
    Number((await owner.query('select count(*) as count from next_year_invitations')).rows[0]?.count)
  const address = new URL(world.databaseUrl)
  address.searchParams.set('application_name', 'to-be-cut')
  const aServer = () => {
    const pool = openPool(address.href)
    pool.on('error', () => undefined)
    onTestFinished(() => (pool.ended ? undefined : pool.end()))
    return { pool, invites: inviteAll({ ...world, db: openDatabase(pool) }, 2025) }
  }
  for (const max of [20, 60]) {
    const running = [aServer(), aServer()]
    const ends = Promise.allSettled(running.map(({ invites }) => invites))
    await expect.poll(invited, { timeout: 20_000, interval: 5 }).toBeGreaterThan(max)
    // Close the connection pools, so that the servers cannot reconnect between two transactions.
    for (const { pool } of running) void pool.end()
    await login.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-cut' and datname = current_database()",
    )
    expect((await ends).map(({ status }) => status)).toContain('rejected')
    expect(await invited()).toBeLessThan(clients)
  }
  const written = await Promise.all([aServer().invites, aServer().invites])
  expect(written[0] + written[1]).toBeGreaterThan(0)
  const { rows } = await owner.query<{ count: number }>(
    "select to_address, count(*)::int as count from emails where event_key like 'next-year:%' group by 1",
  )
  expect(rows).toHaveLength(clients)
  expect(rows.filter(({ count }) => count !== 1)).toEqual([])
  expect(await countStatuses(world.db, 2025)).toMatchObject({ invited: clients, 'to-invite': 0 })
})
