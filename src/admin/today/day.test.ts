import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { loader as home } from '#admin/home-page.tsx'
import { loader as caseList } from '#cases/list/staff/case-list-page.tsx'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { loader as openInbox } from '#cases/messages/staff/inbox-page.tsx'
import { dayKinds } from '#cases/planning/work.ts'
import { beforeFiling, caseStates } from '#cases/process/case-states.ts'
import { loader as applications } from '#site/careers/staff/application-list-page.tsx'
import { contactForm } from '#site/contact/lead.ts'
import { loader as contacts } from '#site/contact/staff/contact-list-page.tsx'
import { action as openEnquiry } from '#site/contact/staff/contact-page.tsx'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { anApplication } from '#test/site/applications.ts'
import { newWorld, type World } from '#test/world.ts'
import { workPath } from './day-rows.tsx'

async function anOffice() {
  const world = await newWorld()
  world.setNow('2026-10-20T09:00:00Z')
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const admin = await aPerson(world, { role: 'admin' })
  for (const assignedTo of [adviser.id, admin.id, null]) {
    for (const state of caseStates) await aCase(world, { state, assignedTo, dueOn: '2026-11-25' })
    await aCase(world, { state: 'client_approval', clientApprovedAt: world.now(), assignedTo, dueOn: '2027-01-31' })
  }
  await world.db
    .updateTable('cases')
    .set({ objectionRequestedAt: world.now() })
    .where('state', '=', 'assessed')
    .execute()
  world.setNow('2026-11-20T09:00:00Z')
  await aCase(world, { state: 'waiting_for_documents', assignedTo: adviser.id, dueOn: '2026-12-03' })
  await aCase(world, { state: 'review', assignedTo: adviser.id, dueOn: '2026-12-04' })
  for (const state of ['in_preparation', 'withdrawn'] as const) {
    const found = await aCase(world, { state: 'in_preparation', assignedTo: adviser.id, dueOn: '2026-11-19' })
    await aDocument(world, found)
    const message = { subject: 'Question', body: 'A question', submissionKey: `key-of-${state}` }
    await sendMessage(world, { ...message, caseId: found.id, actor: actorOf(found.client) })
    await world.db.updateTable('cases').set({ state }).where('id', '=', found.id).execute()
  }
  return { world, adviser, admin }
}

async function dayOf(world: World, person: Person, path = '/admin') {
  const { day } = await home(argsFor(world, person, { path }))
  if (!day) throw new Error('nobody is signed in')
  return day
}

test('each count on the dashboard equals its list, for one adviser and for all staff', async () => {
  const { world, adviser } = await anOffice()
  const seen: Record<string, number> = {}
  for (const path of ['/admin', '/admin?who=everyone']) {
    const day = await dayOf(world, adviser, path)
    for (const kind of dayKinds) {
      const { list } = await caseList(argsFor(world, adviser, { path: workPath(day, kind) }))
      expect(list.total, `${kind} at ${path}`).toBe(day.counts[kind])
      seen[kind] = list.total
    }
    const due = day.days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(due).toBe(day.counts.deadlines)
    expect(day.review).toHaveLength(1)
    expect(day.review).toMatchObject([{ count: 1, names: [expect.any(String)] }])
    const inbox = await openInbox(
      argsFor(world, adviser, { path: path === '/admin' ? '/admin/messages?view=mine' : '/admin/messages' }),
    )
    expect([day.answer.count, day.answer.first.length]).toEqual([inbox.list.threads.length, day.answer.count])
    expect(day.answer.count).toBeGreaterThan(0)
  }
  for (const kind of dayKinds) expect(seen[kind], kind).toBeGreaterThan(0)
})

test('an adviser sees their own cases first; only admins see firm-wide numbers', async () => {
  const { world, adviser, admin } = await anOffice()
  const mine = await dayOf(world, adviser, '/admin')
  const all = await dayOf(world, adviser, '/admin?who=everyone')
  // The 3 are the assessed case and two cases that were opened later; all others have not been filed yet.
  expect(mine.counts).toMatchObject({ file: 1, deadlines: beforeFiling.length + 3, review: 1, answer: 1 })
  expect(all.counts).toMatchObject({ file: 2, review: 1 })
  expect(mine.firm).toBeNull()
  const day = await dayOf(world, admin, '/admin')
  for (const { state, count } of day.firm?.states ?? []) {
    const { list } = await caseList(argsFor(world, admin, { path: `/admin/cases?state=${state}` }))
    expect(list.total, state).toBe(count)
  }
  expect(day.firm?.states).toHaveLength(caseStates.length)
  for (const { id, count } of day.firm?.advisers ?? []) {
    const path = `/admin/cases?work=open&assigned=${id ?? 'nobody'}`
    expect((await caseList(argsFor(world, admin, { path }))).list.total).toBe(count)
  }
})

test('new enquiries are counted as in their list and show their response deadline', async () => {
  const { world, adviser } = await anOffice()
  const enquiry = contactForm.parse({ name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  await submitEnquiry(world, { ...enquiry, message: 'Buy' }, { ip: '192.0.2.1', looksLikeSpam: true })
  world.setNow('2026-11-23T10:01:00Z')
  const day = await dayOf(world, adviser, '/admin')
  const { list } = await contacts(argsFor(world, adviser, { path: '/admin/contacts?state=waiting' }))
  expect(day.enquiries.count).toBe(list.total)
  expect(day.enquiries.first).toMatchObject([{ name: 'Ana', answer: { on: '2026-11-23', at: '10:00', isLate: true } }])
})

test('an adviser takes an unassigned enquiry; only admins see applications', async () => {
  const { world, adviser, admin } = await anOffice()
  const enquiry = contactForm.parse({ name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  await anApplication(world)
  const before = await dayOf(world, adviser)
  expect(before.enquiries.first).toMatchObject([{ isToTake: true }])
  expect(before.applications).toBeNull()
  const [{ number = 0 } = {}] = before.enquiries.first
  const args = argsFor(world, adviser, {
    ...{ path: `/admin/contacts/${number}`, params: { number: String(number) }, form: { move: 'take' } },
  })
  expect((await outcomeOf(() => openEnquiry(args))).status).toBe(303)
  expect((await dayOf(world, adviser)).enquiries.first).toMatchObject([{ isToTake: false, assigneeName: 'Tim Adler' }])
  const { list } = await applications(argsFor(world, admin, { path: '/admin/applications?stage=waiting' }))
  expect((await dayOf(world, admin)).applications).toMatchObject({
    count: list.total,
    first: [{ name: 'Zoë Baumann' }],
  })
})

test('the header counts late answers of one staff member or of all', async () => {
  const { world, adviser, admin } = await anOffice()
  const theirs = await aCase(world, { state: 'in_preparation', assignedTo: admin.id })
  const message = { subject: 'Question', body: 'A question', submissionKey: 'key-of-another' }
  await sendMessage(world, { ...message, caseId: theirs.id, actor: actorOf(theirs.client) })
  expect((await dayOf(world, adviser)).answer.late).toBe(0)
  world.setNow('2026-11-27T09:00:00Z')
  const mine = await dayOf(world, adviser)
  const all = await dayOf(world, admin, '/admin?who=everyone')
  expect(all.answer.late).toBe(mine.answer.late + 1)
  expect(mine.answer.late).toBe(mine.answer.count)
})
