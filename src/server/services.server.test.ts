import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { seedDemoWorld } from '#dev/demo-data/demo-world.server.ts'
import { readAuditChainTip, saveAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { onServer } from '#test/database.ts'
import { newWorld } from '#test/world.ts'
import { openServices } from './services.server.ts'

async function variables(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'services-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR, LOG_LEVEL: 'silent', ...changes }
}

const production = {
  MODE: 'production',
  SECRET_KEY: 'a secret key of more than 32 characters',
  PUBLIC_URL: 'https://tax.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

async function anUnusedWorld() {
  const world = await newWorld()
  await onServer(world.ownerUrl, 'delete from installation')
  return world
}

test('a production database cannot be started as a demo and retains its mode', async () => {
  const { ownerUrl, databaseUrl, pool } = await anUnusedWorld()
  const env = await variables({ ...production, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl })
  await (await openServices(env)).close()
  const { MODE: _, ...forgotten } = env
  await expect(openServices(forgotten)).rejects.toThrow(/MODE: is not set.*Set MODE=production or MODE=demo/)
  await expect(openServices({ ...env, MODE: 'demo' })).rejects.toThrow('created with MODE=production')
  const bare = { DATA_DIR: String(env.DATA_DIR), MODE: 'demo', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
  await expect(openServices(bare)).rejects.toThrow('created with MODE=production')
  expect((await pool.query('select from people')).rowCount).toBe(0)
  await (await openServices(env)).close()
})

test('production refuses a privileged login', async () => {
  const { ownerUrl, databaseUrl } = await anUnusedWorld()
  const mighty = new URL(new URL(databaseUrl).pathname, inject('serverUrl')).href
  const alone = openServices(await variables({ ...production, DATABASE_URL: mighty }))
  await expect(alone).rejects.toThrow(/is a superuser|can act as the owner of the tables/)
  const apart = { ...production, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl }
  await (await openServices(await variables(apart))).close()
})

test('a start or command with a different SECRET_KEY is refused; both keys are accepted while it is replaced', async () => {
  const { ownerUrl, databaseUrl } = await anUnusedWorld()
  const env = await variables({ ...production, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl })
  await (await openServices(env)).close()
  const changed = { ...env, SECRET_KEY: 'another secret key of more than 32 characters' }
  await expect(openServices(changed)).rejects.toThrow('written with a different SECRET_KEY')
  await expect(openServices(changed, { isCommand: true })).rejects.toThrow('written with a different SECRET_KEY')
  const rotating = { ...changed, SECRET_KEY_PREVIOUS: production.SECRET_KEY }
  await (await openServices(rotating)).close()
  await expect(openServices(env)).rejects.toThrow('SECRET_KEY of this database is being replaced')
})

test('the app starts with its own database and demo data, saves the chain tip and stops cleanly', async () => {
  const env = await variables()
  const { services, close } = await openServices(env)
  await seedCatalogue(services)
  await seedDemoWorld(services)
  await (await saveAuditChainTip(services))()
  const head = await readAuditChainTip(services.db, String(env.DATA_DIR))
  expect(head).toMatchObject({ id: expect.any(Number) })
  expect(await verifyAudit(services.db, head)).toMatchObject({ ok: true })

  // A connection that is never released must not keep the embedded database running after shutdown.
  const stuck = await services.pool.connect()
  stuck.on('error', () => {})
  await close()
  expect(existsSync(join(String(env.DATA_DIR), 'postgres', 'postmaster.pid'))).toBe(false)
}, 90_000)
