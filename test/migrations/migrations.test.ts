import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readCaseEvent } from '#cases/case-event.ts'
import { caseWords } from '#cases/words.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate, readMigrationNames } from '#platform/db/migrate-db.server.ts'
import { migrationTimeouts } from '#platform/db/timeouts.ts'
import { openOwnerPool, prepareDatabase } from '#platform/db/prepare-database.server.ts'
import { say } from '#platform/words.ts'
import { orderWords } from '#shop/order-words.ts'
import { readReviewError } from '#shop/review-error.ts'
import { copyDatabase, databaseUrl, dropDatabase } from '#test/database.ts'

/** A database, and a folder that migrations can be put into one after the other. */
async function aDatabase({ template = 'template1' } = {}) {
  const name = `migrations_${randomUUID().replaceAll('-', '')}`
  const [ownerUrl, url] = [databaseUrl(inject('ownerUrl'), name), databaseUrl(inject('programUrl'), name)]
  await copyDatabase(inject('serverUrl'), template, name, inject('owner'))
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

/** A database in the state after these migrations, with rows in every table. */
async function aDatabaseAfter(isTaken: (migration: string) => boolean) {
  const database = await aDatabase()
  for (const migration of (await readMigrationNames('db/migrations')).filter(isTaken)) {
    await database.add(migration)
    const rows = `test/migrations/${migration}.sql`
    if (!existsSync(rows)) continue
    await database.step()
    await database.pool.query(await readFile(rows, 'utf8'))
  }
  await database.step()
  return database
}

const aDatabaseOf = (last: string) => aDatabaseAfter((migration) => migration <= last)

async function listEmptyTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' order by 1",
  )
  const looks = rows.map(({ name }) => `select '${name}' as name where not exists (select from ${name})`)
  const empty = await pool.query<{ name: string }>(looks.join(' union all ') || 'select where false')
  return empty.rows.map(({ name }) => name)
}

test('every migration runs on a database in which every table of the state before holds rows', async () => {
  const { pool, add, step, url, ownerUrl } = await aDatabase()
  for (const migration of await readMigrationNames('db/migrations')) {
    await add(migration)
    expect(await step()).toEqual({ applied: [migration], unknown: [] })
    const rows = `test/migrations/${migration}.sql`
    if (existsSync(rows)) await pool.query(await readFile(rows, 'utf8'))
    // Fails when a migration adds a table: write rows for it into a file of the migration's name beside this test.
    expect(await listEmptyTables(pool), `tables without rows after ${migration}`).toEqual([])
  }
  expect(await prepareDatabase({ url, ownerUrl, mode: 'test' })).toEqual({ ok: true, applied: [], unknown: [] })
}, 120_000)

/** A database in the state before a migration, with rows in every table. */
async function aFilledDatabase(before: string) {
  const database = await aDatabaseAfter((migration) => migration < before)
  await database.add(before)
  return database
}

test('what happened in a case was kept in words and is kept as codes with values, and reads as before', async () => {
  const { pool, step } = await aFilledDatabase('0052_codes_of_case_events')
  await step()
  const { rows } = await pool.query<{ text: string; payload: unknown }>('select text, said from case_events order by id')
  // An add-on was called a product then; that word has been left out since.
  for (const { text, payload: content } of rows)
    expect(say(caseWords().events, readCaseEvent(content))).toBe(text.replace(': product ', ': '))
  const read = rows.map(({ payload: content }) => readCaseEvent(content))
  // 'Opened.' was written by nobody: it stays a note.
  expect(read.filter(({ code }) => code === 'note' || code === 'unknown')).toEqual([
    { code: 'note', values: { text: 'Opened.' } },
  ])
  expect(read).toEqual(
    expect.arrayContaining([
      { code: 'add-on', values: { orderNumber: 1007, productId: 'crypto', quantity: 2 } },
      { code: 'moved', values: { move: 'ask_for_documents', reason: null } },
      { code: 'moved', values: { move: 'close_without_filing', reason: 'Below the limit.' } },
      { code: 'moved', values: { move: 'return_to_preparation', reason: 'The bank is missing.' } },
      { code: 'document-received', values: { filename: 'scan (1).pdf', item: 'Salary certificate' } },
      { code: 'document-received', values: { filename: 'scan (1).pdf', item: null } },
      {
        code: 'document-sent-back',
        values: { filename: 'salary.2024.pdf', reason: 'It is blurred. Please scan it again.' },
      },
      { code: 'message', values: { from: 'Ana Keller', subject: 'About: the bank' } },
      { code: 'due-date', values: { dueOn: '2026-12-15' } },
      { code: 'priority', values: { priority: 'high' } },
      { code: 'appointment', values: { startsAt: '2026-07-01T08:30:00Z', title: 'Walk through: the draft' } },
    ]),
  )
  const types = await pool.query('select distinct document_type as type from documents order by 1')
  expect(types.rows).toEqual([{ type: 'Salary certificate' }, { type: null }])
}, 60_000)

