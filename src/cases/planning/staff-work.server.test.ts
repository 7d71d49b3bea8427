import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { listTemplates } from '#cases/messages/answer-template-db.server.ts'
import { editTemplate, removeTemplate } from '#cases/messages/edit-template.server.ts'
import { storeNote } from '#cases/notes/staff/add-note.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { caseStates, isOpen, states } from '#cases/process/case-states.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { markNotNeeded } from '#cases/requests/edit-item.server.ts'
import { maxWaiverLength } from '#cases/requests/item-text.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { assignCase } from './assign-case.server.ts'
import { setDueDate, setPriority } from './plan-case.server.ts'

const checklist = [
  { title: 'Salary certificate', isRequired: true },
  { title: 'Donations', isRequired: false },
]
const reasonOf = (outcome: { ok: boolean; reason?: string }) => outcome.reason ?? 'ok'
const tomorrow = '2026-11-22'
const anonymous = '00000000-0000-4000-8000-000000000000'

async function anOffice(world: World) {
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { checklist, assignedTo: adviser.id })
  const people = {
    adviser,
    admin: await aPerson(world, { role: 'admin' }),
    owner: await aPerson(world, { role: 'owner' }),
    'adviser of another case': await aPerson(world, { role: 'adviser' }),
    'suspended adviser': { ...adviser, status: 'suspended' } satisfies Person,
    client: found.client,
    'another client': await aPerson(world),
  }
  return { found, people }
}
type Who = keyof Awaited<ReturnType<typeof anOffice>>['people']

const answers: Record<Who, { plan: string; note: string }> = {
  adviser: { plan: 'ok', note: 'ok' },
  admin: { plan: 'ok', note: 'ok' },
  owner: { plan: 'ok', note: 'ok' },
  'adviser of another case': { plan: 'unknown-case', note: 'unknown-client' },
  'suspended adviser': { plan: 'forbidden', note: 'forbidden' },
  client: { plan: 'forbidden', note: 'forbidden' },
  'another client': { plan: 'unknown-case', note: 'unknown-client' },
}

test('only the adviser of the case, admins and owners plan, assign and annotate it', async () => {
  const world = await newWorld()
  const { found, people } = await anOffice(world)
  const before = await findCaseForStaff(world.db, found.id)
  for (const who of Object.keys(answers) as Who[]) {
    const actor = actorOf(people[who])
    const { plan, note } = answers[who]
    const target = { caseId: found.id, actor }
    const outcomes = async () => [
      reasonOf(await setDueDate(world, { ...target, dueOn: tomorrow })),
      reasonOf(await setPriority(world, { ...target, priority: 'high' })),
      reasonOf(await assignCase(world, { ...target, adviserId: people.adviser.id })),
    ]
    if (plan === 'ok') continue
    expect(await outcomes(), who).toEqual([plan, plan, plan])
    const noted = { actor, about: { caseId: found.id }, body: 'Called.', submissionKey: 'note-00000001' }
    expect(reasonOf(await storeNote(world, noted)), who).toBe(note)
    expect(await findCaseForStaff(world.db, found.id), who).toEqual(before)
    expect(await listAuditActions(world), who).toEqual([])
  }
  for (const who of ['adviser', 'admin', 'owner'] as const) {
    const actor = actorOf(people[who])
    expect(await setPriority(world, { caseId: found.id, actor, priority: 'high' }), who).toMatchObject({ ok: true })
    const noted = { actor, about: { caseId: found.id }, body: 'Called.', submissionKey: 'note-00000001' }
    // Of two concurrent submissions by one person, only one is stored; other people may use the same key.
    const saved = await Promise.all([storeNote(world, noted), storeNote(world, noted)])
    expect(saved, who).toEqual([{ ok: true }, { ok: true }])
  }
  const actions = await listAuditActions(world)
  expect(actions.filter((action) => action === 'note.saved')).toHaveLength(3)
  expect(actions.filter((action) => action === 'case.priority')).toHaveLength(1)
})

