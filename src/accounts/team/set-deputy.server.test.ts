import { beforeEach, describe, expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { swissDay } from '#platform/day.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { listDeputies } from './deputy-db.server.ts'
import { listStaffToNotify } from './recipient-db.server.ts'
import { endDeputy, setDeputy } from './set-deputy.server.ts'

let world: World
let luca: Person
let nora: Person
let found: TestCase
// The database decides by its own clock who is a deputy today.
const today = swissDay(new Date())
beforeEach(async () => {
  world = await newWorld()
  world.setNow(new Date().toISOString())
  luca = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  nora = await aPerson(world, { role: 'adviser', name: 'Nora Frei' })
  found = await aCase(world, { assignedTo: luca.id, state: 'in_preparation' })
})

const set = (values: Record<string, string>, by = luca, of = luca) => setDeputy(world, actorOf(by), of.id, values)
const now = async (person: Person) => {
  const present = await findPerson(world.db, person.id)
  if (!present) throw new Error('nobody')
  return present
}
const sees = async (person: Person) =>
  (await findCaseFor(world.db, found.id, accessScopeOf({ person: await now(person) }))) !== null

describe('a deputy', () => {
  test('sees and handles the cases of the absent colleague only while set, and the log names both', async () => {
    expect(await sees(nora)).toBe(false)
    expect(await set({ deputy: nora.id, until: today })).toEqual({ ok: true })
    expect(await set({ deputy: nora.id, until: today })).toEqual({ ok: true })
    expect(await listDeputies(world.db, luca.id, today)).toHaveLength(1)
    expect(await sees(nora)).toBe(true)
    expect((await listStaffToNotify(world.db, luca.id)).map(({ id }) => id)).toEqual([luca.id, nora.id])
    expect((await emailsOf(world, nora.email))[0]?.subject).toContain('Luca Moser')
    const hold = { caseId: found.id, move: 'hold', facts: { reason: 'Waiting for the bank' } } as const
    expect(await moveCase(world, { ...hold, actor: actorOf(nora) })).toMatchObject({ ok: false })
    expect(await moveCase(world, { ...hold, actor: actorOf(await now(nora)) })).toMatchObject({ ok: true })
    const { rows } = await world.pool.query(`select detail->>'actedFor' as "for" from audit_events
      where object_type = 'case' and actor_id = '${nora.id}' and outcome = 'success'`)
    expect(rows).toEqual([{ for: 'Luca Moser' }])
    const [deputy] = await listDeputies(world.db, luca.id, today)
    expect(await endDeputy(world, actorOf(luca), luca.id, deputy?.id ?? '')).toEqual({ ok: true })
    expect(await endDeputy(world, actorOf(luca), luca.id, deputy?.id ?? '')).toMatchObject({ ok: false })
    expect(await sees(nora)).toBe(false)
  })

  test('is set by the person or an owner, for days to come, with one deputy at a time', async () => {
    const days = { deputy: nora.id, from: '1.2.2099', until: '5.2.2099' }
    expect(await set(days, nora)).toMatchObject({ reason: 'not-allowed' })
    expect(await set(days, await aPerson(world, { role: 'admin' }))).toMatchObject({ reason: 'not-allowed' })
    expect(await set(days, await aPerson(world, { role: 'owner' }))).toEqual({ ok: true })
    expect(await sees(nora)).toBe(false)
    const other = await aPerson(world, { role: 'adviser' })
    expect(await set({ ...days, deputy: other.id, from: '5.2.2099' })).toMatchObject({ reason: 'invalid' })
    expect(await set({ ...days, deputy: luca.id })).toMatchObject({ reason: 'invalid' })
    const gone = await aPerson(world, { role: 'adviser', status: 'suspended' })
    expect(await set({ ...days, deputy: gone.id })).toMatchObject({ reason: 'invalid' })
  })
})
