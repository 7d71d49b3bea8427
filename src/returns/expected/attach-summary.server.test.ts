import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listApprovals } from '#cases/drafts/approval-db.server.ts'
import { openAnnex } from '#cases/drafts/attach-annex.server.ts'
import { findAnnex } from '#cases/drafts/return-draft-db.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { enterFigure } from '#returns/amounts/enter-figure.server.ts'
import { saveFacts } from '#returns/facts/save-facts.server.ts'
import { aCase, actorOf, aFirmDocument, aPerson, listEmails, readDraft } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { attachSummary } from './attach-summary.server.ts'
import { loadTax } from './load-tax.server.ts'

const aReturn = async () => {
  const world = await newWorld()
  const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  const found = await aCase(world, { state: 'review', assignedTo: adviser.person.id })
  const client = actorOf(found.client)
  const caseId = found.id
  const enter = (code: string, amount: string) => {
    const entered = { line: randomUUID(), code, amount, person: 'client', label: '', note: '' }
    return enterFigure(world, { caseId, actor: adviser, entered })
  }
  const attach = (actor = adviser) => attachSummary(world, { caseId, actor })
  const approve = (facts: Record<string, string>) => moveCase(world, { caseId, move: 'approve', actor: client, facts })
  const open = (actor = client) => openAnnex(world, { caseId, actor })
  return { world, adviser, client, found, caseId, enter, attach, approve, open }
}

const known = {
  ...{ version: '0', commune: 'Biel/Bienne', civilStatus: 'single', childrenBorn: '0', confession: 'none' },
  ...{
    birthYear: '',
    partnerBirthYear: '',
    residence: '',
    arrivedOn: '',
    leftOn: '',
    worldIncome: '',
    worldAssets: '',
  },
}

test('an approval binds the hash of the tax summary, and a changed summary voids it', async () => {
  const { world, adviser, client, found, caseId, enter, attach, approve, open } = await aReturn()
  expect(await attach()).toEqual({ ok: false, reason: 'no-draft' })
  await aFirmDocument(world, found, { actor: adviser, kind: 'draft' })
  expect(await attach()).toEqual({ ok: false, reason: 'not-computed' })
  await enter('100', '118640')
  await saveFacts(world, { caseId, actor: adviser, entered: known })
  expect(await Promise.all([attach(), attach()])).toEqual([{ ok: true }, { ok: true }])
  expect(await open()).toBeNull()
  const requested = await moveCase(world, { caseId, move: 'ask_for_approval', actor: adviser })
  expect(requested).toMatchObject({ ok: true })
  const first = await open()
  expect(first?.filename).toMatch(/^tax-summary-.*-1\.pdf$/)
  const annexHash = createHash('sha256')
    .update(first?.content ?? '')
    .digest('hex')
  const draft = await readDraft(world, found)
  expect(await approve({ ...draft, annexHash: 'f'.repeat(64) })).toMatchObject({ error: { code: 'annex-replaced' } })
  expect(await approve({ ...draft, annexHash: '' })).toMatchObject({ error: { code: 'annex-replaced' } })
  expect(await approve({ ...draft, annexHash })).toMatchObject({ ok: true })
  expect(await listApprovals(world.db, caseId)).toMatchObject([{ annexSha256: annexHash, voidedAt: null }])

  expect(await attach()).toEqual({ ok: true })
  expect(await listApprovals(world.db, caseId)).toMatchObject([{ voidedAt: null }])
  await enter('240', '7258')
  expect(await attach()).toEqual({ ok: true })
  expect(await listApprovals(world.db, caseId)).toMatchObject([{ voidReason: 'new-annex' }])
  expect((await findCaseForStaff(world.db, caseId))?.clientApprovedAt).toBeNull()
  const emails = (await listEmails(world)).filter(({ toAddress }) => toAddress === client.person.email)
  expect(emails.at(-1)?.subject).toContain('approv')
  expect(await approve({ ...draft, annexHash })).toMatchObject({ error: { code: 'annex-replaced' } })
  const again = createHash('sha256')
    .update((await open())?.content ?? '')
    .digest('hex')
  expect(await approve({ ...draft, annexHash: again })).toMatchObject({ ok: true })
})

test('requesting approval renews an attached summary and fails if the tax cannot be computed', async () => {
  const { world, adviser, found, caseId, enter, attach } = await aReturn()
  const ask = () => moveCase(world, { caseId, move: 'ask_for_approval', actor: adviser })
  const back = () =>
    moveCase(world, { caseId, move: 'return_to_preparation', actor: adviser, facts: { reason: 'One more paper' } })
  const review = () => moveCase(world, { caseId, move: 'submit_for_review', actor: adviser })
  const annex = async () => (await findAnnex(world.db, caseId)) ?? null
  const isCurrent = async () =>
    (await loadTax(world, { id: caseId, clientId: found.client.id, taxYear: 2025 })).summary?.isCurrent
  await aFirmDocument(world, found, { actor: adviser, kind: 'draft' })
  await enter('100', '118640')
  await saveFacts(world, { caseId, actor: adviser, entered: known })
  // Requesting approval creates no summary if none was attached before.
  expect(await ask()).toMatchObject({ ok: true })
  expect(await annex()).toBeNull()
  await back()
  await review()
  await attach()
  await enter('240', '7258')
  expect(await isCurrent()).toBe(false)
  expect(await ask()).toMatchObject({ ok: true })
  expect(await annex()).toMatchObject({ version: 2 })
  expect(await isCurrent()).toBe(true)
  await enter('220', '4000')
  expect(await ask()).toMatchObject({ reason: 'not-allowed' })
  expect(await annex()).toMatchObject({ version: 2 })

  await back()
  await review()
  await aFirmDocument(world, found, { actor: adviser, kind: 'draft' })
  expect(await annex()).toBeNull()
  expect(await ask()).toMatchObject({ ok: true })
  expect(await isCurrent()).toBe(true)

  await back()
  await review()
  await saveFacts(world, { caseId, actor: adviser, entered: { ...known, version: '1', residence: 'part' } })
  expect(await ask()).toEqual({ ok: false, reason: 'summary-stale' })
  expect((await findCaseForStaff(world.db, caseId))?.state).toBe('review')
  await aFirmDocument(world, found, { actor: adviser, kind: 'draft' })
  expect(await ask()).toMatchObject({ ok: true })
})

test('only the assigned adviser attaches a summary, and only client and adviser open it', async () => {
  const { world, adviser, found, caseId, enter, attach, open } = await aReturn()
  await aFirmDocument(world, found, { actor: adviser, kind: 'draft' })
  await enter('100', '80000')
  await saveFacts(world, { caseId, actor: adviser, entered: known })
  const colleague = actorOf(await aPerson(world, { role: 'adviser' }))
  expect(await attach(colleague)).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await attach(actorOf(found.client))).toMatchObject({ ok: false })
  expect(await attach()).toEqual({ ok: true })
  await moveCase(world, { caseId, move: 'ask_for_approval', actor: adviser })
  expect(await open()).not.toBeNull()
  expect(await open(adviser)).not.toBeNull()
  expect(await open(colleague)).toBeNull()
  expect(await open(actorOf(await aPerson(world)))).toBeNull()
})