test('a note needs a text within the limit, a known client and a submission key', async () => {
  const world = await newWorld()
  const { found, people } = await anOffice(world)
  const noted = { actor: actorOf(people.adviser), about: { clientId: found.client.id }, body: 'Called.' }
  for (const [change, reason] of [
    [{ body: '\u0000 \r\n' }, 'no-text'],
    [{ body: '🏔'.repeat(5001) }, 'text-too-long'],
    [{ submissionKey: 'short' }, 'no-submission-key'],
    [{ about: { clientId: people.admin.id } }, 'unknown-client'],
    [{ about: { clientId: 'nonsense' } }, 'unknown-client'],
    [{ about: { caseId: 'nonsense' } }, 'unknown-client'],
    [{ body: '🏔'.repeat(5000) }, 'ok'],
  ] as const) {
    const outcome = await storeNote(world, { ...noted, submissionKey: 'note-00000001', ...change })
    expect(reasonOf(outcome), JSON.stringify(change).slice(0, 60)).toBe(reason)
  }
  expect(await listAuditActions(world)).toEqual(['note.saved'])
})

test('staff set a due date from today in Switzerland on, until the return is filed', async () => {
  const world = await newWorld()
  const { found, people } = await anOffice(world)
  const set = async (dueOn: string, caseId = found.id) =>
    reasonOf(await setDueDate(world, { caseId, actor: actorOf(people.adviser), dueOn }))
  for (const text of ['', '2026-02-29', '2027-13-01', '22.11.2026', '2026-11-22T00:00', '2026-11-22\n', 'tomorrow']) {
    expect(await set(text), text).toBe('no-date')
  }
  world.setNow('2026-11-30T23:30:00Z')
  expect(await set('2026-11-30')).toBe('date-past')
  expect(await set('2026-12-01')).toBe('ok')
  expect(await set('2028-02-29')).toBe('ok')
  expect(await set('2028-02-29', 'nonsense')).toBe('unknown-case')
  expect((await findCaseForStaff(world.db, found.id))?.dueOn).toBe('2028-02-29')
  for (const state of caseStates) {
    await world.db.updateTable('cases').set({ state }).where('id', '=', found.id).execute()
    expect(await set('2027-01-31'), state).toBe(states[state].status === 'completed' ? 'nothing-due' : 'ok')
  }
})

test('a case is assigned to active staff only, who are notified unless they assigned themselves', async () => {
  const world = await newWorld()
  const { found, people } = await anOffice(world)
  const former = await aPerson(world, { role: 'adviser', status: 'suspended' })
  const invited = await aPerson(world, { role: 'adviser', status: 'invited' })
  const assign = async (by: Person, adviserId: string | null) =>
    reasonOf(await assignCase(world, { caseId: found.id, actor: actorOf(by), adviserId }))
  for (const adviserId of [
    former.id,
    invited.id,
    found.client.id,
    people['another client'].id,
    anonymous,
    'nonsense',
    '',
  ]) {
    expect(await assign(people.admin, adviserId), adviserId).toBe('unknown-adviser')
  }
  expect(await listAuditActions(world)).toEqual([])
  const emails = async () => (await world.pool.query('select to_address from emails')).rows.length
  expect(await assign(people.adviser, people.adviser.id)).toBe('ok')
  expect(await listAuditActions(world)).toEqual([])
  const another = people['adviser of another case']
  expect(await assign(people.adviser, another.id)).toBe('ok')
  expect(await emails()).toBe(1)
  // An adviser cannot see a case after handing it over, but all advisers see unassigned cases.
  expect(await assign(people.adviser, people.adviser.id)).toBe('unknown-case')
  expect(await assign(another, null)).toBe('ok')
  expect(await assign(people.adviser, people.adviser.id)).toBe('ok')
  expect(await emails()).toBe(1)
})

