import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { writeExtension } from '#cases/assessment/write-extension.server.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { aCase, actorOf, aPerson, listEmails, type TestCase } from '#test/cases.ts'
import { aHouseholdFact, aPartner } from '#test/households.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { createMandate, revokeByStaff } from './create-mandate.server.ts'
import { findEnclosedMandate } from './enclosed-mandate.server.ts'
import { findMandate, findMandateContent, listMandates } from './mandate-db.server.ts'
import { openMandate } from './open-mandate.server.ts'
import { revokeMandate, signMandate } from './sign-mandate.server.ts'

let world: World
let adviser: Actor
let found: TestCase
beforeEach(async () => {
  world = await newWorld()
  const person = await aPerson(world, { role: 'adviser' })
  adviser = actorOf(person)
  found = await aCase(world, { state: 'in_preparation', assignedTo: person.id })
})

const input = { language: 'de', firstYear: 2025, lastYear: 2025, scopes: ['file', 'object'] } as const
const create = (actor = adviser, replaces: string | null = null) =>
  createMandate(world, { caseId: found.id, actor, input: { ...input, scopes: [...input.scopes] }, replaces })
const current = async () => {
  const [mandate] = await listMandates(world.db, found.id)
  if (!mandate) throw new Error('there is no power of attorney')
  return mandate
}
const sign = async (person: Person, changes: object = {}) => {
  const { id: mandateId, sha256 } = await current()
  return signMandate(world, { mandateId, actor: actorOf(person), sha256, hasConsented: true, ...changes })
}
const enclosed = () =>
  findEnclosedMandate(world.db, { id: found.id, clientId: found.client.id, taxYear: 2025 }, 'object')

async function aCouple() {
  await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'married' })
  const ben = await aPartner(world, found.client)
  await runJobs(world)
  return ben
}

