import { beforeEach, describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listDocumentsOf } from '#cases/documents/document-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import type { MoveFacts } from '#cases/process/case-guards.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { listOpenMatters } from '#cases/reminders/reminder-db.server.ts'
import { steerReminders } from '#cases/reminders/send-reminders.server.ts'
import { settleSigners, shareCase } from '#cases/sharing/share-case.server.ts'
import { swissDay } from '#platform/day.ts'
import {
  aCase,
  actorOf,
  aFirmDocument,
  anApproval,
  aPerson,
  listEmails,
  readDraft,
  type TestCase,
} from '#test/cases.ts'
import { aHouseholdFact, aPartner } from '#test/households.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { remarksText } from './approval.ts'
import { listApprovals, listSigners } from './approval-db.server.ts'
import { findCertificate } from './find-certificate.server.ts'

let world: World
let adviser: Actor
let found: TestCase
beforeEach(async () => {
  world = await newWorld()
  adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  found = await aCase(world, { state: 'review' })
})

const move = (name: CaseMove, actor: Actor, facts: MoveFacts = {}, caseId = found.id) =>
  moveCase(world, { caseId, move: name, actor, facts })
const client = () => actorOf(found.client)
const aDraft = () => aFirmDocument(world, found, { actor: adviser, kind: 'draft' })
const read = () => readDraft(world, found)
const codes = async () =>
  (await listCaseEvents(world.db, found.id, { withInternal: false })).map(({ payload }) => payload.code)
const subjects = async () =>
  (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email).map(({ subject }) => subject)

async function requested() {
  await aDraft()
  expect(await move('ask_for_approval', adviser)).toMatchObject({ ok: true })
}

describe('approving a draft', () => {
  test('staff can request approval only for an existing, scanned draft', async () => {
    expect(await move('ask_for_approval', adviser)).toMatchObject({ error: { code: 'draft-missing' } })
    await aDraft()
    await world.pool.query(`update stored_files set scan_state = 'unscanned'`)
    expect(await move('ask_for_approval', adviser)).toMatchObject({ error: { code: 'draft-not-scanned' } })
    await world.pool.query(`update stored_files set scan_state = 'clean'`)
    expect(await listDocumentsOf(world.db, found.client.id)).toEqual([])
    expect(await move('ask_for_approval', adviser)).toMatchObject({ ok: true })
    expect(await listDocumentsOf(world.db, found.client.id)).toMatchObject([{ kind: 'draft', draftNumber: 1 }])
  })

  test('an approval stores file hash, consent, person, time, IP address and browser', async () => {
    await requested()
    const actor = { ...client(), metadata: { id: 'r', ip: '198.51.100.4', userAgent: 'Browser' } }
    expect(await move('approve', actor, await read())).toMatchObject({ ok: true })
    expect(await listApprovals(world.db, found.id)).toMatchObject([
      {
        draftNumber: 1,
        filename: 'draft.pdf',
        sha256: (await read()).draftHash,
        consentVersion: 1,
        consentText: expect.stringContaining('I have read draft 1 in full.'),
        personId: found.client.id,
        personName: found.client.name,
        at: world.now(),
        ip: '198.51.100.4',
        userAgent: 'Browser',
        voidedAt: null,
      },
    ])
    expect(await move('approve', client(), await read())).toMatchObject({ error: { code: 'approved-already' } })
  })

  test('an approval without consent, without a draft hash or of an older draft is refused', async () => {
    await requested()
    const old = await read()
    const noConsent = await move('approve', client(), { ...old, consent: '' })
    expect(noConsent).toMatchObject({ error: { code: 'fact-missing', values: { fact: 'consent' } } })
    const ofNothing = await move('approve', client(), { consent: 'yes' })
    expect(ofNothing).toMatchObject({ error: { code: 'fact-missing', values: { fact: 'draftHash' } } })
    await aDraft()
    const stale = { error: { code: 'draft-replaced', values: { number: 2 } } }
    expect(await move('approve', client(), old)).toMatchObject(stale)
    expect(await move('request_changes', client(), { ...old, reason: 'Rent' })).toMatchObject(stale)
    expect(await move('approve', client(), { ...old, draftHash: 'f'.repeat(64) })).toMatchObject(stale)
    expect(await listApprovals(world.db, found.id)).toEqual([])
    expect((await subjects()).at(-1)).toContain(caseEmailTexts.cases.newDraft(2, false).subject)
  })

  test('neither another client nor the adviser can approve, even with the right draft hash', async () => {
    await requested()
    const other = actorOf(await aPerson(world))
    expect(await move('approve', other, await read())).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await move('approve', adviser, await read())).toMatchObject({ reason: 'not-allowed' })
    const forged = asClient(world.db, other.person.id, (tx) => listApprovals(tx, found.id))
    expect(await forged).toEqual([])
  })

  test('the database refuses forged, changed and duplicate approvals', async () => {
    await requested()
    await anApproval(world, found)
    const [saved] = await listApprovals(world.db, found.id)
    if (!saved) throw new Error('no approval')
    const { id: _, ...values } = saved
    const other = await aPerson(world)
    const inOtherName = asClient(world.db, found.client.id, (tx) =>
      tx
        .insertInto('caseApprovals')
        .values({ ...values, personId: other.id })
        .execute(),
    )
    await expect(inOtherName).rejects.toThrow('row-level security')
    const changed = asClient(world.db, found.client.id, (tx) =>
      tx
        .updateTable('caseApprovals')
        .set({ sha256: '0'.repeat(64) })
        .execute(),
    )
    await expect(changed).rejects.toThrow('permission denied')
    const twice = world.db.insertInto('caseApprovals').values(values).execute()
    await expect(twice).rejects.toThrow('case_approvals_once')
  })
})