test('clients waive optional items, staff any item with a reason, while the case is open', async () => {
  const world = await newWorld()
  const { found, people } = await anOffice(world)
  const [required = '', optional = ''] = found.itemIds
  const badge = async (by: Person, itemId: string, reason = '', isNotNeeded = true) =>
    reasonOf(await markNotNeeded(world, { caseId: found.id, itemId, isNotNeeded, reason, actor: actorOf(by) }))
  const { adviser, client } = people
  const before = await listChecklist(world.db, found.id)
  for (const [by, itemId, reason, expected] of [
    [client, required, undefined, 'required-item'],
    [client, required, 'I say so', 'required-item'],
    [client, anonymous, undefined, 'unknown-item'],
    [adviser, 'nonsense', 'Because', 'unknown-item'],
    [adviser, required, undefined, 'no-reason'],
    [adviser, optional, '\u0000\r\n ', 'no-reason'],
    [adviser, required, 'x'.repeat(maxWaiverLength + 1), 'reason-too-long'],
    [people['another client'], optional, undefined, 'unknown-case'],
    [people['adviser of another case'], optional, 'Because', 'unknown-case'],
    [people['suspended adviser'], optional, 'Because', 'forbidden'],
  ] as const) {
    expect(await badge(by, itemId, reason), `${by.role}: ${expected}`).toBe(expected)
  }
  expect(await listChecklist(world.db, found.id)).toEqual(before)
  expect(await badge(client, optional)).toBe('ok')
  expect(await badge(client, optional)).toBe('ok')
  expect(await badge(adviser, required, 'x'.repeat(maxWaiverLength))).toBe('ok')
  expect(await badge(client, required, undefined, false)).toBe('required-item')
  expect((await listAuditActions(world)).filter((action) => action === 'case.checklist')).toHaveLength(2)
  for (const state of caseStates) {
    await world.db.updateTable('cases').set({ state }).where('id', '=', found.id).execute()
    expect(await badge(client, optional, undefined, true), state).toBe(isOpen(state) ? 'ok' : 'case-closed')
  }
})

test('staff create, change and delete answer templates, and invalid input changes nothing', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const edit = async (by: Person, id: string | null, change: { title?: string; body?: string } = {}) =>
    reasonOf(
      await editTemplate(world, { actor: actorOf(by), id, title: 'Reminder', body: 'Dear {firstName}', ...change }),
    )
  const remove = async (by: Person, id: string) => reasonOf(await removeTemplate(world, { actor: actorOf(by), id }))
  const before = await listTemplates(world.db)
  for (const by of [await aPerson(world), { ...adviser, status: 'suspended' } satisfies Person]) {
    expect([await edit(by, null), await remove(by, before[0]?.id ?? anonymous)]).toEqual(['forbidden', 'forbidden'])
  }
  for (const id of [anonymous, 'nonsense']) {
    expect([await edit(adviser, id), await remove(adviser, id)]).toEqual(['unknown-template', 'unknown-template'])
  }
  expect(await edit(adviser, null, { title: ' ' })).toBe('no-title')
  expect(await edit(adviser, null, { body: '{iban}' })).toBe('unknown-field')
  expect(await listTemplates(world.db)).toEqual(before)
  expect(await listAuditActions(world)).toEqual([])
  expect(await edit(adviser, null)).toBe('ok')
  const id = (await listTemplates(world.db)).find(({ title }) => title === 'Reminder')?.id ?? ''
  expect(await edit(adviser, id, { body: 'Dear\r\n{firstName}' })).toBe('ok')
  expect((await listTemplates(world.db)).find((one) => one.id === id)?.body).toBe('Dear\n{firstName}')
  expect([await remove(adviser, id), await remove(adviser, id)]).toEqual(['ok', 'unknown-template'])
  expect(await listTemplates(world.db)).toEqual(before)
})
