import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSavedForm, saveForm } from '#accounts/drafts/save-form.server.ts'
import { encryptTaxId, openTaxId } from '#accounts/people/encrypt-tax-id.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { readSessionCookie } from '#accounts/sessions/start-session.server.ts'
import { confirmSecondFactor, startSecondFactor } from '#accounts/sign-in/second-factor.server.ts'
import { redeemCode } from '#accounts/sign-in/second-factor-code.server.ts'
import { storeBankFile } from '#billing/bank/store-bank-file.server.ts'
import { fetchPayoutFile, makePayoutFile } from '#billing/payouts/make-payout-file.server.ts'
import { adoptKey } from '#platform/audit/adopt-key.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { readAuditChainTip, writeAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { findNewestRow } from '#platform/audit/audit-db.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import { openContent } from '#platform/files/open-file.server.ts'
import { receiveUpload } from '#platform/files/receive-upload.server.ts'
import { heartbeatName } from '#platform/jobs/worker-heartbeat.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { changePreferences, leaveTokenOf } from '#publishing/newsletter/change-preferences.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { aConfirmedVisitor, aPerson as anAccount, codeOf, testMetadata, testPassword } from '#test/accounts/people.ts'
import { aShopWithAccount, asFirm, orderByInvoice } from '#test/billing/billing.ts'
import { camt } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { pdf } from '#test/files/samples.ts'
import { subscribersAt } from '#test/newsletter/campaigns.ts'
import { aBackup, aFolder, anEmptyDatabase } from '#test/platform/backup.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { replaceKey, secretColumns } from './rotate-key.ts'

/** The world as a process with these keys sees it. The world itself still has only the former key. */
function withKeys(world: World, ...[current, ...previous]: [Buffer, ...Buffer[]]): World {
  const secretKey = new SecretKey(current, previous)
  const pool = openPool(world.databaseUrl, 10, { keyId: secretKey.id })
  onTestFinished(() => (pool.ended ? undefined : pool.end()))
  return { ...world, secretKey, pool, db: openDatabase(pool, new AuditSealer(secretKey)) }
}

async function aRotation(of?: World) {
  const world = of ?? (await newWorld())
  const [former, current] = [world.secretKey.current, randomBytes(32)]
  await recordAudit(world.db, system, { action: 'export' })
  await adoptKey(world.db)
  const during = withKeys(world, current, former)
  return { world, former, current, during, afterwards: () => withKeys(world, current) }
}

async function start(world: World) {
  expect(await adoptKey(world.db)).toMatchObject({ conflict: null })
  return world
}

const silently = (world: World) => replaceKey(world, () => undefined)
const payee = { name: 'Bea Buyer', iban: 'CH5604835012345678009', bic: null }
const aRefund = { seenCents: 0, amountCents: 10_000, reason: 'goodwill' as const, words: 'A late answer' }

test('the columns encrypted with SECRET_KEY are exactly those of the list', async () => {
  const { pool } = await newWorld()
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  )
  const plain = [
    ...['audit_events.hash', 'audit_events.ip_commitment', 'audit_events.ip_salt', 'audit_events.previous_hash'],
    ...['audit_events.signature', 'download_visits.visitor_hash', 'draft_annexes.content', 'mandates.content'],
    ...['passkeys.public_key', 'picture_sizes.bytes', 'release_assets.content'],
  ]
  const listed = [...plain, ...secretColumns.map(({ table, column }) => `${table}.${column}`)]
  expect(rows.map(({ name }) => name)).toEqual(listed.sort())
})