describe('voiding an approval', () => {
  test('a newer draft voids the approval, notifies the client and blocks filing', async () => {
    await requested()
    await anApproval(world, found)
    world.setNow('2026-11-21T10:00:00Z')
    await aDraft()
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ clientApprovedAt: null })
    expect(await listApprovals(world.db, found.id)).toMatchObject([{ voidedAt: world.now(), voidReason: 'new-draft' }])
    expect((await codes()).slice(0, 2).toSorted()).toEqual(['approval-voided', 'draft-added'])
    const emails = await listEmails(world)
    expect(emails.at(-1)?.textBody).toContain('no longer applies')
    const filed = await move('file', adviser, { filedOn: '2026-11-21', filingReceipt: 'R' })
    expect(filed).toMatchObject({ error: { code: 'not-approved' } })
    expect(await move('approve', client(), await read())).toMatchObject({ ok: true })
    expect(await move('file', adviser, { filedOn: '2026-11-21', filingReceipt: 'R' })).toMatchObject({ ok: true })
  })

  test.each([
    ['return_to_preparation', 'returned', 1],
    ['request_changes', 'changes', 0],
  ] as const)('%s voids the approval and stores the reason', async (name, voidReason, emails) => {
    await requested()
    await anApproval(world, found)
    const actor = name === 'request_changes' ? client() : adviser
    expect(await move(name, actor, { reason: remarksText([{ page: 2, text: 'Rent' }]) })).toMatchObject({ ok: true })
    expect(await listApprovals(world.db, found.id)).toMatchObject([{ voidReason }])
    expect(await codes()).toContain('approval-voided')
    expect(
      (await subjects()).filter((subject) =>
        subject.includes(caseEmailTexts.cases.approvalVoided(1, voidReason).subject),
      ),
    ).toHaveLength(emails)
  })
})

describe('joint returns', () => {
  test('a joint return is approved once both partners have approved', async () => {
    await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'married' })
    const partner = await aPartner(world, found.client)
    await shareCase(world, client(), { caseId: found.id, isShared: true })
    await requested()
    expect(await move('approve', client(), await read())).toMatchObject({ ok: true })
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ clientApprovedAt: null })
    const facts = { filedOn: '2026-11-21', filingReceipt: 'R' }
    expect(await move('file', adviser, facts)).toMatchObject({ error: { code: 'not-approved' } })
    expect((await findCaseForStaff(world.db, found.id))?.openSigners).toEqual([{ id: partner.id, name: 'Ben Keller' }])
    await runJobs(world)
    const notified = (await listEmails(world)).filter(({ toAddress }) => toAddress === partner.email)
    expect(notified.map(({ subject }) => subject)).toEqual([
      accountEmailTexts.accounts.partnerInvited({ days: 1 }).subject,
      expect.stringContaining(caseEmailTexts.cases.moved.ask_for_approval({ isReturn: true }).subject),
      expect.stringContaining(caseEmailTexts.cases.approvedByOther('', 1).subject),
    ])
    const signers = { missing: [], approved: [found.client.name] }
    expect(await listOpenMatters(world.db, swissDay(world.now()))).toMatchObject([
      { clientId: partner.id, code: 'approval', signers },
    ])
    expect(await steerReminders(world, { caseId: found.id, actor: adviser, act: 'send', others: [] })).toEqual({
      ok: true,
    })
    const reminder = (await listEmails(world)).findLast(({ toAddress }) => toAddress === partner.email)
    expect(reminder?.textBody).toContain(caseEmailTexts.cases.reminder.signers(signers).trim())
    expect(await move('approve', actorOf(partner), await read())).toMatchObject({ ok: true })
    expect(await move('file', adviser, facts)).toMatchObject({ ok: true })
    const [draft] = await listDocumentsOf(world.db, found.client.id)
    expect((await listSigners(world.db, found.id, draft?.id ?? null)).every(({ approvedAt }) => approvedAt)).toBe(true)
  })

  test('a partner who shares a case without a joint return does not sign it', async () => {
    const partner = await aPartner(world, found.client)
    await shareCase(world, client(), { caseId: found.id, isShared: true })
    await requested()
    expect(await move('approve', actorOf(partner), await read())).toMatchObject({ error: { code: 'not-a-signer' } })
    const input = { ...(await read()), reason: 'Rent' }
    expect(await move('request_changes', actorOf(partner), input)).toMatchObject({ error: { code: 'not-a-signer' } })
    expect(await move('approve', client(), await read())).toMatchObject({ ok: true })
    expect((await findCaseForStaff(world.db, found.id))?.clientApprovedAt).not.toBeNull()
  })

  test('a partner who left the household is no longer a required signer', async () => {
    await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'married' })
    const partner = await aPartner(world, found.client)
    await shareCase(world, client(), { caseId: found.id, isShared: true })
    await requested()
    await move('approve', client(), await read())
    await endPartnership(world, actorOf(partner), (await findPartnerOf(world.db, found.client.id))?.id ?? '')
    await settleSigners(world, found.client.id)
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ openSigners: [], clientApprovedAt: world.now() })
    expect(await move('approve', actorOf(partner), await read())).toEqual({ ok: false, reason: 'unknown-case' })
  })
})

