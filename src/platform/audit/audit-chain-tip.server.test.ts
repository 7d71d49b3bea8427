import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { onServer } from '#test/database.ts'
import { newWorld } from '#test/world.ts'
import { recordAudit, system } from './audit.server.ts'
import { readAuditChainTip, saveAuditChainTip } from './audit-chain-tip.server.ts'
import { verifyAudit } from './verify-audit.server.ts'

async function aCapturedLog() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'audit-head-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const world = await newWorld({ DATA_DIR })
  const notified: string[] = []
  const log = pino({}, { write: (line: string) => void notified.push(JSON.parse(line).msg) })
  const runs = async () => (await saveAuditChainTip({ ...world, log }, 60_000))()
  for (const action of ['sign-in', 'export', 'sign-out'] as const) await recordAudit(world.db, system, { action })
  await runs()
  return {
    ...world,
    notified,
    runs,
    head: () => readAuditChainTip(world.db, DATA_DIR),
    file: join(DATA_DIR, 'audit-head.json'),
  }
}

test('the newest row is saved outside the database and logged', async () => {
  const { db, head: tip, notified } = await aCapturedLog()
  expect(await tip()).toMatchObject({ id: 3 })
  expect(notified).toEqual(['audit log: newest row'])
  expect(await verifyAudit(db, await tip())).toMatchObject({ ok: true })
})

test('a truncated log is detected, and a later run reports it and keeps the saved chain tip', async () => {
  const { db, ownerUrl, head: tip, notified, runs } = await aCapturedLog()
  await onServer(ownerUrl, 'alter table audit_events disable trigger user; delete from audit_events where id > 1')
  expect(await verifyAudit(db, null)).toMatchObject({ ok: true })
  expect(await verifyAudit(db, await tip())).toEqual({ rows: 1, ok: false, firstBrokenId: 2 })
  await recordAudit(db, system, { action: 'sign-in' })
  await runs()
  expect(notified.at(-1)).toContain('rows were removed or changed')
  expect(await tip()).toMatchObject({ id: 3 })
})

test('a truncated log with new rows appended is detected', async () => {
  const { db, ownerUrl, head: tip } = await aCapturedLog()
  await onServer(ownerUrl, 'alter table audit_events disable trigger user; delete from audit_events where id > 1')
  for (const action of ['sign-in', 'sign-out'] as const) await recordAudit(db, system, { action })
  expect(await verifyAudit(db, await tip())).toMatchObject({ ok: false, firstBrokenId: 3 })
})

test.each([
  ['changed', (text: string) => text.replace('"id":3', '"id":2')],
  ['cut short', (text: string) => text.slice(0, 20)],
])('a chain tip that was %s is reported as forged and left unchanged', async (_, change) => {
  const { db, head: tip, file, notified, runs } = await aCapturedLog()
  const forged = change(await readFile(file, 'utf8'))
  await writeFile(file, forged)
  expect(await tip()).toBe('forged')
  expect(await verifyAudit(db, await tip())).toMatchObject({ ok: false, firstBrokenId: 3 })
  await runs()
  expect(notified.at(-1)).toContain('does not bear our seal')
  expect(await readFile(file, 'utf8')).toBe(forged)
})
