import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Person } from '#accounts/people/person.ts'
import { insertDeputy } from '#accounts/team/deputy-db.server.ts'
import { viewToday } from '#admin/today/view-today.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { assignCase, handOverCases } from '#cases/planning/assign-case.server.ts'
import { swissDay } from '#platform/day.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { listDueTasks, listTaskPeople, listTasksOfCase } from './case-task-db.server.ts'
import { changeTask, type TaskIntent } from './change-task.server.ts'
import { action as taskAction, loader as tasksPage } from './staff/task-list-page.tsx'

async function aTaskWorld() {
  const world = await newWorld()
  const luca = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  const nora = await aPerson(world, { role: 'adviser', name: 'Nora Frei' })
  const found = await aCase(world, { assignedTo: luca.id })
  const values = { title: 'Call the bank', person: luca.id, day: '23.11.2026', key: 'form-key-1' }
  const change = (intent: TaskIntent, changes: Record<string, string> = {}, by = luca) =>
    changeTask(world, { caseId: found.id, actor: actorOf(by), intent, values: { ...values, ...changes } })
  return { world, luca, nora, found, change }
}

test('a task is added once, shown today to its person, done and opened again', async () => {
  const { world, luca, found, change } = await aTaskWorld()
  expect(await Promise.all([change('add-task'), change('add-task')])).toEqual([{ ok: true }, { ok: true }])
  const [task, ...others] = await listTasksOfCase(world.db, found.id)
  expect([task?.title, others.length]).toEqual(['Call the bank', 0])
  const listed = async () => {
    const { list } = await viewToday(world, { person: luca, isEveryone: false })
    return list.sections.flatMap(({ tasks }) => tasks).filter(({ area }) => area === 'tasks')
  }
  expect(await listed()).toMatchObject([{ title: 'Call the bank' }])
  expect(await change('task-done', { task: task?.id ?? '' })).toEqual({ ok: true })
  expect(await change('task-done', { task: task?.id ?? '' })).toMatchObject({ reason: 'unknown-task' })
  expect(await listed()).toEqual([])
  expect(await change('task-open', { task: task?.id ?? '' })).toEqual({ ok: true })
  expect(await listed()).toHaveLength(1)
  expect(await listAuditActions(world)).toEqual(expect.arrayContaining(['task.added', 'task.done', 'task.reopened']))
})

test.each([
  [{ title: ' ' }, 'no-title'],
  [{ title: 'x'.repeat(201) }, 'title-too-long'],
  [{ person: 'nobody' }, 'no-person'],
  [{ day: 'soon' }, 'no-day'],
  [{ key: '' }, 'unknown-task'],
])('a task with %o is refused as %s', async (changes, reason) => {
  const { change } = await aTaskWorld()
  expect(await change('add-task', changes as Record<string, string>)).toEqual({ ok: false, reason })
})

test('a task is only given to staff who may open the case, and moves to the new adviser with it', async () => {
  const { world, luca, nora, found, change } = await aTaskWorld()
  const anna = await aPerson(world, { role: 'owner', name: 'Anna Keller' })
  const people = async () => (await listTaskPeople(world.db, found.id)).map(({ name }) => name)
  expect(await people()).toEqual(['Anna Keller', 'Luca Moser'])
  expect(await change('add-task', { person: nora.id })).toEqual({ ok: false, reason: 'no-person' })
  expect(await change('add-task')).toEqual({ ok: true })
  const to = { caseId: found.id, adviserId: nora.id, actor: actorOf(anna) }
  expect(await assignCase(world, to)).toEqual({ ok: true })
  expect(await listTasksOfCase(world.db, found.id)).toMatchObject([{ assignedTo: nora.id }])
  await handOverCases(world, { from: nora.id, to: luca.id, actor: actorOf(anna) })
  expect(await listTasksOfCase(world.db, found.id)).toMatchObject([{ assignedTo: luca.id }])
})

