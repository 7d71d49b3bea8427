import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { addTime, changeTime, discardTimer, startTimer, stopTimer } from './record-time.server.ts'
import { findRunning, listTime } from './time-db.server.ts'

let world: World
let luca: Actor
let found: TestCase
beforeEach(async () => {
  world = await newWorld()
  const person = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  luca = actorOf(person)
  found = await aCase(world, { state: 'in_preparation', assignedTo: person.id })
})

const start = (actor = luca, caseId = found.id) => startTimer(world, { caseId, actor })
const stop = (minutes = '', note = '', actor = luca) => stopTimer(world, { actor, minutes, note })
const entered = { minutes: '1:30', workedOn: '20.11.2026', note: 'Call' }
const add = (changes: object = {}, actor = luca, key = 'k1') =>
  addTime(world, { caseId: found.id, actor, entered: { ...entered, ...changes }, key })
const list = () => listTime(world.db, found.id)

describe('the timer', () => {
  test('runs until it is stopped, once per person, and saves what was measured', async () => {
    expect(await Promise.all([start(), start()])).toEqual([{ ok: true }, { ok: true }])
    world.setNow('2026-11-21T09:45:00Z')
    expect(await findRunning(world.db, luca.person.id)).toMatchObject({ caseId: found.id })
    expect(await stop('', 'Draft')).toEqual({ ok: true, caseId: found.id })
    expect(await stop()).toEqual({ ok: true, caseId: null })
    expect(await list()).toMatchObject([{ minutes: 45, note: 'Draft', workedOn: '2026-11-21', isBilled: false }])
  })

  test('must be stopped before it starts on another case', async () => {
    const other = await aCase(world, { assignedTo: luca.person.id })
    await start()
    expect(await start(luca, other.id)).toMatchObject({ ok: false, reason: 'running', timer: { caseId: found.id } })
  })

  test('that ran for more than ten hours asks how long the person worked', async () => {
    await start()
    world.setNow('2026-11-22T07:00:00Z')
    expect(await stop()).toEqual({ ok: false, reason: 'ran-long' })
    expect(await stop('2000')).toEqual({ ok: false, reason: 'too-long' })
    expect(await stop('abc')).toEqual({ ok: false, reason: 'no-minutes' })
    expect(await stop('2:00')).toMatchObject({ ok: true })
    expect(await list()).toMatchObject([{ minutes: 120, workedOn: '2026-11-21' }])
  })

  test('can be discarded', async () => {
    await start()
    await discardTimer(world, luca)
    expect(await findRunning(world.db, luca.person.id)).toBeNull()
    expect(await list()).toEqual([])
  })
})

describe('entered time', () => {
  test('is saved once per submission and refused with bad input', async () => {
    expect(await Promise.all([add(), add()])).toEqual([{ ok: true }, { ok: true }])
    expect(await list()).toMatchObject([{ minutes: 90, workedOn: '2026-11-20', personName: 'Luca Moser' }])
    expect(await add({ minutes: '0' }, luca, 'k2')).toEqual({ ok: false, reason: 'no-minutes' })
    expect(await add({}, luca, '')).toEqual({ ok: false, reason: 'no-submission-key' })
  })

  test('is recorded by the adviser of the case only', async () => {
    const nora = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await add({}, nora)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await start(nora)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await add({}, actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('is changed and removed by its author or an admin', async () => {
    await add()
    const [entry] = await list()
    const change = (actor: Actor, note: string | null) =>
      changeTime(world, {
        ...{ caseId: found.id, actor, entryId: entry?.id ?? '' },
        entered: note === null ? null : { ...entered, note },
      })
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    expect(await change(luca, 'Letter')).toEqual({ ok: true })
    expect(await list()).toMatchObject([{ note: 'Letter' }])
    await addTime(world, { caseId: found.id, actor: admin, entered, key: 'k3' })
    const own = (await list()).find(({ personId }) => personId === admin.person.id)
    expect(await changeTime(world, { caseId: found.id, actor: luca, entryId: own?.id ?? '', entered: null })).toEqual({
      ok: false,
      reason: 'not-yours',
    })
    expect(await change(admin, null)).toEqual({ ok: true })
    expect(await change(admin, null)).toEqual({ ok: false, reason: 'unknown-entry' })
  })
})
