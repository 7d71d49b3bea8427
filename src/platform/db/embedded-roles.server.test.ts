import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { onServer } from '#test/database.ts'
import { openDatabase, openPool } from './database.server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.server.ts'
import { migrate } from './migrate-db.server.ts'
import { prepareDatabase } from './prepare-database.server.ts'
import { rightsError } from './roles.server.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-roles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function anOldFolder() {
  const folder = await aFolder()
  const server = await startEmbeddedPostgres(folder)
  const password = await readFile(join(folder, 'postgres-password'), 'utf8')
  const inside = new URL('/app', server.superuserUrl).href
  await onServer(inside, 'reassign owned by app_owner to app; drop owned by app_owner; drop role app_owner')
  await onServer(inside, 'drop owned by app_system, app_client; drop role app_system, app_client')
  await onServer(
    inside,
    `alter role app inherit createdb password '${password}'; grant all on database app to app, public`,
  )
  for (const name of ['owner', 'app']) await rm(join(folder, `postgres-${name}-password`))
  const older = await mkdtemp(join(folder, 'older-'))
  const asOld = new pg.Pool({ connectionString: `postgres://app:${password}@${new URL(server.url).host}/app` })
  for (const name of ['0001_accounts.sql', '0002_platform.sql', '0003_shop.sql', '0004_cases.sql']) {
    await cp(join('db/migrations', name), join(older, name))
    await migrate(openDatabase(asOld), older)
    await asOld.query(await readFile(join('test/migrations', name), 'utf8'))
  }
  await asOld.end()
  await server.stop()
  return { folder, password }
}

test('a data folder in which the program owned everything gets owner and program apart, and loses nothing', async () => {
  const { folder, password } = await anOldFolder()
  const server = await startEmbeddedPostgres(folder)
  onTestFinished(() => server.stop())
  expect(await prepareDatabase({ ...server, mode: 'production' })).toMatchObject({ ok: true })
  for (const url of [server.url, server.ownerUrl]) expect(new URL(url).password).not.toBe(password)
  const { host } = new URL(server.url)
  await expect(onServer(`postgres://app:${password}@${host}/app`, 'select')).rejects.toThrow('password authentication')

  const pool = openPool(server.url)
  onTestFinished(() => pool.end())
  expect(await rightsError(pool)).toBeNull()
  expect((await pool.query('select from cases')).rowCount).toBe(10)
  expect((await pool.query('select from audit_events')).rowCount).toBe(2)
  await pool.query("update cases set title = 'Still written' where client_id = 'ana'")
  for (const statement of ['alter table cases add column x text', 'create temporary table x ()', 'create schema x'])
    await expect(pool.query(statement)).rejects.toThrow(/must be owner|permission denied/)
}, 60_000)

test('the next start finds the same passwords, also beside a program that is still there', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  onTestFinished(() => first.stop())
  const second = await startEmbeddedPostgres(folder)
  expect(second).toMatchObject({ url: first.url, ownerUrl: first.ownerUrl, wasRunning: true })
  await expect(onServer(new URL('/postgres', first.url).href, 'select')).rejects.toThrow('permission denied')
}, 60_000)

test('programs that start beside each other all find the roles', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  onTestFinished(() => first.stop())
  const others = await Promise.all(Array.from({ length: 6 }, () => startEmbeddedPostgres(folder)))
  expect(others.map(({ url }) => url)).toEqual(Array(6).fill(first.url))
})