test('reasons that the program gave in words are codes, and those of people stay as they are', async () => {
  const { pool, step } = await aFilledDatabase('0053_codes_of_reasons')
  await step()
  const orders = await pool.query<{ reason: string; error: unknown }>(
    'select review_reason as reason, review_fault as fault from orders where review_reason is not null order by id',
  )
  const errors = orders.rows.map(({ reason, error }) => {
    const read = readReviewError({ reviewError: error, reviewReason: reason })
    expect(read && say(orderWords().reviewErrors, read)).toBe(reason)
    return read
  })
  expect(errors.map((error) => error?.code)).toEqual([
    'other-amount',
    'other-currency',
    'other-checkout',
    'sold-out',
    'note',
  ])
  expect(errors[0]?.values).toEqual({ paidCents: 100, expectedCents: 49900 })
  const discounts = await pool.query(
    "select reason, reason_code from first_order_discounts where state = 'not_due' order by order_id",
  )
  expect(discounts.rows).toEqual([
    { reason: null, reason_code: 'order-refunded' },
    { reason: 'Same household.', reason_code: null },
  ])
  const people = await pool.query(
    "select status_reason, status_code from people where id in ('ana', 'ben') order by id",
  )
  expect(people.rows).toEqual([
    { status_reason: 'Unpaid', status_code: null },
    { status_reason: null, status_code: 'taken-over' },
  ])
}, 60_000)
test('links in letters that are on their way still work once they have a table of their own', async () => {
  const { pool, ownerUrl, url } = await aDatabaseOf('0050_keys')
  expect(await prepareDatabase({ url, ownerUrl, mode: 'test' })).toMatchObject({ ok: true })
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
  expect(await prepareDatabase({ url, ownerUrl, mode: 'test' })).toMatchObject({ ok: true })
  const { rows } = await pool.query("select key, value from settings where key like '%\\_m%' order by key")
  expect(rows).toEqual([
    { key: 'client_quota_mb', value: 250 },
    { key: 'staff_idle_minutes', value: 480 },
  ])
})

test('messages stand in threads by case and subject, which wait as they were answered and are read as they were', async () => {
  const { pool, step } = await aFilledDatabase('0064_message_threads')
  const inCase = '00000000-0000-8000-8000-0000000000c0'
  await pool.query(
    `insert into messages (case_id, client_id, sender_id, sender_type, subject, body, read_at, created_at) values
      ($1, 'ana', 'olga', 'admin', 'Draft', 'Ready', now(), '2026-01-02'),
      ($1, 'ana', 'ana', 'client', 'Re: draft', 'Thanks, but why?', now(), '2026-01-03'),
      (null, 'ana', 'ana', 'client', 'Thanks', 'Bye', now(), '2026-01-04')`,
    [inCase],
  )
  await step()
  const { rows } = await pool.query(
    `select t.subject, t.case_id = $1 as "inCase", waiting_for as turn, owner_id as owner, answer_due_at is not null as due,
      (select count(*)::int from messages m where m.thread_id = t.id) as count,
      (select array_agg(person_id order by person_id) from thread_reads r where r.thread_id = t.id) as readers
    from message_threads t order by t.subject`,
    [inCase],
  )
  expect(rows).toEqual([
    { subject: 'Answer', inCase: null, turn: 'client', owner: 'olga', due: false, count: 1, readers: null },
    { subject: 'Draft', inCase: true, turn: 'firm', owner: 'olga', due: true, count: 2, readers: ['ana', 'olga'] },
    { subject: 'Question', inCase: true, turn: 'firm', owner: 'olga', due: true, count: 1, readers: null },
    { subject: 'Thanks', inCase: null, turn: 'nobody', owner: null, due: true, count: 1, readers: null },
  ])
}, 60_000)

