import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import pg from 'pg'
import { appFile } from '#platform/app-file.server.ts'
import type { Mode } from '#platform/config.server.ts'
import { openDatabase, sessionOf } from './database.server.ts'
import { reachDatabase } from './database-trouble.server.ts'
import { findModeConflict, hasMode, saveFirstMode } from './installation-db.server.ts'
import { baseline, isOfEarlierBuild, migrate, readMigrationNames } from './migrate-db.server.ts'
import { ensureRoles, systemRole } from './roles.server.ts'
import { defaultTimeouts, migrationTimeouts } from './timeouts.ts'

export type PrepareOutcome =
  | { ok: true; applied: string[]; unknown: string[] }
  | { ok: false; reason: string; isOfEarlierBuild?: true }

const timeoutMinutes = 3

/**
 * Updates roles, tables, job queue and privileges as table owner; concurrent starts wait for each other. Lock timeouts
 * are short, so that a running server is not blocked. A database of another mode is not changed.
 */
export async function prepareDatabase(
  addresses: { url: string; ownerUrl: string; mode: Mode },
  timeouts = migrationTimeouts,
): Promise<PrepareOutcome> {
  const pool = openOwnerPool(addresses.ownerUrl, timeouts)
  try {
    await reachDatabase(pool)
    const { rows } = await pool.query("select has_schema_privilege('public', 'create') as owns")
    if (!rows[0]?.owns) return await checkDatabase(addresses.url, addresses.mode)
    const login = await loginOf(addresses.url)
    return await withTimeouts(() =>
      exclusively(pool, 'prepare-database', () => prepareInMode(pool, login, addresses.mode)),
    )
  } finally {
    await pool.end()
  }
}

const earlierBuildReason =
  'This database was created by an earlier build and cannot be updated. Nothing in it was changed. Set DATABASE_URL or DATA_DIR to a new, empty database.'

async function prepareInMode(pool: pg.Pool, login: string, mode: Mode): Promise<PrepareOutcome> {
  if (await isOfEarlierBuild(openDatabase(pool)))
    return { ok: false, isOfEarlierBuild: true, reason: earlierBuildReason }
  const conflict = await findModeConflict(pool, mode)
  if (conflict) return { ok: false, reason: conflict }
  const outcome = await bringUpToDate(pool, login)
  if (outcome.ok) await saveFirstMode(pool, mode)
  return outcome
}

export function openOwnerPool(url: string, timeouts = migrationTimeouts): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 3, ...sessionOf(timeouts) })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Like `prepareDatabase`, but without lock and check of the mode. Allows `login` to act as the application. */
export async function bringUpToDate(pool: pg.Pool, login: string | null, only?: string[]): Promise<PrepareOutcome> {
  const roles = await ensureRoles(pool, login)
  if (!roles.ok) {
    return {
      ok: false,
      reason: `The database roles of the application are missing (${roles.reason}). See docs/running.md for how to create them.`,
    }
  }
  const { applied, unknown } = await migrate(openDatabase(pool), appFile('db/migrations'), only)
  await runMigrations({ pgPool: pool })
  if (!only) await pool.query(`begin; ${await readFile(appFile('db/grants.sql'), 'utf8')}; commit`)
  return { ok: true, applied, unknown }
}

async function loginOf(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await reachDatabase(pool)
    return (await pool.query('select session_user as login')).rows[0].login
  } finally {
    await pool.end()
  }
}

/**
 * True if statements of one connection may run in several sessions, as behind a pooler in transaction mode: then neither
 * roles nor locks nor notifications work. While one connection is idle, another one that gets its session proves it.
 */
export async function sharesSessions(url: string): Promise<boolean> {
  const open = () => new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  const [idle, busy] = [open(), open()]
  const askPid = async (client: pg.Client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  try {
    await Promise.all([idle.connect(), busy.connect()])
    const own = await askPid(idle)
    await busy.query('begin')
    return (await askPid(busy)) === own || (await askPid(idle)) !== own
  } finally {
    await Promise.all([idle.end(), busy.end()])
  }
}

/** Whether the database has all migrations of this program and belongs to this mode. Changes nothing. */
export async function checkDatabase(url: string, mode: Mode): Promise<PrepareOutcome> {
  const pool = new pg.Pool({ connectionString: url, max: 1, ...sessionOf(defaultTimeouts, systemRole) })
  pool.on('error', () => undefined)
  try {
    const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
    const known = await readMigrationNames(appFile('db/migrations'))
    const there = rows.map(({ name }) => name)
    if (there.length > 0 && !there.includes(baseline))
      return { ok: false, isOfEarlierBuild: true, reason: earlierBuildReason }
    const missing = known.filter((name) => !there.includes(name))
    if (missing.length > 0)
      return { ok: false, reason: `The database needs migrations (${missing.join(', ')}). ${wayOut}` }
    const conflict = await findModeConflict(pool, mode)
    if (conflict) return { ok: false, reason: conflict }
    if (!(await hasMode(pool))) return { ok: false, reason: `The mode of the database has not been set yet. ${wayOut}` }
    return { ok: true, applied: [], unknown: there.filter((name) => !known.includes(name)) }
  } catch (error) {
    return {
      ok: false,
      reason: `The database has not been set up (${error instanceof Error ? error.message : error}). ${wayOut}`,
    }
  } finally {
    await pool.end()
  }
}

const wayOut = 'Start once with DATABASE_OWNER_URL set to the owner of the tables. See docs/running.md.'

async function withTimeouts<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + timeoutMinutes * 60_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1_000))
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause)
}

export async function exclusively<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: unknown
  try {
    // Polls for the lock, because another process may hold it for longer than the statement timeout allows waiting.
    while (!(await client.query('select pg_try_advisory_lock(hashtext($1)) as got', [name])).rows[0].got)
      await pause(200)
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch((error: unknown) => {
      broken = error
    })
    client.release(broken !== undefined)
  }
}
