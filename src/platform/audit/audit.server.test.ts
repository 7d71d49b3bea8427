import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase, type Tx } from '#platform/db/database.server.ts'
import { onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'
import { recordAudit, system } from './audit.server.ts'
import type { AuditAction } from './audit-action.ts'
import { AuditSealer } from './audit-sealer.server.ts'
import { verifyAudit } from './verify-audit.server.ts'

function asThief(world: World, statement: string) {
  return onServer(world.ownerUrl, `alter table audit_events disable trigger user; ${statement}`)
}

async function aLog(actions: AuditAction[] = ['sign-in', 'export', 'sign-out']) {
  const world = await newWorld()
  for (const action of actions) await recordAudit(world.db, system, { action, detail: { n: 1 } })
  return world
}

describe('writing rows', () => {
  test('an append-only log verifies', async () => {
    const { db } = await aLog()
    expect(await verifyAudit(db, null)).toEqual({ rows: 3, ok: true })
  })

  test('a row records the person, the anonymous visitor or the system, with IP and request id', async () => {
    const { db } = await newWorld()
    const metadata = { id: 'request-1', ip: '192.0.2.7' }
    for (const person of [{ id: 'p1', name: 'Ana Keller' }, null]) {
      await recordAudit(db, { person, metadata }, { action: 'export' })
    }
    await recordAudit(db, system, { action: 'export' })
    const columns = ['actorId', 'actorLabel', 'ip', 'requestId'] as const
    expect(await db.selectFrom('auditEvents').select(columns).orderBy('id').execute()).toEqual([
      { actorId: 'p1', actorLabel: 'Ana Keller', ip: '192.0.2.7', requestId: 'request-1' },
      { actorId: null, actorLabel: 'visitor', ip: '192.0.2.7', requestId: 'request-1' },
      { actorId: null, actorLabel: 'system', ip: null, requestId: null },
    ])
  })

  test('concurrent writers of several processes form one chain without forks', async () => {
    const world = await newWorld()
    const other = openDatabase(world.pool, new AuditSealer(world.secretKey))
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        recordAudit(n % 2 ? world.db : other, system, { action: 'export', detail: { n } }),
      ),
    )
    expect(await verifyAudit(world.db, null)).toEqual({ rows: 40, ok: true })
  })

  test('a row is rolled back with its transaction, and the next row continues the chain', async () => {
    const { db } = await aLog()
    const failing = db.transaction().execute(async (tx) => {
      await recordAudit(tx, system, { action: 'export' })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await db.transaction().execute((tx) => recordAudit(tx, system, { action: 'export' }))
    expect(await verifyAudit(db, null)).toEqual({ rows: 4, ok: true })
  })

  test('any text is signed as the database stores it', async () => {
    const { db } = await newWorld()
    const odd = '{"x": "\\u0000"} \0 \ud800 Zoë 🧾'
    const actor = { person: { id: odd, name: odd }, metadata: { id: odd, ip: odd } }
    await recordAudit(db, actor, {
      action: odd as AuditAction,
      object: { type: odd, id: odd },
      detail: { z: odd, a: 1e21, b: 0.1, c: null },
    })
    expect(await verifyAudit(db, null)).toMatchObject({ ok: true })
  })

  test('the application cannot change, delete or directly insert rows', async () => {
    const { db } = await aLog()
    await expect(db.updateTable('auditEvents').set({ action: 'other' }).execute()).rejects.toThrow('permission denied')
    await expect(db.deleteFrom('auditEvents').execute()).rejects.toThrow('permission denied')
    await expect(sql`truncate audit_events`.execute(db)).rejects.toThrow('permission denied')
    await expect(sql`insert into audit_events select * from audit_events`.execute(db)).rejects.toThrow(
      'permission denied',
    )
    await expect(sql`alter table audit_events disable trigger user`.execute(db)).rejects.toThrow('must be owner')
  })
})

const rechained = `update audit_events e set hash = audit_event_hash(e.previous_hash, e) where id = 2;
  update audit_events e set previous_hash = (select hash from audit_events where id = 2) where id = 3;
  update audit_events e set hash = audit_event_hash(e.previous_hash, e) where id = 3`

describe('detecting manipulation', () => {
  test.each([
    ['a changed row', "update audit_events set action = 'forged' where id = 2", 2],
    [
      'a changed row with a recomputed chain',
      `update audit_events set action = 'forged' where id = 2; ${rechained}`,
      2,
    ],
    ['a removed row', 'delete from audit_events where id = 2', 3],
    [
      'a removed row with the rest renumbered',
      `delete from audit_events where id = 2; update audit_events set id = 2 where id = 3`,
      2,
    ],
    ['a changed signature', "update audit_events set signature = '\\x00' where id = 2", 2],
    ['a change of all signatures', "update audit_events set signature = '\\x00'", 1],
  ])('verification reports %s by row number', async (_, statement, firstBrokenId) => {
    const world = await aLog()
    await asThief(world, statement)
    expect(await verifyAudit(world.db, null)).toMatchObject({ ok: false, firstBrokenId })
  })

  test('verification reports a row inserted without the key, e.g. by SQL injection', async () => {
    const { db } = await aLog()
    const { rows } = await sql<{ id: number; hash: Buffer }>`select id, hash from audit_events where id = 3`.execute(db)
    await sql`select append_audit_event(${rows[0]?.id}, ${rows[0]?.hash}, '\\x00', now(), null, 'system', 'forged', null, null,
    'success', null, null, null, null, '{}')`.execute(db)
    expect(await verifyAudit(db, null)).toEqual({ rows: 4, ok: false, firstBrokenId: 4 })
  })
})

describe('locking', () => {
  test('recording as the last lock of a transaction avoids deadlocks', async () => {
    const world = await newWorld()
    const { db } = world
    await sql`insert into settings (key, value) values ('row', '1')`.execute(db)
    const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const touchRow = (tx: Tx) => sql`update settings set updated_at = now() where key = 'row'`.execute(tx)
    await Promise.all([
      db.transaction().execute(async (tx) => {
        await recordAudit(tx, system, { action: 'export.asked' })
        early.resolve()
        await late.promise
        await touchRow(tx)
      }),
      db.transaction().execute(async (tx) => {
        await early.promise
        await touchRow(tx)
        late.resolve()
        await recordAudit(tx, system, { action: 'export.made' })
      }),
    ])
    const { rows } = await world.pool.query('select action from audit_events order by id')
    expect(rows.map(({ action }) => action)).toEqual(['export.made', 'export.asked'])
    expect(await verifyAudit(db, null)).toMatchObject({ rows: 2, ok: true })
  })
})
