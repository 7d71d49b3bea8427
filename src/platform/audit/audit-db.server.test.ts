import { expect, test } from 'vitest'
import { onServer } from '#test/database.ts'
import { anAuditRow } from '#test/platform/audit-rows.ts'
import { newWorld } from '#test/world.ts'
import { recordAudit, system } from './audit.server.ts'
import { forgetAuditIps } from './audit-db.server.ts'
import { verifyAudit } from './verify-audit.server.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

async function aLog() {
  const world = await newWorld()
  for (const [days, ip] of [
    [400, '192.0.2.7'],
    [370, '2001:db8::1'],
    [360, '192.0.2.9'],
  ] as const)
    await anAuditRow(world.db, { at: daysAgo(days), ip })
  await recordAudit(world.db, { person: null, metadata: { id: 'request-2', ip: '192.0.2.10' } }, { action: 'sign-out' })
  const ips = async () =>
    (await world.db.selectFrom('auditEvents').select('ip').orderBy('id').execute()).map(({ ip }) => ip)
  return { ...world, ips }
}

test('IP addresses older than twelve months are removed and the log verifies', async () => {
  const world = await aLog()
  expect(await verifyAudit(world.db, null)).toEqual({ rows: 4, ok: true })
  expect(await forgetAuditIps(world, daysAgo(366))).toBe(2)
  expect(await world.ips()).toEqual([null, null, '192.0.2.9', '192.0.2.10'])
  expect(await verifyAudit(world.db, null)).toEqual({ rows: 4, ok: true })
  expect(await forgetAuditIps(world, daysAgo(366))).toBe(0)
  await recordAudit(world.db, system, { action: 'export' })
  expect(await verifyAudit(world.db, null)).toEqual({ rows: 5, ok: true })
})

test('the database keeps IP addresses for twelve months, whatever date is requested', async () => {
  const world = await aLog()
  expect(await forgetAuditIps(world, new Date())).toBe(2)
  expect(await world.ips()).toEqual([null, null, '192.0.2.9', '192.0.2.10'])
})

test('a removed IP address leaves no salt for guessing it', async () => {
  const world = await aLog()
  await forgetAuditIps(world, daysAgo(366))
  const rows = await world.db.selectFrom('auditEvents').select(['ip', 'ipSalt']).where('id', '<=', 2).execute()
  expect(rows).toEqual([
    { ip: null, ipSalt: null },
    { ip: null, ipSalt: null },
  ])
})

test.each([
  ['changed content of a row without IP address', "update audit_events set action = 'forged' where id = 1", 1],
  ['another address', "update audit_events set ip = '203.0.113.1' where id = 3", 3],
  ['an address removed too early', 'update audit_events set ip = null, ip_salt = null where id = 3', 3],
  ['a changed signature', "update audit_events set signature = '\\x00' where id = 2", 2],
])('verification reports %s by row number', async (_, statement, firstBrokenId) => {
  const world = await aLog()
  await forgetAuditIps(world, daysAgo(366))
  await onServer(world.ownerUrl, `alter table audit_events disable trigger user; ${statement}`)
  expect(await verifyAudit(world.db, null)).toMatchObject({ ok: false, firstBrokenId })
})

test('even the table owner cannot change anything else while the triggers are enabled', async () => {
  const world = await aLog()
  const change = (statement: string) => onServer(world.ownerUrl, statement)
  await expect(change("update audit_events set ip = null, ip_salt = null, action = 'x' where id = 1")).rejects.toThrow(
    'never changed',
  )
  await expect(change('update audit_events set ip = null, ip_salt = null where id = 3')).rejects.toThrow(
    'never changed',
  )
  await expect(change('delete from audit_events where id = 1')).rejects.toThrow('never changed')
})
