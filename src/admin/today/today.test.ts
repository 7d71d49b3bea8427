import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { loader as home } from '#admin/home-page.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { loader as caseList } from '#cases/list/staff/case-list-page.tsx'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { loader as openInbox } from '#cases/messages/staff/inbox-page.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { caseStates } from '#cases/process/case-states.ts'
import { loader as applications } from '#site/careers/staff/application-list-page.tsx'
import { contactForm } from '#site/contact/lead.ts'
import { loader as contacts } from '#site/contact/staff/contact-list-page.tsx'
import { action as openEnquiry } from '#site/contact/staff/contact-page.tsx'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { anApplication } from '#test/site/applications.ts'
import { newWorld, type World } from '#test/world.ts'
import { type PlacedTask, taskAreas } from './task.ts'
import { workPath } from './today.tsx'

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

async function pageOf(world: World, person: Person, path = '/admin') {
  const { page } = await home(argsFor(world, person, { path }))
  if (!page) throw new Error('no one is signed in')
  return page
}

async function tasksOf(world: World, person: Person, path?: string): Promise<PlacedTask[]> {
  const { today } = await pageOf(world, person, path)
  return today?.list.sections.flatMap(({ tasks }) => tasks) ?? []
}

const inArea = (tasks: PlacedTask[], area: PlacedTask['area']) => tasks.filter((task) => task.area === area)

/** How many objects the tasks of an area stand for: each one, and those that the last task counts. */
function sizeOf(tasks: PlacedTask[], area: PlacedTask['area']): number {
  return inArea(tasks, area).reduce(
    (sum, { key, title }) => sum + (key.startsWith('more ') ? Number.parseInt(title, 10) : 1),
    0,
  )
}

test('the tasks of each kind equal the list of cases with that work, for one adviser and for everyone', async () => {
  const { world, adviser } = await anOffice()
  for (const path of ['/admin', '/admin?who=everyone']) {
    const tasks = await tasksOf(world, adviser, path)
    const { isEveryone } = await pageOf(world, adviser, path)
    const whose = { personId: adviser.id, isEveryone }
    for (const [area, kind] of [
      ['documents', 'review'],
      ['filing', 'file'],
      ['objections', 'object'],
    ] as const) {
      const { list } = await caseList(argsFor(world, adviser, { path: workPath(whose, kind) }))
      expect(list.total, `${kind} at ${path}`).toBeGreaterThan(0)
      expect(sizeOf(tasks, area), `${kind} at ${path}`).toBe(list.total)
    }
    const inbox = await openInbox(
      argsFor(world, adviser, { path: isEveryone ? '/admin/messages' : '/admin/messages?view=mine' }),
    )
    expect(sizeOf(tasks, 'messages')).toBe(inbox.list.threads.length)
    const overdue = tasks.find(({ key }) => key === 'overdue')
    const { list } = await caseList(argsFor(world, adviser, { path: workPath(whose, 'overdue') }))
    expect(overdue).toMatchObject({
      section: 'now',
      title: expect.stringMatching(list.total === 1 ? /^1 / : `${list.total} `),
    })
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length)
  }
})

test('advisers begin with their own work, admins with everyone’s', async () => {
  const { world, adviser, admin } = await anOffice()
  expect((await pageOf(world, adviser)).isEveryone).toBe(false)
  expect((await pageOf(world, admin)).isEveryone).toBe(true)
  expect((await pageOf(world, admin, '/admin?who=mine')).isEveryone).toBe(false)
  const own = inArea(await tasksOf(world, admin, '/admin?who=mine'), 'filing')
  expect(own.map(({ who }) => who)).toEqual([admin.name])
})

test('cases without an adviser are one task for everybody', async () => {
  const { world, adviser } = await anOffice()
  const { list } = await caseList(argsFor(world, adviser, { path: '/admin/cases?work=open&assigned=nobody' }))
  const [task] = inArea(await tasksOf(world, adviser), 'unassigned')
  expect(task).toMatchObject({ title: adminTexts.caseTasks.unassigned(list.total), who: null })
})

