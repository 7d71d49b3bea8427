import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** Once for the whole test run: a PostgreSQL and in it a migrated database that every test world is cloned from. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'test-postgres-'))
  const given = process.env.TEST_DATABASE_URL
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off']
  const own = given ? undefined : await startEmbeddedPostgres(folder, fast)
  const serverUrl = given ?? own?.url ?? ''
  const template = `template_${process.pid}`
  await onServer(serverUrl, `create database ${template}`)
  const pool = openPool(databaseUrl(serverUrl, template))
  await migrate(openDatabase(pool), 'db/migrations')
  await pool.end()
  await runMigrations({ connectionString: databaseUrl(serverUrl, template), logger: undefined })
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  return async () => {
    if (given) await dropDatabase(serverUrl, template)
    await own?.stop()
    await rm(folder, { recursive: true, force: true })
  }
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

/** Removes a database. Where the server's own vacuum is at work in it for a moment, it is tried again. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if (attempt === 10) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 100))
    }
  }
}
