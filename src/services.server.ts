import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { company } from '#content/company.ts'
import { chooseTextService } from '#platform/ai/choose-text-service.server.ts'
import { type Config, readConfig } from '#platform/config.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { keepPostgresRunning } from '#platform/db/keep-postgres-running.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { migrationPatience } from '#platform/db/patience.ts'
import { DatabaseAway, reachDatabase } from '#platform/db/reach-database.server.ts'
import { chooseFileStore } from '#platform/files/choose-file-store.server.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { chooseMail } from '#platform/mail/choose-mail.server.ts'
import { openOutside } from '#platform/outside/fetch-outside.server.ts'
import { openPayments } from '#platform/payments/choose-payments.server.ts'
import { placeholderPaths } from '#platform/placeholders.ts'
import type { Services } from '#platform/services.ts'

export type OpenServices = { services: Services; close(): Promise<void> }

/** Thrown when the program cannot start for a reason that its operator can mend; the message says how. */
export class StartRefused extends Error {}

/** Opens database and providers as configured, and brings the database up to date. The only place that chooses them. */
export async function openServices(
  env: Record<string, string | undefined>,
  { keepsDatabaseRunning = false } = {},
): Promise<OpenServices> {
  const outcome = readConfig(env, placeholderPaths(company))
  if (!outcome.ok)
    throw new StartRefused(`The configuration has faults:\n${outcome.faults.map((fault) => `  - ${fault}`).join('\n')}`)
  const { config } = outcome
  await mkdir(config.DATA_DIR, { recursive: true })
  await chmod(config.DATA_DIR, 0o750)
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres(config.DATA_DIR)
  // A command beside a running server must not take its database away when it ends.
  const endsDatabase = embedded && !(keepsDatabaseRunning && embedded.wasRunning)
  const keeper = embedded && !keepsDatabaseRunning ? keepPostgresRunning(embedded, log) : undefined
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const pool = openPool(url, 20, config.isProduction ? { onSecondConnection: (err) => log.error({ err }) } : {})
  await reachDatabase(pool).catch(refuseWithoutDatabase)
  const db = openDatabase(pool)
  const applied = await bringUpToDate(url)
  if (config.isProduction && !config.SMTP_URL) log.warn('SMTP_URL is not set: letters stay in the database')
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  await warnAboutRights(pool, log)
  const secretKey = await findSecretKey(config)
  const basics = { config, secretKey, pool, db, log, now: () => new Date() }
  const services: Services = {
    ...basics,
    mail: chooseMail(config),
    payments: openPayments(basics),
    fileStore: chooseFileStore(config),
    scanner: config.CLAMD_URL ? clamdScanner(config.CLAMD_URL) : null,
    // The demo world serves feeds of its own; elsewhere nothing of our own network is fetched.
    fetchOutside: openOutside({ ownOrigins: config.MODE === 'demo' ? [new URL(config.PUBLIC_URL).origin] : [] }),
    textService: chooseTextService(config),
  }
  return {
    services,
    close: async () => {
      keeper?.stop()
      await pool.end()
      if (endsDatabase) await embedded.stop()
    },
  }
}

/** Migrations wait as long as they need, over connections of their own. */
async function bringUpToDate(url: string): Promise<string[]> {
  const pool = openPool(url, 2, { patience: migrationPatience })
  try {
    const applied = await migrate(openDatabase(pool), 'db/migrations')
    await runMigrations({ pgPool: pool })
    return applied
  } finally {
    await pool.end()
  }
}

/** A database that cannot be had is for the operator to mend, who is told in one line. */
function refuseWithoutDatabase(error: unknown): never {
  throw error instanceof DatabaseAway ? new StartRefused(error.message, { cause: error }) : error
}

/** The configured key, or outside production a random one that is kept in the data folder. Always 32 bytes or more. */
async function findSecretKey(config: Config): Promise<Buffer> {
  if (config.SECRET_KEY) return Buffer.from(config.SECRET_KEY)
  const file = join(config.DATA_DIR, 'secret-key')
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const made = Buffer.from(randomBytes(32).toString('hex'))
  await writeFile(file, made, { mode: 0o600 })
  return made
}

/** A superuser is above row-level security, the second guard of clients' data. */
async function warnAboutRights(pool: Pool, log: Logger): Promise<void> {
  const { rows } = await pool.query(
    'select rolsuper or rolbypassrls as "isAbove" from pg_roles where rolname = current_user',
  )
  if (rows[0]?.isAbove)
    log.warn('DATABASE_URL names a superuser: row-level security does not apply. Use an ordinary role.')
}
