import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listApprovals } from '#cases/drafts/approval-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { aCase, actorOf, aFirmDocument, anApproval, aPerson, readDraft, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './approve-page.tsx'
import { loader as certificate } from './certificate-route.ts'

let world: World
let own: TestCase
let adviser: Actor
let hash: string
const aDraft = () => aFirmDocument(world, own, { actor: adviser, kind: 'draft' })
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, { state: 'client_approval' })
  adviser = actorOf(await aPerson(world, { role: 'admin' }))
  await aDraft()
  hash = (await readDraft(world, own)).draftHash
})

const visit = (init?: RequestInit, person = own.client, more = {}) =>
  argsOf(world, `/client-portal/cases/${own.id}/approve`, { person, params: { caseId: own.id, ...more }, init })
const open = (person = own.client) => outcomeOf(loader, visit(undefined, person))
const post = (form: Record<string, string>, person = own.client) => outcomeOf(action, visit(posted(form), person))
const state = async () => (await findCaseOf(world.db, own.client.id, own.id))?.state

test('the page shows the current draft, the consent text and the signers', async () => {
  expect((await open()).data).toMatchObject({
    draft: { number: 1, originalFilename: 'draft.pdf', sha256: hash },
    consentText: expect.stringContaining('I have read draft 1 in full.'),
    signers: [{ isYou: true, approvedAt: null }],
    mayAct: true,
  })
})

test('a client approves once, with the consent box ticked', async () => {
  const form = { move: 'approve', draft: hash, consent: 'yes' }
  expect(await post({ ...form, consent: '' })).toMatchObject({
    status: 422,
    data: { sentence: expect.stringContaining('tick the box') },
  })
  expect((await post(form)).location).toBe(`/client-portal/cases/${own.id}/approve?note=approved`)
  expect(await post(form)).toMatchObject({
    status: 422,
    data: { sentence: caseTexts.cases.moveErrors['approved-already'] },
  })
  expect(await listApprovals(world.db, own.id)).toMatchObject([{ sha256: hash }])
})

test('approving an older draft is a conflict, and entered remarks are returned', async () => {
  await aDraft()
  const stale = await post({ move: 'approve', draft: hash, consent: 'yes' })
  expect(stale).toMatchObject({
    status: 409,
    data: { sentence: expect.stringContaining('A newer draft has been added') },
  })
  const remarks = await post({ move: 'request_changes', draft: hash, 'page-0': '2', 'remark-0': 'Rent' })
  expect(remarks).toMatchObject({ status: 409, data: { remarks: [{ page: '2', text: 'Rent' }, {}, {}, {}, {}] } })
  expect(await listApprovals(world.db, own.id)).toEqual([])
})

test('a change request needs a remark and valid page numbers, and reaches the firm', async () => {
  const form = { move: 'request_changes', draft: hash }
  const faulty: [Record<string, string>, number, string][] = [
    [{}, 0, portalTexts.portal.remarks['no-text']],
    [{ 'remark-0': 'Rent', 'page-0': 'two' }, 0, portalTexts.portal.remarks['no-page']],
    [{ 'remark-0': 'x'.repeat(351) }, 0, portalTexts.portal.remarks['text-too-long']],
    [{ 'remark-0': 'Rent', 'page-1': '4' }, 1, portalTexts.portal.remarks['no-text']],
  ]
  for (const [entered, remark, sentence] of faulty) {
    expect(await post({ ...form, ...entered })).toMatchObject({ status: 422, data: { remark, sentence } })
  }
  const sent = await post({
    ...form,
    'page-0': '2',
    'remark-0': 'Rent',
    'remark-1': 'My name',
    'page-2': '6',
    'remark-2': 'IBAN',
  })
  expect(sent.location).toBe(`/client-portal/cases/${own.id}?note=changes-asked`)
  const found = await findCaseOf(world.db, own.client.id, own.id)
  expect(found).toMatchObject({ state: 'in_preparation', stateNote: 'Page 2: Rent\nMy name\nPage 6: IBAN' })
})

test('a case of another client is not found by any page or form', async () => {
  const other = await aPerson(world)
  expect((await open(other)).status).toBe(404)
  const forms: Record<string, string>[] = [
    { move: 'approve', draft: hash, consent: 'yes' },
    { move: 'request_changes', draft: hash, 'remark-0': 'Rent' },
  ]
  for (const form of forms) expect((await post(form, other)).status).toBe(404)
  expect((await post({ move: 'file', draft: hash })).status).toBe(422)
  expect(await state()).toBe('client_approval')
  await anApproval(world, own)
  const [approval] = await listApprovals(world.db, own.id)
  const approvalId = approval?.id ?? ''
  expect((await outcomeOf(certificate, visit(undefined, other, { approvalId }))).status).toBe(404)
  const mine = await outcomeOf(certificate, visit(undefined, own.client, { approvalId }))
  expect(mine.headers.get('Content-Disposition')).toContain('draft-1.pdf')
})