describe('filing, assessment and certificate', () => {
  test('filing requires a receipt; an uploaded one is enough', async () => {
    await requested()
    await anApproval(world, found)
    const filedOn = '2026-11-21'
    expect(await move('file', adviser, { filedOn })).toMatchObject({ error: { code: 'receipt-missing' } })
    await aFirmDocument(world, found, { actor: adviser, kind: 'filing_receipt' })
    expect(await move('file', adviser, { filedOn })).toMatchObject({ ok: true })
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ filingReceipt: null, noReceiptReason: null })
  })

  test('an assessment starts the objection period; a decision on the objection restarts it', async () => {
    found = await aCase(world, { state: 'filed', filedOn: '2026-09-01' })
    world.setNow('2026-11-21T09:00:00Z')
    const delivery = { deliveryKind: 'not_collected', deliveryDay: '2026-10-22' }
    const assessed = { assessedOn: '2026-10-20', ...delivery }
    const missing = await move('record_assessment', adviser, assessed)
    expect(missing).toMatchObject({ error: { code: 'assessment-missing' } })
    await aFirmDocument(world, found, { actor: adviser, kind: 'assessment' })
    expect(await move('record_assessment', adviser, assessed)).toEqual({ ok: true, state: 'assessed' })
    const clock = { deliveredOn: '2026-10-29', objectionEndsOn: '2026-11-30', dueOn: '2026-11-30' }
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject(clock)
    await runJobs(world)
    expect((await listEmails(world)).find(({ toAddress }) => toAddress === found.client.email)?.textBody).toContain(
      caseTexts.cases.objectionUntil('2026-11-30', false),
    )
    expect(await move('close', adviser)).toMatchObject({ error: { code: 'objection-open' } })
    world.setNow('2026-11-21T10:00:00Z')
    expect(await move('object', adviser, { objectedOn: '2026-11-20' })).toEqual({ ok: true, state: 'objection' })
    world.setNow('2027-02-01T09:00:00Z')
    const decided = { decidedOn: '2027-01-20', deliveryKind: 'letterbox', deliveryDay: '2027-01-23' }
    expect(await move('record_decision', adviser, decided)).toMatchObject({ error: { code: 'assessment-missing' } })
    await aFirmDocument(world, found, { actor: adviser, kind: 'assessment' })
    expect(await move('record_decision', adviser, decided)).toEqual({ ok: true, state: 'assessed' })
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ objectionEndsOn: '2027-02-22' })
    const again = await move('object', adviser, { objectedOn: '2027-02-01' })
    expect(again).toMatchObject({ error: { code: 'objection-decided' } })
    expect(await move('accept_assessment', adviser)).toEqual({ ok: true, state: 'closed' })
  })

  test('an ordinary letter reported late is deemed delivered on the working day after its date', async () => {
    found = await aCase(world, { state: 'filed', filedOn: '2026-09-01' })
    world.setNow('2026-11-21T09:00:00Z')
    await aFirmDocument(world, found, { actor: adviser, kind: 'assessment' })
    const late = { assessedOn: '2026-10-30', deliveryKind: 'ordinary', deliveryDay: '2026-11-20' }
    expect(await move('record_assessment', adviser, late)).toEqual({ ok: true, state: 'assessed' })
    const clock = { deliveredOn: '2026-11-02', objectionEndsOn: '2026-12-02', dueOn: '2026-12-02' }
    expect(await findCaseForStaff(world.db, found.id)).toMatchObject(clock)
  })

  test('client and staff can download the approval certificate as a PDF, others cannot', async () => {
    await requested()
    await anApproval(world, found)
    const [approval] = await listApprovals(world.db, found.id)
    const request = { caseId: found.id, approvalId: approval?.id ?? '' }
    for (const actor of [client(), adviser]) {
      const certificate = await findCertificate(world, { ...request, actor })
      expect(certificate?.filename).toBe(`approval-${found.caseNumber}-draft-1.pdf`)
      expect(certificate?.content.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const other = await aCase(world)
    expect(await findCertificate(world, { ...request, actor: actorOf(other.client) })).toBeNull()
    expect(await findCertificate(world, { ...request, caseId: other.id, actor: actorOf(other.client) })).toBeNull()
    expect(await findCertificate(world, { ...request, caseId: other.id, actor: adviser })).toBeNull()
  })
})