test('a deputy may get the tasks of the absent adviser’s cases', async () => {
  const { world, luca, nora, found } = await aTaskWorld()
  const today = swissDay(new Date())
  const until = { personId: luca.id, deputyId: nora.id, fromOn: today, untilOn: today }
  await world.db.transaction().execute((tx) => insertDeputy(tx, { ...until, setBy: luca.id, setAt: world.now() }))
  expect(await listTaskPeople(world.db, found.id)).toMatchObject([{ id: luca.id }, { id: nora.id }])
})

test('a colleague’s case stays unknown, and its tasks are seen by no one else', async () => {
  const { world, nora, change } = await aTaskWorld()
  expect(await change('add-task', {}, nora)).toEqual({ ok: false, reason: 'unknown-case' })
  await change('add-task')
  const due = { scope: accessScopeOf({ person: nora }), until: '2026-12-31', limit: 5 }
  expect((await listDueTasks(world.db, due)).count).toBe(0)
})

test('a deputy’s own tasks, messages and appointments include those of the absent colleague', async () => {
  const { world, luca, nora, found, change } = await aTaskWorld()
  await change('add-task')
  const message = { subject: 'Rent', body: 'Which form?', submissionKey: 'key-message', caseId: found.id }
  await sendMessage(world, { ...message, actor: actorOf(found.client) })
  const startsAt = new Date(world.now().getTime() + 60 * 60_000)
  const booked = { clientId: found.client.id, title: 'Call', meetingType: 'video', durationMinutes: 30 }
  await world.db
    .insertInto('appointments')
    .values({ ...booked, startsAt, staffId: luca.id, createdAt: world.now() })
    .execute()
  const own = async (person: Person) => {
    const { list, appointments } = await viewToday(world, { person, isEveryone: false })
    const areas = list.sections.flatMap(({ tasks }) => tasks.map(({ area }) => area))
    return { areas: areas.filter((area) => area === 'tasks' || area === 'messages').toSorted(), appointments }
  }
  const tasksOf = async (person: Person, query: string) =>
    (await tasksPage(argsFor(world, person, { path: `/admin/tasks?${query}` }))).list.rows.map(({ title }) => title)
  expect(await own(nora)).toEqual({ areas: [], appointments: [] })
  expect(await tasksOf(nora, 'whose=mine')).toEqual([])
  const deputy = { ...nora, deputyFor: [{ id: luca.id, name: luca.name }] }
  for (const person of [luca, deputy]) {
    expect(await own(person)).toMatchObject({ areas: ['messages', 'tasks'], appointments: [{ staffName: luca.name }] })
    expect(await tasksOf(person, 'whose=mine')).toEqual(['Call the bank'])
  }
})

test('the list of tasks shows open, overdue and done ones, and marks them as done', async () => {
  const { world, luca, nora, found, change } = await aTaskWorld()
  await change('add-task')
  await change('add-task', { title: 'Write', day: '1.10.2026', key: 'form-key-2' })
  const view = async (query = '') => {
    const { list } = await tasksPage(argsFor(world, luca, { path: `/admin/tasks${query}` }))
    return { titles: list.rows.map(({ title }) => title), tabs: list.tabs }
  }
  expect(await view()).toEqual({ titles: ['Write', 'Call the bank'], tabs: { mine: 2, all: 2, overdue: 1, done: 0 } })
  expect((await view('?overdue=1')).titles).toEqual(['Write'])
  const [task] = await listTasksOfCase(world.db, found.id)
  const press = (form: Record<string, string>, person = luca) =>
    outcomeOf(taskAction(argsFor(world, person, { path: '/admin/tasks?overdue=1', form })))
  const form = { intent: 'task-done', task: task?.id ?? '', case: found.id }
  expect(await press(form, nora)).toMatchObject({ status: 404 })
  expect(await press({ ...form, case: 'x' })).toMatchObject({ status: 404 })
  expect(await press(form)).toMatchObject({ status: 303, to: '/admin/tasks?overdue=1&note=task-done' })
  expect(await press(form)).toMatchObject({ status: 409 })
  expect((await view('?done=1')).titles).toEqual(['Write'])
  expect((await view()).titles).toEqual(['Call the bank'])
})
