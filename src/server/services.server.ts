import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { sourcesFor } from '#dev/feeds/demo-sources.ts'
import { openSandboxPayments } from '#dev/payments/payments-sandbox.server.ts'
import { geminiAddress, openGemini } from '#platform/ai/text-gemini.server.ts'
import type { TextService } from '#platform/ai/text-service.ts'
import { adoptKey } from '#platform/audit/adopt-key.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { type Config, readConfig } from '#platform/config.server.ts'
import { attachClientDatabase, type Db, openDatabase, openPool } from '#platform/db/database.server.ts'
import { DatabaseUnavailable } from '#platform/db/database-trouble.server.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { isQuiet } from '#platform/db/installation-db.server.ts'
import { keepPostgresRunning } from '#platform/db/keep-postgres-running.server.ts'
import { checkDatabase, prepareDatabase, sharesSessions } from '#platform/db/prepare-database.server.ts'
import { clientRightsError, clientRole, rightsError } from '#platform/db/roles.server.ts'
import { chooseFileStore } from '#platform/files/choose-file-store.server.ts'
import { clamdScanner, restAfterFailures } from '#platform/files/scanner-clamd.server.ts'
import { chooseMailer } from '#platform/mail/choose-mail.server.ts'
import { openOutbound } from '#platform/outbound/fetch-outbound.server.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { setAsideData } from '#platform/set-aside-data.server.ts'
import { renewSummary } from '#returns/expected/attach-summary.server.ts'

export type OpenServices = { services: Services; close(): Promise<void> }

export class StartRefused extends Error {}

export type Ground = Pick<Services, 'config' | 'secretKey' | 'log' | 'fileStore'> & {
  addresses: { url: string; ownerUrl: string; clientUrl: string | undefined }
  close(): Promise<void>
}