describe('after a rotation, with the new key only', () => {
  test('accounts of payouts, also in a bank file, and a bank file that waits can be read', async () => {
    const world = await aShopWithAccount()
    const actor = actorOf(await aPerson(world, { role: 'owner' }))
    const placed = await orderByInvoice(world, {})
    if (!placed.ok) throw new Error(placed.reason)
    await runJobs(world)
    const { reference } = await world.db.selectFrom('invoices').select('reference').executeTakeFirstOrThrow()
    const booked = [{ ref: 'E', txs: [{ amount: '499.00', reference, ref: 'T' }] }]
    const statement = camt({ format: 'camt.053.001.08', entries: booked })
    const { during, afterwards } = await aRotation(world)
    const upload = { name: 'bank.xml', content: new TextEncoder().encode(statement) }
    await importFile(world, actor, upload)
    await runJobs(world)
    await requestRefund(world, { orderId: placed.orderId, actor, ...aRefund, payee })
    const made = await asFirm(world, () => makePayoutFile(world, actor))
    if (!made.ok) throw new Error(made.reason)
    const text = await fetchPayoutFile(world, actor, made.fileId)
    const next = { name: 'next.xml', content: new TextEncoder().encode(statement.replace('>E<', '>E2<')) }
    expect(await storeBankFile(world, actor, next)).toMatchObject({ ok: true, isKnown: false })

    expect(await silently(await start(during))).toMatchObject({ ok: true, replaced: [world.secretKey.id] })
    const now = await start(afterwards())
    expect(await fetchPayoutFile(now, actor, made.fileId)).toEqual(text)
    expect(await importFile(now, actor, { ...next, name: 'again.xml' })).toMatchObject({ ok: true, refusal: null })
    await expect(fetchPayoutFile(world, actor, made.fileId)).rejects.toThrow('cannot be decrypted')
  })

  test('the second factor, tax number, saved form and links work; the session ends', async () => {
    const world = await newWorld()
    const { during, afterwards } = await aRotation(world)
    const owner = await anAccount(world, { role: 'owner' })
    await world.db
      .updateTable('people')
      .set({ taxIdEncrypted: encryptTaxId(world.secretKey, owner.id, '123') })
      .where('id', '=', owner.id)
      .execute()
    const { visitor, request } = await aConfirmedVisitor(world, owner)
    const begun = await startSecondFactor(world, visitor, testPassword, testMetadata)
    if (!begun.ok) throw new Error(begun.reason)
    const confirmed = await confirmSecondFactor(world, visitor, codeOf(begun.secret, world.now()), testMetadata)
    if (!confirmed.ok) throw new Error(confirmed.reason)
    const cookie = String(confirmed.headers.get('Set-Cookie')).split(';')[0] ?? ''
    const url = new URL('https://tax.example/admin/orders')
    const form = { method: 'POST', body: new URLSearchParams({ words: 'unsaved' }) }
    const sent = new Request(url, { ...form, headers: { 'Content-Length': '13' } })
    const saved = await saveForm(world, { request: sent, url, token: readSessionCookie(world, cookie) })
    await subscribersAt(world, ['ana@example.com'])
    const inOldEmail = leaveTokenOf(world, 'ana@example.com')

    await start(during)
    const signedIn = new Request(request.url, { headers: { Cookie: cookie } })
    expect((await findCurrentUser(during, signedIn))?.person.id).toBe(owner.id)
    expect(await silently(during)).toMatchObject({ ok: true })
    const now = await start(afterwards())
    now.setNow('2026-11-21T09:05:00Z')
    const code = codeOf(begun.secret, now.now())
    expect(await redeemCode(now, { person: owner, code, metadata: testMetadata })).toBeNull()
    const person = world.db.selectFrom('people').select('taxIdEncrypted').where('id', '=', owner.id)
    const { taxIdEncrypted } = await person.executeTakeFirstOrThrow()
    expect(taxIdEncrypted && openTaxId(now.secretKey, owner.id, taxIdEncrypted)).toBe('123')
    expect(await openSavedForm(now, saved?.split('/').at(-1) ?? '', owner.id)).toMatchObject({
      fields: [['words', 'unsaved']],
    })
    expect(await findCurrentUser(now, signedIn)).toBeNull()
    const preferences = { topics: ['articles'], locale: 'en-CH', frequency: 'all' }
    for (const token of [inOldEmail, leaveTokenOf(now, 'ana@example.com')])
      expect(await changePreferences(now, token, preferences)).toEqual({ ok: true })
  })

  test('the audit log can be verified, also after a second rotation, and rows of the former key cannot be added', async () => {
    const { world, former, current, during, afterwards } = await aRotation()
    const folder = await aFolder()
    const tip = await findNewestRow(world.db)
    if (!tip) throw new Error('the log is empty')
    await writeAuditChainTip(world.db, folder, { ...tip, rowSignature: tip.signature, at: tip.at.toISOString() })
    expect(await silently(await start(during))).toMatchObject({ ok: true })
    const now = await start(afterwards())
    await recordAudit(now.db, system, { action: 'export' })
    expect(await verifyAudit(now.db, await readAuditChainTip(now.db, folder))).toMatchObject({ ok: true })

    const third = randomBytes(32)
    await now.pool.end()
    await during.pool.end()
    expect(await silently(await start(withKeys(world, third, current)))).toMatchObject({ ok: true })
    const last = await start(withKeys(world, third))
    expect(await verifyAudit(last.db, await readAuditChainTip(last.db, folder))).toMatchObject({ ok: true })
    const forger = withKeys(world, third, current, former)
    await recordAudit(withKeys(world, former).db, system, { action: 'export' })
    const { id } = (await findNewestRow(world.db)) ?? { id: 0 }
    for (const { db } of [last, forger])
      expect(await verifyAudit(db, null)).toMatchObject({ ok: false, firstBrokenId: id })
  })

  test('an audit log whose retired key was removed or changed does not pass', async () => {
    const { world, during, afterwards } = await aRotation()
    await silently(await start(during))
    const { db } = afterwards()
    await onServer(world.ownerUrl, "update secret_keys set retired_encrypted = '\\x01' where replaced_at is not null")
    expect(await verifyAudit(db, null)).toMatchObject({ ok: false, firstBrokenId: 1 })
  })
})