test('a database that a newer program has changed is left as it is, and what is missing is still added', async () => {
  const { pool, folder, add, step } = await aDatabase()
  await add('0001_accounts')
  await writeFile(join(folder, '9999_newer.sql'), 'create table of_the_newer ()')
  await step()
  await rm(join(folder, '9999_newer.sql'))
  await add('0002_platform')
  expect(await step()).toEqual({ applied: ['0002_platform'], unknown: ['9999_newer'] })
  expect((await pool.query('select from of_the_newer')).rowCount).toBe(0)
})

test('a migration waits for a lock in short turns, between which the program that holds it goes on', async () => {
  const { pool, url, ownerUrl } = await aDatabase({ template: inject('template') })
  // As if the newest migration were still to come, which changes a table that somebody reads.
  await pool.query("delete from kysely_migration where name = '0018_list_unsubscribe'")
  await pool.query('alter table letters drop column unsubscribe_url')
  const reader = new pg.Client({ connectionString: url, options: '-c role=app_system' })
  await reader.connect()
  await reader.query('begin; select from letters')
  let isPrepared = false
  const preparing = prepareDatabase({ url, ownerUrl, mode: 'test' }, { ...migrationTimeouts, lock_timeout: 750 }).then(
    (outcome) => {
      isPrepared = true
      return outcome
    },
  )
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(isPrepared).toBe(false)
  // Somebody else reads meanwhile and is held up for one turn at most.
  const other = new pg.Client({ connectionString: url, options: '-c role=app_system' })
  await other.connect()
  const started = Date.now()
  await other.query('select from letters')
  expect(Date.now() - started).toBeLessThan(1_200)
  await other.end()
  await reader.query('commit')
  await reader.end()
  expect(await preparing).toMatchObject({ ok: true, applied: ['0018_list_unsubscribe'] })
}, 40_000)

test('somebody who owns nothing prepares nothing, but says what is missing', async () => {
  const { pool, url, ownerUrl } = await aDatabase()
  expect(await prepareDatabase({ url, ownerUrl: url, mode: 'test' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('DATABASE_OWNER_URL'),
  })
  await prepareDatabase({ url, ownerUrl, mode: 'test' })
  expect(await prepareDatabase({ url, ownerUrl: url, mode: 'test' })).toEqual({ ok: true, applied: [], unknown: [] })
  await pool.query("delete from kysely_migration where name = '0018_list_unsubscribe'")
  expect(await prepareDatabase({ url, ownerUrl: url, mode: 'test' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('0018_list_unsubscribe'),
  })
})

test('an address that was kept as one text is kept in parts, and one that cannot be read stays whole', async () => {
  const { pool, step } = await aFilledDatabase('0068_addresses')
  const texts = {
    ana: 'Seeweg 12a\nCH-2502 Biel/Bienne',
    ben: 'c/o Keller\nBahnhofplatz\n3011 Bern',
    olga: '221B Baker Street, London',
  }
  for (const [id, text] of Object.entries(texts)) {
    await pool.query('update people set address = $2 where id = $1', [id, text])
  }
  await step()
  const { rows } = await pool.query(
    'select person_id as id, street, house_number as house, postcode, town from addresses order by person_id',
  )
  expect(rows).toEqual([
    { id: 'ana', street: 'Seeweg', house: '12a', postcode: '2502', town: 'Biel/Bienne' },
    { id: 'ben', street: 'c/o Keller, Bahnhofplatz', house: null, postcode: '3011', town: 'Bern' },
    { id: 'olga', street: '221B Baker Street, London', house: null, postcode: null, town: null },
  ])
  const left = await pool.query('select from people where address is not null')
  expect(left.rowCount).toBe(0)
}, 60_000)