test('a single case without an adviser leads straight to assigning it', async () => {
  const world = await newWorld()
  const admin = await aPerson(world, { role: 'admin' })
  const found = await aCase(world)
  const [task] = inArea(await tasksOf(world, admin), 'unassigned')
  expect(task).toMatchObject({ to: `${staffCasePath(found.id)}#planning` })
})

test('only admins see money of the firm and areas of admins', async () => {
  const { world, adviser, admin } = await anOffice()
  const [mine, all] = [await pageOf(world, adviser), await pageOf(world, admin)]
  expect(mine.today?.money).toBeNull()
  expect(all.today?.money).toMatchObject({ open: 0, overdue: 0 })
  expect(mine.today?.list.empty).not.toContain('backups')
  expect(all.today?.list.empty).toEqual(expect.arrayContaining(['deletions', 'backups']))
  const filled = all.today?.list.sections.flatMap(({ tasks }) => tasks.map(({ area }) => area)) ?? []
  expect([...new Set([...filled, ...(all.today?.list.empty ?? [])])].toSorted()).toEqual(taskAreas.toSorted())
})

test('the deadlines of two weeks are a tab of their own', async () => {
  const { world, adviser } = await anOffice()
  const { deadlines, today } = await pageOf(world, adviser, '/admin?show=deadlines')
  expect(today).toBeNull()
  const whose = { personId: adviser.id, isEveryone: false }
  const { list } = await caseList(argsFor(world, adviser, { path: workPath(whose, 'deadlines') }))
  expect(deadlines?.count).toBe(list.total)
  expect(deadlines?.days.reduce((sum, { count }) => sum + count, 0)).toBe(list.total)
  expect((await pageOf(world, adviser, '/admin?show=activity')).activity?.length).toBeGreaterThan(0)
})

test('enquiries without an adviser and of the adviser are tasks with their response deadline', async () => {
  const { world, adviser, admin } = await anOffice()
  const enquiry = contactForm.parse({ name: 'Ana', email: 'ana@example.com', topic: 'other', message: 'Hello' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  await submitEnquiry(world, { ...enquiry, message: 'Buy' }, { ip: '192.0.2.1', looksLikeSpam: true })
  world.setNow('2026-11-23T10:01:00Z')
  const title = adminTexts.officeTasks.enquiryFrom('Ana')
  const [task] = inArea(await tasksOf(world, adviser), 'enquiries')
  expect(task).toMatchObject({ title, section: 'now', when: { text: 'Due 10:00', tone: 'late' }, who: null })
  const { list } = await contacts(argsFor(world, adviser, { path: '/admin/contacts?state=waiting' }))
  expect(list.total).toBe(1)
  const number = Number(task?.key.split(' ')[1])
  const args = argsFor(world, admin, {
    ...{ path: `/admin/contacts/${number}`, params: { number: String(number) }, form: { move: 'take' } },
  })
  expect((await outcomeOf(() => openEnquiry(args))).status).toBe(303)
  expect(inArea(await tasksOf(world, adviser), 'enquiries')).toEqual([])
  expect(inArea(await tasksOf(world, adviser, '/admin?who=everyone'), 'enquiries')).toMatchObject([{ who: admin.name }])
})

test('only admins see applications', async () => {
  const { world, adviser, admin } = await anOffice()
  await anApplication(world)
  const { list } = await applications(argsFor(world, admin, { path: '/admin/applications?stage=waiting' }))
  const title = adminTexts.officeTasks.applicationOf('Zoë Baumann')
  expect(inArea(await tasksOf(world, admin), 'applications')).toMatchObject(list.rows.map(() => ({ title })))
  expect(inArea(await tasksOf(world, adviser), 'applications')).toEqual([])
})
