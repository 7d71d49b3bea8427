import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { backupStorage } from '#platform/backup/backup-settings.ts'
import { openS3FileStore } from '#platform/files/file-store-s3.server.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { openPayments } from '#server/services.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { startServer } from '#test/news/http-server.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { listProviders, type ProviderId, providerIds } from './list-providers.server.ts'
import { action, loader } from './providers-page.tsx'
import { testProvider } from './try-provider.server.ts'

const secrets = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  AI_API_KEY: 'AIzaKeyOfOurs',
}

async function aWorldWith(at: {
  smtp: string
  stripe: string
  s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string }
  clamd: string
  text: string
}): Promise<World> {
  const world = await newWorld({
    ...secrets,
    SMTP_URL: at.smtp,
    MAIL_FROM: 'office@example.com',
    PAYMENTS: 'stripe',
    STRIPE_API_BASE: at.stripe,
    S3_ENDPOINT: at.s3.endpoint,
    S3_BUCKET: at.s3.bucket,
    S3_ACCESS_KEY: at.s3.accessKey,
    S3_SECRET_KEY: at.s3.secretKey,
    S3_REGION: at.s3.region,
    AI_PROVIDER: 'gemini',
    AI_MODEL: 'a-model',
    AI_BASE_URL: at.text,
  })
  await aSetting(world, backupStorage, `s3://${at.s3.bucket}/nightly`)
  return Object.assign(world, {
    payments: openPayments(world),
    fileStore: openS3FileStore(at.s3),
    scanner: clamdScanner(at.clamd),
  })
}

async function all(world: World, limitMs?: number) {
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const ids = providerIds.filter((id) => id !== 'chat')
  const outcomes = await Promise.all(
    ids.map((id) => testProvider(world, { id, actor, ...(limitMs ? { limitMs } : {}) })),
  )
  return Object.fromEntries(ids.map((id, index) => [id, outcomes[index]])) as Record<
    ProviderId,
    (typeof outcomes)[number]
  >
}

test('each configured provider passes its test, which leaves nothing behind', async () => {
  const smtp = await startSmtpStandIn()
  const { options } = await startS3StandIn()
  const text = await startServer((request, response) => {
    response.writeHead(request.url === '/models/a-model' && request.method === 'GET' ? 200 : 404).end('{}')
  })
  const at = {
    smtp: smtp.url,
    stripe: (await startStripeStandIn()).url,
    s3: options,
    clamd: (await startClamdStandIn()).url,
    text: text.url,
  }
  const world = await aWorldWith(at)
  for (const [id, outcome] of Object.entries(await all(world))) expect([id, outcome]).toMatchObject([id, { ok: true }])
  expect(smtp.deliveries).toEqual([])
  expect(await world.fileStore.list(adminTexts.provider.well.chat)).toEqual([])
  const content = JSON.stringify(await listProviders(world))
  for (const secret of [...Object.values(secrets), options.secretKey]) expect(content).not.toContain(secret)
}, 30_000)

const anonymous = 'http://127.0.0.1:1'
const s3At = (endpoint: string) => ({
  endpoint,
  bucket: 'documents',
  accessKey: 'access',
  secretKey: 'secret-of-store',
  region: 'eu',
})

test('refusing and hanging providers fail within the limit, without secrets in the result', async () => {
  const refused = await all(
    await aWorldWith({
      smtp: 'smtp://u:pass-word@127.0.0.1:1',
      stripe: anonymous,
      s3: s3At(anonymous),
      clamd: 'tcp://127.0.0.1:1',
      text: anonymous,
    }),
  )
  for (const [id, outcome] of Object.entries(refused))
    expect([id, outcome]).toMatchObject([id, { ok: false, reason: 'failed', payload: expect.stringMatching(/./) }])
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const hanging = await aWorldWith({
    smtp: `smtp://${host}`,
    stripe: `http://${host}`,
    s3: s3At(`http://${host}`),
    clamd: `tcp://${host}`,
    text: `http://${host}`,
  })
  const startedAt = performance.now()
  const hung = await all(hanging, 1_000)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  for (const [id, outcome] of Object.entries(hung)) expect([id, outcome]).toMatchObject([id, { ok: false }])
  for (const id of ['payments', 'files', 'backups', 'scanner', 'text'] as const)
    expect([id, hung[id]]).toMatchObject([id, { reason: 'late' }])
  expect(JSON.stringify([refused, hung])).not.toMatch(/sk_test|AIza|secret-of-store|pass-word/)
}, 60_000)

test('a fake provider cannot be tested; an unknown provider returns 404', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const path = '/admin/settings/providers'
  const { data } = await outcomeOf(loader(argsFor(world, admin, { path })))
  expect(data).toMatchObject({
    providers: expect.arrayContaining([expect.objectContaining({ id: 'payments', state: 'stand-in' })]),
  })
  const press = (provider: string) => outcomeOf(action(argsFor(world, admin, { path, form: { provider } })))
  expect((await press('payments')).data).toMatchObject({ outcome: { ok: false, reason: 'stand-in' } })
  expect((await press('files')).data).toMatchObject({ outcome: { ok: true } })
  expect((await press('moon')).status).toBe(404)
  const rows = await world.db
    .selectFrom('auditEvents')
    .select('objectId')
    .where('action', '=', 'provider.tested')
    .orderBy('id')
    .execute()
  expect(rows.map(({ objectId }) => objectId)).toEqual(['payments', 'files'])
})
