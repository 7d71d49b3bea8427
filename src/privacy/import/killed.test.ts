import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aZip } from '#test/files/a-zip.ts'
import { aDryRun, importOf } from '#test/privacy/imports.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { startImport, startUndo } from './change-import.server.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'

const clients = 60
const rows = Array.from(
  { length: clients },
  (_, at) => `c${at}@example.com,Client ${letters(at)},2023;2024,Biel,2502,Seeweg`,
)
const table = ['Email,Full name,Tax years,Town,Zip,Street', ...rows].join('\n')
const zip = aZip(
  Array.from({ length: 40 }, (_, at) => ({
    name: `c${at}@example.com/2024/return.pdf`,
    content: `%PDF-1.4\n% ${at}\n%%EOF\n`,
  })),
)

function letters(at: number): string {
  return String.fromCharCode(65 + (at % 26)) + String.fromCharCode(97 + Math.floor(at / 26))
}

test('an import and its undo, cut off again and again, do everything exactly once', { timeout: 120_000 }, async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const importId = await aDryRun(world, admin, { table, zip })
  const login = new pg.Client({ connectionString: world.databaseUrl })
  await login.connect()
  onTestFinished(() => login.end())
  const count = async (sql: string) =>
    Number((await world.pool.query(`select count(*) as count from ${sql}`)).rows[0].count)
  const address = new URL(world.databaseUrl)
  address.searchParams.set('application_name', 'to-be-cut')
  const cutAt = async (work: typeof runImport, done: () => Promise<boolean>) => {
    const pool = openPool(address.href)
    pool.on('error', () => undefined)
    onTestFinished(() => (pool.ended ? undefined : pool.end()))
    const db = openDatabase(pool, new AuditSealer(world.secretKey))
    const end = Promise.allSettled([work({ ...world, db }, importId)])
    await expect.poll(done, { timeout: 40_000, interval: 5 }).toBe(true)
    void pool.end()
    await login.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-cut' and datname = current_database()",
    )
    expect((await end).map(({ status }) => status)).toEqual(['rejected'])
  }
  const clientsHere = () => count("people where role = 'client'")

  expect(await startImport(world, actorOf(admin), importId)).toEqual({ ok: true })
  for (const max of [5, 30])
    await cutAt(runImport, async () => (await count('import_rows where done_at is not null')) > max)
  expect(await count('import_rows where done_at is not null')).toBeLessThan(clients)
  await cutAt(runImport, async () => (await count('documents')) > 5)
  expect((await importOf(world, importId)).state).toBe('importing')
  await Promise.all([runImport(world, importId), runImport(world, importId)])
  const result = { clientsAdded: clients, casesAdded: 2 * clients, documentsAdded: 40 }
  expect(await importOf(world, importId)).toMatchObject({ state: 'imported', counts: result })
  expect([await clientsHere(), await count('cases'), await count('documents')]).toEqual([clients, 2 * clients, 40])
  expect(await count('emails')).toBe(0)

  expect(await startUndo(world, actorOf(admin), importId)).toEqual({ ok: true })
  await cutAt(undoImport, async () => (await clientsHere()) < clients)
  await runJobs(world)
  expect(await importOf(world, importId)).toMatchObject({ state: 'undone', counts: { undone: clients, stayed: 0 } })
  expect([await clientsHere(), await count('cases'), await count('documents')]).toEqual([0, 0, 0])
})
