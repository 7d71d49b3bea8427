import { describe, expect, test } from 'vitest'
import { readerOf, wordsForClient } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseForStaff, listCasesOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import { requestDeletion } from '#privacy/deletion/request-deletion.server.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { aCase, actorOf, aPerson, aProduct, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { openCaseFor } from './open-case.server.ts'

const checklist = [{ title: 'Salary certificate', isRequired: true }]
const requested = { kind: 'product:standard', taxYear: 2025, adviserId: '', reason: 'Part of the yearly retainer' }
let keys = 0

async function anOffice() {
  const world = await newWorld()
  await aProduct(world, { checklist })
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  return { world, adviser, client }
}

type Opening = Parameters<typeof openCaseFor>[1]
function open(world: World, { clientId, actor, ...rest }: Pick<Opening, 'clientId' | 'actor'> & Partial<Opening>) {
  keys += 1
  const submissionKey = `opening-key-${keys}`
  return openCaseFor(world, { ...requested, submissionKey, isAnother: false, clientId, actor, ...rest })
}

describe('opening a case', () => {
  test('staff open a case without an order, with checklist, email and an internal reason', async () => {
    const { world, adviser, client } = await anOffice()
    const owner = await aPerson(world, { role: 'owner', email: 'owner@example.com' })
    const outcome = await open(world, { clientId: client.id, actor: actorOf(adviser) })
    expect(outcome).toMatchObject({ ok: true, isNew: true })
    const [opened] = await listCasesOf(world.db, client.id)
    expect(opened).toMatchObject({
      caseNumber: 'ETB-2025-0001',
      title: 'Tax return 2025',
      state: 'waiting_for_documents',
      orderId: null,
      assignedTo: null,
      openedBy: adviser.id,
    })
    const caseId = opened?.id ?? ''
    expect((await listChecklist(world.db, caseId)).map(({ title }) => title)).toEqual(['Salary certificate'])
    const notified = async (withInternal: boolean) =>
      (await listCaseEvents(world.db, caseId, { withInternal })).map(({ payload }) =>
        say(t(caseTexts.cases).events, payload),
      )
    expect(await notified(true)).toContain('Reason for opening it without an order: Part of the yearly retainer')
    expect((await notified(false)).join()).not.toContain('retainer')
    expect(await emailsOf(world, client.email)).toMatchObject([
      { subject: caseEmailTexts.cases.subject(caseEmailTexts.cases.openedByFirm('', 1).subject, 'ETB-2025-0001') },
    ])
    expect(await emailsOf(world, owner.email)).toMatchObject([
      { subject: caseEmailTexts.cases.subject('New case to assign', 'ETB-2025-0001') },
    ])
    expect(await listAuditActions(world)).toEqual(['case.opened', 'case.moved'])
  })

  test.each([
    [2025, 'Standard, tax year 2025'],
    [2016, 'Standard'],
  ])('a case of tax year %i gets the same description as an ordered one: %s', async (taxYear, description) => {
    const { world, adviser, client } = await anOffice()
    await world.db.updateTable('productVariants').set({ title: 'Tax year 2025', taxYear: 2025 }).execute()
    await open(world, { clientId: client.id, actor: actorOf(adviser), taxYear })
    const found = await world.db.selectFrom('cases').select('description').executeTakeFirstOrThrow()
    expect(found.description).toBe(description)
  })

  test('a case without a checklist starts at intake, and its adviser is notified', async () => {
    const { world, adviser, client } = await anOffice()
    const admin = await aPerson(world, { role: 'admin' })
    const given = { kind: 'consultation', adviserId: adviser.id }
    const outcome = await open(world, { clientId: client.id, actor: actorOf(admin), ...given })
    const opened = outcome.ok ? await findCaseForStaff(world.db, outcome.caseId) : null
    expect(opened).toMatchObject({ state: 'intake', assignedTo: adviser.id, caseType: 'consultation' })
    const reading = opened && { reader: readerOf(client.id, opened), openQuestions: 0, today: '2026-11-21' }
    expect(opened && reading && wordsForClient(opened, reading)).toBe(t(caseTexts.cases).intakeByFirm)
    expect(await emailsOf(world, adviser.email)).toMatchObject([
      { subject: caseEmailTexts.cases.subject('A case has been assigned to you', 'ETB-2025-0001') },
    ])
  })
})