describe('a rotation', () => {
  test('that ends in the middle loses nothing and is completed by the next one', async () => {
    const fileStore = openDiskFileStore(await aFolder())
    const { world, during, afterwards } = await aRotation({ ...(await newWorld()), fileStore })
    const contents = [pdf, Buffer.concat([pdf, randomBytes(200_000)]), pdf]
    const files: { id: string; storageKey: string }[] = []
    for (const content of contents) {
      const received = await receiveUpload(world, { content: Readable.from([content]), declaredName: 'a.pdf' })
      if (!received.ok) throw new Error(received.reason)
      files.push(received.file)
    }
    const read = (services: World) => Promise.all(files.map(async (file) => buffer(await openContent(services, file))))
    await start(during)
    const killed = replaceKey(during, ({ name, reencrypted }) => {
      if (name === 'files' && reencrypted === 1) throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    const full = { ...fileStore, put: () => Promise.reject(new Error('disk full')) }
    await expect(silently({ ...during, fileStore: full })).rejects.toThrow('disk full')
    expect(await read(during)).toEqual(contents)
    await expect(read(afterwards())).rejects.toThrow('cannot be decrypted')
    expect(await silently(during)).toMatchObject({ ok: true, counts: { reencrypted: 2, unreadable: [] } })
    expect(await read(afterwards())).toEqual(contents)
    expect(await silently(during)).toMatchObject({ ok: true, counts: { reencrypted: 0 }, replaced: [] })
  })

  test('is refused while a process has another key', async () => {
    const { world, former, during } = await aRotation()
    const other = withKeys(world, former)
    await other.pool.query('select')
    expect(await silently(await start(during))).toEqual({ ok: false, reason: 'other-key-in-use' })
    await other.pool.end()
    const heartbeat = new pg.Client({ connectionString: world.databaseUrl, application_name: heartbeatName })
    await heartbeat.connect()
    onTestFinished(() => heartbeat.end())
    expect(await silently(during)).toMatchObject({ ok: true })
  })

  test('names what no key opens, and a file without content', async () => {
    const { world, during } = await aRotation()
    const owner = await aPerson(world, {})
    const strange = encryptTaxId(new SecretKey(randomBytes(32)), owner.id, '1')
    await world.db.updateTable('people').set({ taxIdEncrypted: strange }).where('id', '=', owner.id).execute()
    const received = await receiveUpload(world, { content: Readable.from([pdf]), declaredName: 'a.pdf' })
    if (!received.ok) throw new Error(received.reason)
    await world.fileStore.remove(received.file.storageKey)
    const counts = { missing: 1, unreadable: [`people.tax_id_encrypted of ${owner.id}`] }
    expect(await silently(await start(during))).toMatchObject({ ok: true, counts })
  })
})

describe('a start', () => {
  test('with a wrong, incomplete or replaced key is refused with a reason', async () => {
    const { world, former, current, during, afterwards } = await aRotation()
    const stranger = withKeys(world, randomBytes(32))
    const conflictOf = async ({ db, pool }: World) => {
      const { conflict } = await adoptKey(db)
      if (pool !== world.pool) await pool.end()
      return conflict
    }
    expect(await conflictOf(stranger)).toContain('a different SECRET_KEY')
    expect(await conflictOf(withKeys(world, former, current))).toBeNull()
    expect(await adoptKey(during.db)).toEqual({ conflict: null, others: [world.secretKey.id] })
    expect(await conflictOf(world)).toContain('is being replaced, and both keys are needed')
    expect(await conflictOf(afterwards())).toContain('is being replaced, and both keys are needed')
    expect(await silently(during)).toMatchObject({ ok: true })
    expect(await adoptKey(during.db)).toEqual({ conflict: null, others: [] })
    expect(await conflictOf(afterwards())).toBeNull()
    expect(await conflictOf(withKeys(world, former, current))).toMatch(/was replaced on \d{4}-\d\d-\d\d/)
  })

  test('of a database from before keys were recorded needs the key of its audit log', async () => {
    const world = await newWorld()
    await recordAudit(world.db, system, { action: 'export' })
    expect((await adoptKey(withKeys(world, randomBytes(32)).db)).conflict).toContain('a different SECRET_KEY')
    expect((await adoptKey(world.db)).conflict).toBeNull()
  })
})

test('a backup from before the rotation is restored with the former key, one from during it with both', async () => {
  const fileStore = openDiskFileStore(await aFolder())
  const { world, former, current, during } = await aRotation({ ...(await newWorld()), fileStore })
  const received = await receiveUpload(world, { content: Readable.from([pdf]), declaredName: 'a.pdf' })
  if (!received.ok) throw new Error(received.reason)
  const before = await aBackup(world)
  await start(during)
  const middle = await aBackup(during)
  await silently(during)
  const last = await aBackup(during)
  const ownerUrl = await anEmptyDatabase()
  const restore = ({ source }: typeof before, ...[key, ...others]: [Buffer, ...Buffer[]]) =>
    restoreBackup(source, { ownerUrl, fileStore, secretKey: new SecretKey(key, others), replaces: true })
  const refused = (reason: string) => ({ ok: false, reason: expect.stringContaining(reason) })
  expect(await restore(before, current)).toMatchObject(refused('a different SECRET_KEY'))
  expect(await restore(middle, current)).toMatchObject(refused('it needs both keys'))
  expect(await restore(last, current)).toMatchObject({ ok: true })
  expect(await restore(middle, current, former)).toMatchObject({ ok: true })
  expect(await restore(before, former)).toMatchObject({ ok: true })
  const content = await openContent({ fileStore, secretKey: world.secretKey }, received.file)
  expect((await buffer(content)).equals(pdf)).toBe(true)
})
