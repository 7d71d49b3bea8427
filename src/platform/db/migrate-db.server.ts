import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DB } from './schema.ts'

/**
 * Brings the database to the newest numbered .sql file in `folder`, all files in one transaction. Resolves with the names
 * that were applied, and with those in the database that are `unknown` here: a newer program has been at work, and what it
 * added is left alone, so that one may go back to the program before. With `only` the other files count as not written yet.
 */
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
    // Numbers are given out ahead, so a lower one may arrive after a higher one.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  }
  return { applied: results.map((result) => result.migrationName), unknown }
}

/** The numbered .sql files in `folder`, in order, without their ending. */
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

async function listExecuted(db: Kysely<DB>): Promise<string[]> {
  const found = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(
    db,
  )
  if (!found.rows[0]?.isThere) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