describe('making it', () => {
  test('stores the document with its fingerprint and emails the client a link', async () => {
    expect(await create()).toMatchObject({ ok: true })
    const { id, sha256, parts, signers } = await current()
    const content = await findMandateContent(world.db, id)
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(parts.office.clients).toContain(found.client.name)
    expect(signers).toMatchObject([{ personId: found.client.id, signedAt: null }])
    const { subject } = caseEmailTexts.cases.mandateRequested('2025')
    const [email] = (await listEmails(world)).filter((one) => one.subject.includes(subject))
    expect(email?.textBody).toContain(`/client-portal/mandates/${id}`)
  })

  test('a double submission makes one; another adviser and the client make none', async () => {
    const [one, other] = await Promise.all([create(), create()])
    expect(one).toEqual(other)
    expect(await listMandates(world.db, found.id)).toHaveLength(1)
    const stranger = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await create(stranger)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await create(actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('a joint return needs the spouse, who is named while missing', async () => {
    await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'married' })
    expect(await create()).toMatchObject({ ok: false, reason: 'partner-missing', status: 'not-invited' })
    expect(await listMandates(world.db, found.id)).toEqual([])
  })

  test('a new one replaces the current one, which is no longer valid', async () => {
    await create()
    const { id } = await current()
    await sign(found.client)
    expect(await create(adviser, id)).toMatchObject({ ok: true })
    expect(await findMandate(world.db, { id })).toMatchObject({ revokedBecause: 'replaced' })
    expect(await enclosed()).toBeNull()
  })
})

describe('signing it', () => {
  test('needs consent to exactly this document, by a signer', async () => {
    await create()
    expect(await sign(found.client, { hasConsented: false })).toMatchObject({ reason: 'no-consent' })
    expect(await sign(found.client, { sha256: 'f'.repeat(64) })).toMatchObject({ reason: 'other-text' })
    expect(await sign(await aPerson(world))).toMatchObject({ reason: 'unknown-mandate' })
    expect(await sign(adviser.person)).toMatchObject({ reason: 'unknown-mandate' })
    expect(await enclosed()).toBeNull()
  })

  test('stores person, time, consent and address once, and tells staff', async () => {
    await create()
    expect(await sign(found.client)).toEqual({ ok: true })
    world.setNow('2026-11-21T10:00:00Z')
    expect(await sign(found.client)).toEqual({ ok: true })
    const at = new Date('2026-11-21T09:00:00Z')
    expect((await current()).signers).toMatchObject([{ signedAt: at, consentVersion: 1, ip: '192.0.2.7' }])
    await runJobs(world)
    const notified = (await listEmails(world)).filter(({ toAddress }) => toAddress === adviser.person.email)
    expect(notified).toHaveLength(1)
    expect(await enclosed()).toMatchObject({ filename: 'power-of-attorney-2025.pdf', signedOn: '2026-11-21' })
  })

  test('of a couple is valid only after both; the email names who is missing', async () => {
    const ben = await aCouple()
    await create()
    await sign(found.client)
    await runJobs(world)
    const notified = (await listEmails(world)).filter(({ toAddress }) => toAddress === adviser.person.email)
    expect(notified.at(-1)?.textBody).toContain(ben.name)
    expect(await enclosed()).toBeNull()
    expect(await sign(ben)).toEqual({ ok: true })
    expect(await enclosed()).not.toBeNull()
    const codes = (await listCaseEvents(world.db, found.id, { withInternal: false })).map(({ payload }) => payload.code)
    expect(codes.filter((code) => code === 'mandate-signed')).toHaveLength(2)
  })
})

describe('revoking it', () => {
  test('either spouse can; letters no longer enclose it, and staff are always notified', async () => {
    const ben = await aCouple()
    await create()
    await sign(found.client)
    await sign(ben)
    const { id: mandateId } = await current()
    expect(await revokeMandate(world, { mandateId, actor: actorOf(ben) })).toEqual({ ok: true })
    expect(await revokeMandate(world, { mandateId, actor: actorOf(found.client) })).toEqual({ ok: true })
    expect(await enclosed()).toBeNull()
    expect(await sign(found.client)).toMatchObject({ reason: 'revoked-already' })
    await runJobs(world)
    const { subject } = caseEmailTexts.cases.staff['mandate-revoked'](
      { caseNumber: found.caseNumber, clientName: '' },
      { by: ben.name, years: '2025' },
    )
    expect((await listEmails(world)).filter((email) => email.subject === subject)).toHaveLength(1)
  })

  test('staff can; strangers cannot, and cannot read it either', async () => {
    await create()
    const { id: mandateId } = await current()
    const stranger = actorOf(await aPerson(world))
    const other = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await revokeMandate(world, { mandateId, actor: stranger })).toMatchObject({ reason: 'unknown-mandate' })
    expect(await revokeByStaff(world, { caseId: found.id, mandateId, actor: other })).toMatchObject({
      reason: 'unknown-case',
    })
    const open = (actor: Actor) => openMandate(world, { mandateId, caseId: found.id, actor, isPlain: false })
    expect(await open(stranger)).toBeNull()
    expect(await open(other)).toBeNull()
    expect(await open(actorOf(found.client))).toMatchObject({ filename: 'power-of-attorney-2025.pdf' })
    expect(await revokeByStaff(world, { caseId: found.id, mandateId, actor: adviser })).toEqual({ ok: true })
    expect(await revokeByStaff(world, { caseId: found.id, mandateId, actor: adviser })).toMatchObject({
      reason: 'revoked-already',
    })
    expect((await open(adviser))?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('an extension letter encloses it while it is valid, and no longer once revoked', async () => {
  const write = (recipient: string) =>
    writeExtension(world, {
      ...{ caseId: found.id, actor: adviser, untilOn: '2027-01-31', recipient, number: '', language: 'de' },
    })
  const names = async () =>
    (await listCaseDocuments(world.db, found.id, { withHidden: true })).map((one) => one.originalFilename).toSorted()
  expect(await write('Steueramt A')).toEqual({ ok: true })
  expect(await names()).toEqual(['extension-2025.docx', 'extension-2025.pdf'])
  await create()
  await sign(found.client)
  expect(await write('Steueramt B')).toEqual({ ok: true })
  expect(await names()).toContain('power-of-attorney-2025.pdf')
  const { id: mandateId } = await current()
  await revokeMandate(world, { mandateId, actor: actorOf(found.client) })
  await write('Steueramt C')
  expect((await names()).filter((name) => name.startsWith('power'))).toHaveLength(1)
})

test('the signed text cannot be changed, not even by the program', async () => {
  await create()
  const { id } = await current()
  await expect(world.pool.query(`update mandates set parts = '{}' where id = $1`, [id])).rejects.toThrow(/permission/)
})
