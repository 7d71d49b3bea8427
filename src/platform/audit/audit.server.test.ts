import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import { recordAudit, system, verifyAuditChain } from './audit.server.ts'

test('a log that was only appended to verifies', async () => {
  const { db } = await newWorld()
  for (const action of ['sign-in', 'case.moved', 'export']) await recordAudit(db, system, { action, detail: { n: 1 } })
  expect(await verifyAuditChain(db)).toEqual({ rows: 3, ok: true })
})

test('writers that come together queue for the chain and leave no fork', async () => {
  const { db } = await newWorld()
  await Promise.all(Array.from({ length: 40 }, (_, n) => recordAudit(db, system, { action: `event-${n}` })))
  expect(await verifyAuditChain(db)).toEqual({ rows: 40, ok: true })
})

test('rows can be neither changed nor removed', async () => {
  const { db } = await newWorld()
  await recordAudit(db, system, { action: 'sign-in' })
  await expect(db.updateTable('auditEvents').set({ action: 'other' }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('auditEvents').execute()).rejects.toThrow('never changed')
  await expect(sql`truncate audit_events`.execute(db)).rejects.toThrow('never changed')
})

test('a row that was changed behind the guard, or one cut out, is found by its number', async () => {
  const { db } = await newWorld()
  for (const action of ['a', 'b', 'c']) await recordAudit(db, system, { action })
  await sql`alter table audit_events disable trigger all`
    .execute(db)
    .catch(() => sql`alter table audit_events disable trigger user`.execute(db))
  await db.updateTable('auditEvents').set({ action: 'forged' }).where('id', '=', 2).execute()
  expect(await verifyAuditChain(db)).toEqual({ rows: 3, ok: false, firstBrokenId: 2 })
  await db.deleteFrom('auditEvents').where('id', '=', 2).execute()
  expect(await verifyAuditChain(db)).toEqual({ rows: 2, ok: false, firstBrokenId: 3 })
})