describe('concurrent submissions', () => {
  test('concurrent submissions of one form open one case', async () => {
    const { world, adviser, client } = await anOffice()
    const form = { clientId: client.id, actor: actorOf(adviser), submissionKey: 'the-same-key' }
    const outcomes = await Promise.all([open(world, form), open(world, form), open(world, form)])
    expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.caseId)).size).toBe(1)
    expect(await emailsOf(world, client.email)).toHaveLength(1)
  })

  test('two concurrent forms open one case; a second one of that kind and year needs confirmation', async () => {
    const { world, adviser, client } = await anOffice()
    const both = { clientId: client.id, actor: actorOf(adviser) }
    const outcomes = await Promise.all([open(world, both), open(world, both)])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'same-case' })
    expect(await open(world, { ...both, taxYear: 2024 })).toMatchObject({ ok: true })
    expect(await open(world, { ...both, isAnother: true })).toMatchObject({ ok: true })
    expect(await listCasesOf(world.db, client.id)).toHaveLength(3)
  })
})

describe('refusals', () => {
  test.each(['pending', 'rejected', 'suspended', 'closed'] as const)(
    'no case is opened for a client whose account is %s',
    async (status) => {
      const { world, adviser } = await anOffice()
      const client = await aPerson(world, { status })
      expect(await open(world, { clientId: client.id, actor: actorOf(adviser) })).toEqual({
        ...{ ok: false, reason: 'not-a-client', status },
      })
      expect(await listCasesOf(world.db, client.id)).toEqual([])
    },
  )

  test('a case is opened for an invited client, but not for one who requested deletion', async () => {
    const { world, adviser, client } = await anOffice()
    const invited = await aPerson(world, { status: 'invited' })
    expect(await open(world, { clientId: invited.id, actor: actorOf(adviser) })).toMatchObject({ ok: true })
    expect(await requestDeletion(world, actorOf(client))).toMatchObject({ ok: true })
    expect(await open(world, { clientId: client.id, actor: actorOf(adviser) })).toMatchObject({ reason: 'leaving' })
  })

  test.each([
    [{ kind: 'product:nothing' }, 'unknown-kind'],
    [{ kind: 'add_on' }, 'unknown-kind'],
    [{ taxYear: 2015 }, 'unknown-year'],
    [{ taxYear: Number.NaN }, 'unknown-year'],
    [{ adviserId: 'nobody' }, 'unknown-adviser'],
    [{ reason: ' \n' }, 'no-reason'],
    [{ reason: 'x'.repeat(1001) }, 'reason-too-long'],
    [{ submissionKey: '' }, 'no-submission-key'],
  ] as const)('an opening with %j is refused as %s', async (change, reason) => {
    const { world, adviser, client } = await anOffice()
    expect(await open(world, { clientId: client.id, actor: actorOf(adviser), ...change })).toEqual({
      ok: false,
      reason,
    })
  })

  test('clients cannot open a case this way, nor advisers for clients of a colleague', async () => {
    const { world, adviser, client } = await anOffice()
    expect(await open(world, { clientId: client.id, actor: actorOf(client) })).toMatchObject({ reason: 'forbidden' })
    const colleague = await aPerson(world, { role: 'adviser' })
    const other = await aCase(world, { assignedTo: colleague.id })
    expect(await open(world, { clientId: other.client.id, actor: actorOf(adviser) })).toMatchObject({
      reason: 'unknown-client',
    })
    expect(await open(world, { clientId: adviser.id, actor: actorOf(adviser) })).toMatchObject({
      reason: 'unknown-client',
    })
  })
})