/** Reads the configuration and, if used, starts the embedded database. Does not change the database's content. */
export async function openGround(env: Record<string, string | undefined>, { isCommand = false } = {}): Promise<Ground> {
  const outcome = readConfig(env)
  if (!outcome.ok)
    throw new StartRefused(
      `The configuration has faults:\n${outcome.errors.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  const { config } = outcome
  await mkdir(config.DATA_DIR, { recursive: true })
  await chmod(config.DATA_DIR, 0o750)
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres(config.DATA_DIR)
  // A command that runs beside a server uses the embedded database of that server, and must not stop the database.
  const endsDatabase = embedded && !(isCommand && embedded.wasRunning)
  const keeper = embedded && !isCommand ? keepPostgresRunning(embedded, log) : undefined
  return {
    ...{ config, log },
    secretKey: new SecretKey(
      await findSecretKey(config),
      config.SECRET_KEY_PREVIOUS.map((key) => Buffer.from(key)),
    ),
    fileStore: chooseFileStore(config),
    addresses: embedded ?? addressesOf(config),
    close: async () => {
      keeper?.stop()
      if (endsDatabase) await embedded.stop()
    },
  }
}

/**
 * Opens the database and creates all services. Only this function selects their implementations. A server also migrates
 * the database; a command refuses one that is not ready.
 */
export async function openServices(
  env: Record<string, string | undefined>,
  options: { isCommand?: boolean } = {},
): Promise<OpenServices> {
  const ground = await openGround(env, options)
  const { config, log, secretKey, fileStore } = ground
  const { url, ownerUrl, clientUrl } = ground.addresses
  const prepared = await (options.isCommand
    ? checkDatabase(url, config.MODE)
    : prepareDatabase({ url, ownerUrl, mode: config.MODE })
  ).catch(refuseWithoutDatabase)
  if (!prepared.ok) {
    const isOwnDemo = config.MODE === 'demo' && !config.DATABASE_URL && !options.isCommand
    if (!prepared.isOfEarlierBuild || !isOwnDemo) throw new StartRefused(prepared.reason)
    await ground.close()
    const folder = await setAsideData(config.DATA_DIR, new Date())
    log.warn({ folder }, 'the demo data of an earlier build was set aside; a new database is created')
    return openServices(env, options)
  }
  if (prepared.applied.length > 0) log.info({ applied: prepared.applied }, 'database migrated')
  if (prepared.unknown.length > 0)
    log.warn(
      { migrations: prepared.unknown },
      'the database was migrated by a newer version; this version continues to use it',
    )
  for (const each of config.DATABASE_URL ? [url, clientUrl ?? url] : [])
    if (await sharesSessions(each))
      throw new StartRefused(
        'A DATABASE_… URL leads through a connection pooler in transaction mode. Use session mode: see docs/running.md.',
      )
  const settings = {
    keyId: secretKey.id,
    ...(config.isProduction && { onSecondConnection: (err: Error) => log.error({ err }) }),
  }
  const pool = openPool(url, 20, settings)
  await refuseTooManyRights(pool, config, log)
  const db = openDatabase(pool, new AuditSealer(secretKey))
  await refuseStrangeKey(db, options.isCommand ? null : log)
  const clientPool = clientUrl ? openPool(clientUrl, 10, { ...settings, role: clientRole }) : null
  if (clientPool) {
    await refuseTooManyClientRights(clientPool)
    attachClientDatabase(db, openDatabase(clientPool, new AuditSealer(secretKey)))
  } else if (config.isProduction) log.warn('DATABASE_CLIENT_URL is not set; see docs/running.md for what it protects')
  if (config.isProduction && !config.SMTP_URL) log.warn('SMTP_URL is not set; emails stay in the database')
  const quiet = await isQuiet(pool)
  if (quiet) log.warn('this is a restored copy: it sends no emails and takes no payments until etb go-live')
  const basics = { config, secretKey, ownerUrl, pool, db, log, now: () => new Date(), isQuiet: quiet }
  const services: Services = {
    ...basics,
    mail: chooseMailer(config),
    payments: quiet ? withoutPayments(openPayments(basics)) : openPayments(basics),
    fileStore,
    scanner: config.CLAMD_URL ? restAfterFailures(clamdScanner(config.CLAMD_URL)) : null,
    // Addresses in our own network must never be fetched, except the demo's own news feeds.
    fetchOutbound: openOutbound({ ownOrigins: config.MODE === 'demo' ? [new URL(config.PUBLIC_URL).origin] : [] }),
    textService: chooseTextService(config),
    newsSources: sourcesFor(config),
    prepareApproval: renewSummary,
  }
  return {
    services,
    // Waits at most two seconds for running queries, because neither the process nor the embedded database may continue
    // to run after the shutdown.
    close: async () => {
      await Promise.race([Promise.all([pool.end(), clientPool?.end()]), pause(2_000)])
      await ground.close()
    },
  }
}

function refuseWithoutDatabase(error: unknown): never {
  throw error instanceof DatabaseUnavailable ? new StartRefused(error.message, { cause: error }) : error
}

/** The configured key or, outside production, a random one saved in the data folder. It has at least 32 bytes. */
async function findSecretKey(config: Config): Promise<Buffer> {
  if (config.SECRET_KEY) return Buffer.from(config.SECRET_KEY)
  const file = join(config.DATA_DIR, 'secret-key')
  const saved = await readFile(file).catch(() => undefined)
  if (saved) return saved
  const created = Buffer.from(randomBytes(32).toString('hex'))
  await writeFile(file, created, { mode: 0o600 })
  return created
}

/** Refuses a key with which this database was not written. */
async function refuseStrangeKey(db: Db, log: Logger | null): Promise<void> {
  const { conflict, others } = await adoptKey(db)
  if (conflict) throw new StartRefused(conflict)
  if (others.length > 0)
    log?.warn('SECRET_KEY is being replaced: run etb rotate-key when all processes have the new key')
}

function addressesOf({ DATABASE_URL = '', DATABASE_OWNER_URL = DATABASE_URL, DATABASE_CLIENT_URL }: Config) {
  return { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL, clientUrl: DATABASE_CLIENT_URL }
}

/** Refuses to start if the client login can switch to the application's role, which sees the rows of all clients. */
async function refuseTooManyClientRights(pool: Pool): Promise<void> {
  const problem = await clientRightsError(pool)
  if (problem !== null)
    throw new StartRefused(
      `The role in DATABASE_CLIENT_URL ${problem}: it must be a member of ${clientRole} only, as docs/running.md shows.`,
    )
}

async function refuseTooManyRights(pool: Pool, { isProduction }: Config, log: Logger): Promise<void> {
  const problem = await rightsError(pool)
  if (problem === null) return
  const words = `The role in DATABASE_URL ${problem}. Give the application its own role and set the owner in DATABASE_OWNER_URL. See docs/running.md.`
  if (isProduction) throw new StartRefused(words)
  log.warn(words)
}

/** Payments of a restored copy: events are read, but nothing is asked of the provider. */
function withoutPayments(payments: Payments): Payments {
  const refuse = async () => {
    throw new Error('This is a restored copy, which takes no payments. See `etb go-live`.')
  }
  return { ...payments, createCheckout: refuse, refund: refuse, findPayment: refuse, cancelCheckout: refuse }
}

type Settings = Pick<Config, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'PUBLIC_URL' | 'MODE'>

function chooseTextService(config: Settings): TextService | null {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY: key, AI_MODEL: model } = config
  if (AI_PROVIDER && key && model) return openGemini({ baseUrl: AI_BASE_URL ?? geminiAddress, key, model })
  if (config.MODE !== 'demo') return null
  return openGemini({ baseUrl: `${config.PUBLIC_URL}/api/dev/text`, key: 'none', model: 'demonstration' })
}

/** In production, only an explicit `PAYMENTS=sandbox` selects the sandbox; a missing variable never does. */
export function openPayments(services: Pick<Services, 'config' | 'secretKey' | 'db' | 'now'>): Payments {
  return services.config.PAYMENTS === 'stripe' ? openStripePayments(services) : openSandboxPayments(services)
}
