import { expect, test } from 'vitest'
import { onServer } from '#test/database.ts'
import { newWorld } from '#test/world.ts'
import { recordAudit, system } from './audit.server.ts'
import { forgetAuditIps } from './forget-audit-ips.server.ts'
import { anEarlierRow } from './test-rows.ts'
import { verifyAudit } from './verify-audit.server.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

async function aLog({ hasCommitment }: { hasCommitment: boolean }) {
  const world = await newWorld()
  for (const [days, ip] of [
    [400, '192.0.2.7'],
    [370, '2001:db8::1'],
    [360, '192.0.2.9'],
  ] as const)
    await anEarlierRow(world.db, { at: daysAgo(days), ip, hasCommitment })
  await recordAudit(world.db, { person: null, metadata: { id: 'request-2', ip: '192.0.2.10' } }, { action: 'sign-out' })
  const ips = async () =>
    (await world.db.selectFrom('auditEvents').select('ip').orderBy('id').execute()).map(({ ip }) => ip)
  return { ...world, ips }
}

test.each([true, false])(
  'addresses go after twelve months and the log still verifies (rows with a commitment: %s)',
  async (hasCommitment) => {
    const world = await aLog({ hasCommitment })
    expect(await verifyAudit(world.db, null)).toEqual({ rows: 4, ok: true, unsealed: 0 })
    expect(await forgetAuditIps(world, daysAgo(366))).toBe(2)
    expect(await world.ips()).toEqual([null, null, '192.0.2.9', '192.0.2.10'])
    expect(await verifyAudit(world.db, null)).toEqual({ rows: 4, ok: true, unsealed: 0 })
    expect(await forgetAuditIps(world, daysAgo(366))).toBe(0)
    await recordAudit(world.db, system, { action: 'export' })
    expect(await verifyAudit(world.db, null)).toEqual({ rows: 5, ok: true, unsealed: 0 })
  },
)

test('whatever day is asked for, the database keeps addresses for twelve months', async () => {
  const world = await aLog({ hasCommitment: true })
  expect(await forgetAuditIps(world, new Date())).toBe(2)
  expect(await world.ips()).toEqual([null, null, '192.0.2.9', '192.0.2.10'])
})

test('nothing of a forgotten address is left to try addresses against', async () => {
  const world = await aLog({ hasCommitment: true })
  await forgetAuditIps(world, daysAgo(366))
  const rows = await world.db.selectFrom('auditEvents').select(['ip', 'ipSalt']).where('id', '<=', 2).execute()
  expect(rows).toEqual([
    { ip: null, ipSalt: null },
    { ip: null, ipSalt: null },
  ])
})

test.each([
  ['changed content of a shortened row', true, "update audit_events set action = 'forged' where id = 1", 1],
  ['changed content of a shortened earlier row', false, "update audit_events set action = 'forged' where id = 1", 1],
  ['another address', true, "update audit_events set ip = '203.0.113.1' where id = 3", 3],
  ['an address removed too early', true, 'update audit_events set ip = null, ip_salt = null where id = 3', 3],
  [
    'an earlier address removed too early',
    false,
    "update audit_events set ip = null, signature_without_ip = '\\x00' where id = 3",
    3,
  ],
  ['a removed seal', false, 'update audit_events set signature_without_ip = null where id = 2', 2],
])('%s is found by its number', async (_, hasCommitment, statement, firstBrokenId) => {
  const world = await aLog({ hasCommitment })
  await forgetAuditIps(world, daysAgo(366))
  await onServer(world.ownerUrl, `alter table audit_events disable trigger user; ${statement}`)
  expect(await verifyAudit(world.db, null)).toMatchObject({ ok: false, firstBrokenId })
})

test('a row that does not verify keeps its address, as evidence', async () => {
  const world = await aLog({ hasCommitment: false })
  const forge = "update audit_events set action = 'forged' where id = 1"
  await onServer(world.ownerUrl, `alter table audit_events disable trigger user; ${forge}`)
  expect(await forgetAuditIps(world, daysAgo(366))).toBe(1)
  expect(await world.ips()).toEqual(['192.0.2.7', null, '192.0.2.9', '192.0.2.10'])
})

test('even the owner of the table may not change anything else while the guards are on', async () => {
  const world = await aLog({ hasCommitment: true })
  const change = (statement: string) => onServer(world.ownerUrl, statement)
  await expect(change("update audit_events set ip = null, ip_salt = null, action = 'x' where id = 1")).rejects.toThrow(
    'never changed',
  )
  await expect(change('update audit_events set ip = null, ip_salt = null where id = 3')).rejects.toThrow(
    'never changed',
  )
  await expect(change('delete from audit_events where id = 1')).rejects.toThrow('never changed')
})
