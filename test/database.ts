import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { prepareDatabase } from '#platform/db/prepare-database.server.ts'

export type TestServer = { serverUrl: string; ownerUrl: string; programUrl: string; clientUrl: string; owner: string }

declare module 'vitest' {
  export interface ProvidedContext extends TestServer {
    template: string
  }
}

/** Switches off durability, because no data outlives the test run. */
const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'autovacuum=off',
  'scram_iterations=1',
]

/** Runs once per test run: starts PostgreSQL and migrates the template database that tests clone. */
export default async function setUp(project: TestProject) {
  await moveToMemory()
  const folder = await mkdtemp(join(tmpdir(), 'test-postgres-'))
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startEmbeddedPostgres(folder, fast)
  const server = await makeRoles(given ?? own?.superuserUrl ?? '')
  const { serverUrl, owner } = server
  const template = `template_${process.pid}`
  await onServer(serverUrl, `create database ${template} owner ${owner}`)
  const prepared = await prepareDatabase({
    url: databaseUrl(server.programUrl, template),
    ownerUrl: databaseUrl(server.ownerUrl, template),
    mode: 'test',
  })
  if (!prepared.ok) throw new Error(prepared.reason)
  for (const key of ['serverUrl', 'ownerUrl', 'programUrl', 'clientUrl', 'owner'] as const)
    project.provide(key, server[key])
  project.provide('template', template)
  return async () => {
    if (given) await dropDatabase(serverUrl, template)
    if (given) await onServer(serverUrl, `drop role ${owner}, ${programOf(owner)}, ${clientOf(owner)}`)
    await own?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Moves temporary folders to memory, because ext4 is slow when each test creates and removes 1,300 files. */
export async function moveToMemory(): Promise<void> {
  const memory = await statfs('/dev/shm').catch(() => null)
  if (memory && memory.bavail * memory.bsize > 2 ** 31) process.env.TMPDIR = '/dev/shm'
}

/** Creates three database roles for this run, so that tests run with the same privileges as in production. */
async function makeRoles(serverUrl: string): Promise<TestServer> {
  const owner = `test_owner_${process.pid}`
  const password = randomBytes(12).toString('hex')
  await onServer(
    serverUrl,
    `do $$ begin
    if to_regrole('app_system') is null then create role app_system; end if;
    if to_regrole('app_client') is null then create role app_client; end if;
  end $$`,
  )
  await onServer(serverUrl, `create role ${owner} login password '${password}'`)
  await onServer(serverUrl, `create role ${programOf(owner)} login noinherit password '${password}'`)
  await onServer(serverUrl, `grant app_system, app_client to ${programOf(owner)}`)
  await onServer(serverUrl, `create role ${clientOf(owner)} login noinherit password '${password}'`)
  await onServer(serverUrl, `grant app_client to ${clientOf(owner)}`)
  await onServer(serverUrl, `grant ${owner} to current_user`)
  return {
    serverUrl,
    owner,
    ownerUrl: signedInAs(serverUrl, owner, password),
    programUrl: signedInAs(serverUrl, programOf(owner), password),
    clientUrl: signedInAs(serverUrl, clientOf(owner), password),
  }
}

function programOf(owner: string): string {
  return owner.replace('owner', 'program')
}

function clientOf(owner: string): string {
  return owner.replace('owner', 'client')
}

function signedInAs(serverUrl: string, login: string, password: string): string {
  const url = new URL(serverUrl)
  url.username = login
  url.password = password
  return url.href
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

// Use one connection for all databases of a test file: connecting takes as long as dropping a database.
let makers: { serverUrl: string; pool: pg.Pool } | undefined

function asMaker(serverUrl: string): pg.Pool {
  if (makers?.serverUrl === serverUrl) return makers.pool
  const pool = new pg.Pool({ connectionString: serverUrl, max: 2, allowExitOnIdle: true })
  pool.on('error', () => undefined)
  makers = { serverUrl, pool }
  return pool
}

/**
 * Clones a database. The strategy `file_copy` takes less than half the time, because it does not write every page to
 * the WAL.
 */
export async function copyDatabase(serverUrl: string, template: string, name: string, owner: string): Promise<void> {
  await asMaker(serverUrl).query(`create database ${name} template ${template} strategy file_copy owner ${owner}`)
}

/** Drops a database. Retries, because autovacuum may briefly be connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await asMaker(serverUrl).query(`drop database if exists ${name} with (force)`))
    } catch (error) {
      if (attempt === 10) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 100))
    }
  }
}
