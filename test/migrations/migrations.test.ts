import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate, readMigrationNames } from '#platform/db/migrate-db.server.ts'
import { openOwnerPool, prepareDatabase } from '#platform/db/prepare-database.server.ts'
import { databaseUrl, dropDatabase, onServer } from '#test/database.ts'

/** An empty database, and a folder that migrations can be put into one after the other. */
async function anEmptyDatabase() {
  const name = `migrations_${randomUUID().replaceAll('-', '')}`
  const [ownerUrl, url] = [databaseUrl(inject('ownerUrl'), name), databaseUrl(inject('programUrl'), name)]
  await onServer(inject('serverUrl'), `create database ${name} owner ${inject('owner')}`)
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const pool = openOwnerPool(ownerUrl)
  onTestFinished(async () => {
    await pool.end()
    await dropDatabase(inject('serverUrl'), name)
    await rm(folder, { recursive: true, force: true })
  })
  const add = (migration: string) => cp(`db/migrations/${migration}.sql`, join(folder, `${migration}.sql`))
  return { pool, folder, add, ownerUrl, url, step: () => migrate(openDatabase(pool), folder) }
}

/** A database in the state after one migration, with the rows of that state. */
async function aDatabaseOf(last: string) {
  const database = await anEmptyDatabase()
  for (const migration of await readMigrationNames('db/migrations')) {
    if (migration > last) continue
    await database.add(migration)
    await database.step()
    const rows = `test/migrations/${migration}.sql`
    if (existsSync(rows)) await database.pool.query(await readFile(rows, 'utf8'))
  }
  return database
}

async function listEmptyTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' order by 1",
  )
  const counts = await Promise.all(rows.map(({ name }) => pool.query(`select from ${name} limit 1`)))
  return rows.map(({ name }) => name).filter((_, index) => counts[index]?.rowCount === 0)
}

test('every migration runs on a database in which every table of the state before holds rows', async () => {
  const { pool, add, step, url, ownerUrl } = await anEmptyDatabase()
  for (const migration of await readMigrationNames('db/migrations')) {
    await add(migration)
    expect(await step()).toEqual({ applied: [migration], unknown: [] })
    const rows = `test/migrations/${migration}.sql`
    if (existsSync(rows)) await pool.query(await readFile(rows, 'utf8'))
    // Fails when a migration adds a table: write rows for it into a file of the migration's name beside this test.
    expect(await listEmptyTables(pool), `tables without rows after ${migration}`).toEqual([])
  }
  expect(await prepareDatabase({ url, ownerUrl })).toEqual({ ok: true, applied: [], unknown: [] })
})

test('links in letters that are on their way still work once they have a table of their own', async () => {
  const { pool, ownerUrl, url } = await aDatabaseOf('0050_keys')
  expect(await prepareDatabase({ url, ownerUrl })).toMatchObject({ ok: true })
  const { rows } = await pool.query('select * from account_links order by token_hash')
  const common = { person_id: 'ana', email: 'ana@example.com' }
  expect(rows).toMatchObject([
    {
      ...common,
      purpose: 'verify-email',
      password_hash: 'hash',
      first_name: 'Ana',
      company: null,
      phone: '032 123 45 67',
    },
    { ...common, purpose: 'invitation', token_hash: '02'.repeat(32), new_email: null },
    { ...common, purpose: 'reset-password' },
    { ...common, purpose: 'change-email', new_email: 'ana@example.org' },
    { ...common, purpose: 'not-me', event: 'password-changed' },
  ])
  expect((await pool.query('select id from verifications')).rows).toEqual([{ id: 'verification' }])
})

test('settings from before they had limits are brought within them', async () => {
  const { pool, ownerUrl, url } = await aDatabaseOf('0050_keys')
  expect(await prepareDatabase({ url, ownerUrl })).toMatchObject({ ok: true })
  const { rows } = await pool.query("select key, value from settings where key like '%\\_m%' order by key")
  expect(rows).toEqual([
    { key: 'client_quota_mb', value: 250 },
    { key: 'staff_idle_minutes', value: 480 },
  ])
})

test('a database that a newer program has changed is left as it is, and what is missing is still added', async () => {
  const { pool, folder, add, step } = await anEmptyDatabase()
  await add('0001_accounts')
  await writeFile(join(folder, '9999_newer.sql'), 'create table of_the_newer ()')
  await step()
  await rm(join(folder, '9999_newer.sql'))
  await add('0002_platform')
  expect(await step()).toEqual({ applied: ['0002_platform'], unknown: ['9999_newer'] })
  expect((await pool.query('select from of_the_newer')).rowCount).toBe(0)
})

test('a migration waits for a lock in short turns, between which the program that holds it goes on', async () => {
  const { pool, url, ownerUrl } = await anEmptyDatabase()
  await prepareDatabase({ url, ownerUrl })
  // As if the newest migration were still to come, which changes a table that somebody reads.
  await pool.query("delete from kysely_migration where name = '0018_list_unsubscribe'")
  await pool.query('alter table letters drop column unsubscribe_url')
  const reader = new pg.Client({ connectionString: url, options: '-c role=app_system' })
  await reader.connect()
  await reader.query('begin; select from letters')
  let isPrepared = false
  const preparing = prepareDatabase({ url, ownerUrl }).then((outcome) => {
    isPrepared = true
    return outcome
  })
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  expect(isPrepared).toBe(false)
  // Somebody else reads meanwhile and is held up for one turn at most.
  const started = Date.now()
  const other = new pg.Client({ connectionString: url, options: '-c role=app_system' })
  await other.connect()
  await other.query('select from letters')
  expect(Date.now() - started).toBeLessThan(3_500)
  await other.end()
  await reader.query('commit')
  await reader.end()
  expect(await preparing).toMatchObject({ ok: true, applied: ['0018_list_unsubscribe'] })
}, 40_000)

test('somebody who owns nothing prepares nothing, but says what is missing', async () => {
  const { pool, url, ownerUrl } = await anEmptyDatabase()
  expect(await prepareDatabase({ url, ownerUrl: url })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('DATABASE_OWNER_URL'),
  })
  await prepareDatabase({ url, ownerUrl })
  expect(await prepareDatabase({ url, ownerUrl: url })).toEqual({ ok: true, applied: [], unknown: [] })
  await pool.query("delete from kysely_migration where name = '0018_list_unsubscribe'")
  expect(await prepareDatabase({ url, ownerUrl: url })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('0018_list_unsubscribe'),
  })
})
