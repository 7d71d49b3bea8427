import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { insertDeputy } from '#accounts/team/deputy-db.server.ts'
import { viewToday } from '#admin/today/view-today.server.ts'
import { assignCase, handOverCases } from '#cases/planning/assign-case.server.ts'
import { swissDay } from '#platform/day.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { listDueTasks, listTaskPeople, listTasksOfCase } from './case-task-db.server.ts'
import { changeTask, type TaskIntent } from './change-task.server.ts'

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
