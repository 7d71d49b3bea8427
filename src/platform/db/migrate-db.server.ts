import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DB } from './schema.ts'

/** Runs pending migrations (only those named in `only`, if given). `unknown`: applied ones that this version lacks. */
export async function migrate(
  db: Kysely<DB>,
  folder: string,
  only?: string[],
): Promise<{ applied: string[]; unknown: string[] }> {
  const names = (await readMigrationNames(folder)).filter((name) => only?.includes(name) ?? true)
  const unknown = (await listExecuted(db)).filter((name) => !names.includes(name))
  const files = names.map((name) => [name, fromFile(join(folder, `${name}.sql`))] as const)
  const passedBy = unknown.map((name) => [name, { up: async () => undefined }] as const)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries<Migration>([...files, ...passedBy]) },
    // Migration numbers are reserved in advance, so a migration with a lower number may be added later.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  return { applied: results.map((result) => result.migrationName), unknown }
}

export async function readMigrationNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return names.map((name) => name.replace(/\.sql$/, ''))
}

function fromFile(path: string): Migration {
  return {
    up: async (db) => {
      await sql.raw(await readFile(path, 'utf8')).execute(db)
    },
  }
}

/** The first migration. A database or backup without it was created before this baseline existed. */
export const baseline = '0001_baseline'

/** True if the database was created before the baseline replaced all earlier migrations, so it cannot be updated. */
export async function isOfEarlierBuild(db: Kysely<DB>): Promise<boolean> {
  const names = await listExecuted(db)
  return names.length > 0 && !names.includes(baseline)
}

async function listExecuted(db: Kysely<DB>): Promise<string[]> {
  const found = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(
    db,
  )
  if (!found.rows[0]?.isThere) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
