import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { sourcesFor } from '#dev/feeds/demo-sources.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { attachClientDatabase, openDatabase, openPool } from '#platform/db/database.server.ts'
import { clientRole } from '#platform/db/roles.server.ts'
import { FileMissing, type FileStore } from '#platform/files/files.ts'
import type { Email } from '#platform/mail/mail.ts'
import { openOutbound } from '#platform/outbound/fetch-outbound.server.ts'
import { type CheckoutRequest, checkoutTotalCents, type Payment, type Payments } from '#platform/payments/payments.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { renewSummary } from '#returns/expected/attach-summary.server.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { copyDatabase, databaseUrl, dropDatabase } from './database.ts'

export type World = Services & {
  databaseUrl: string
  clientUrl: string
  clientPool: pg.Pool
  /** Connection URL of the table owner, for set-up that the application role is not permitted. */
  ownerUrl: string
  mail: Services['mail'] & { sent: Email[] }
  payments: FakePayments
  /** Origins of test servers that `fetchOutbound` may reach although they are not public. */
  ownOrigins: string[]
  setNow(instant: string): void
}

/** Test context: a copy of the migrated database, fake providers and a fixed clock; removed when the test ends. */
export async function newWorld(
  env: Record<string, string> = {},
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
): Promise<World> {
  const serverUrl = inject('serverUrl')
  const name = `world_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(serverUrl, inject('template'), name, inject('owner'))
  const url = databaseUrl(inject('programUrl'), name)
  const pool = openPool(url)
  const clientUrl = databaseUrl(inject('clientUrl'), name)
  const clientPool = openPool(clientUrl, 10, { role: clientRole })
  whenOver(async () => {
    await Promise.all([pool.end(), clientPool.end()])
    await dropDatabase(serverUrl, name)
  })
  const outcome = readConfig({ MODE: 'test', DATA_DIR: join(tmpdir(), name), ...env })
  if (!outcome.ok) throw new Error(outcome.errors.join('; '))
  let instant = new Date('2026-11-21T09:00:00Z')
  const sent: Email[] = []
  const ownOrigins: string[] = []
  const secretKey = new SecretKey(randomBytes(32))
  const db = openDatabase(pool, new AuditSealer(secretKey))
  attachClientDatabase(db, openDatabase(clientPool, new AuditSealer(secretKey)))
  return {
    config: outcome.config,
    databaseUrl: url,
    clientUrl,
    clientPool,
    ownerUrl: databaseUrl(inject('ownerUrl'), name),
    secretKey,
    pool,
    db,
    log: pino({ level: 'silent' }),
    now: () => instant,
    setNow: (text) => {
      instant = new Date(text)
    },
    mail: {
      sent,
      send: async (email, way) => {
        await way?.handingOver?.()
        sent.push(email)
      },
    },
    payments: fakePayments(),
    fileStore: memoryFileStore(),
    scanner: null,
    ownOrigins,
    fetchOutbound: openOutbound({ ownOrigins }),
    textService: null,
    newsSources: sourcesFor(outcome.config),
    isQuiet: false,
    prepareApproval: renewSummary,
  }
}

export type FakePayments = Payments & {
  checkouts: CheckoutRequest[]
  payments: Map<string, Payment>
  refunds: string[]
}

function fakePayments(): FakePayments {
  const checkouts: CheckoutRequest[] = []
  const payments = new Map<string, Payment>()
  const refunds: string[] = []
  return {
    provider: 'sandbox',
    checkouts,
    payments,
    refunds,
    createCheckout: async (request) => {
      const checkoutId = `checkout-${request.idempotencyKey}`
      if (!payments.has(checkoutId)) {
        checkouts.push(request)
        payments.set(checkoutId, {
          checkoutId,
          paymentId: null,
          orderId: request.orderId,
          storeId: request.storeId,
          state: 'open',
          amountCents: checkoutTotalCents(request),
          refundedCents: 0,
          currency: request.currency,
          buyerEmail: request.buyerEmail,
          buyerName: null,
        })
      }
      return { checkoutId, url: `https://pay.example/${checkoutId}` }
    },
    readEvent: async () => ({ ok: false, reason: 'irrelevant' }),
    refund: async ({ paymentId }) => {
      refunds.push(paymentId)
      return null
    },
    findPayment: async (checkoutId) => payments.get(checkoutId) ?? null,
    cancelCheckout: async (checkoutId) => {
      const payment = payments.get(checkoutId)
      if (payment?.state === 'open') payment.state = 'cancelled'
    },
  }
}

function memoryFileStore(): FileStore {
  const contents = new Map<string, Buffer>()
  return {
    put: async (key, content) => void contents.set(key, await buffer(content)),
    get: async (key) => {
      const found = contents.get(key)
      if (!found) throw new FileMissing(`Nothing is stored at ${key}`)
      return Readable.from(found)
    },
    remove: async (key) => void contents.delete(key),
    list: async (prefix) =>
      [...contents.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key, storedAt: new Date(0) })),
  }
}

export async function runJobs(world: World): Promise<void> {
  const { jobHandlers } = await import('#server/worker.ts')
  const { rows } = await world.pool.query('select count(*)::int as waiting from graphile_worker.jobs')
  if (rows[0].waiting === 0) return
  await runDueJobs(world, jobHandlers, world)
  const failed = await world.pool.query(
    'select task_identifier, last_error from graphile_worker.jobs where last_error is not null',
  )
  if (failed.rows.length > 0) throw new Error(`job ${failed.rows[0].task_identifier}: ${failed.rows[0].last_error}`)
}
