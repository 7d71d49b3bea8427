import { describe, expect, test } from 'vitest'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { type Person, statuses } from '#accounts/people/person.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { aPerson as aPersonWithPassword, aVisitor, emailsOf } from '#test/accounts/people.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { changeRole, suspendStaffMember, withdraw } from './change-staff-member.server.ts'
import { inviteStaff, resendInvitation, withdrawInvitation } from './invite-staff.server.ts'
import { endSessionsOf, limitCases, refreshProfile } from './manage-staff-member.server.ts'
import { confirmReset, requestFactorReset, withdrawReset } from './reset-factor.server.ts'
import { findStaffMember } from './staff-db.server.ts'

const profile = { name: 'Tim Adler', initials: 'TA', languages: 'German', specialities: '', isPublic: 'no' }

const changes = {
  'change role': (world: World, by: Person, id: string) => changeRole(world, actorOf(by), id, 'admin'),
  suspend: (world: World, by: Person, id: string) => suspendStaffMember(world, actorOf(by), id, 'On leave'),
  'take back': (world: World, by: Person, id: string) => withdraw(world, actorOf(by), id),
  'invite again': (world: World, by: Person, id: string) => resendInvitation(world, actorOf(by), id),
  'withdraw invitation': (world: World, by: Person, id: string) => withdrawInvitation(world, actorOf(by), id),
  'ask for reset': (world: World, by: Person, id: string) => requestFactorReset(world, actorOf(by), id),
  'confirm reset': (world: World, by: Person, id: string) => confirmReset(world, actorOf(by), id),
  'withdraw reset': (world: World, by: Person, id: string) => withdrawReset(world, actorOf(by), id),
  'tend profile': (world: World, by: Person, id: string) => refreshProfile(world, actorOf(by), id, profile),
  'limit cases': (world: World, by: Person, id: string) => limitCases(world, actorOf(by), id, { limit: '20' }),
  'end sessions': (world: World, by: Person, id: string) => endSessionsOf(world, actorOf(by), id, undefined),
}
type Change = keyof typeof changes
const names = Object.keys(changes) as Change[]

/** Roles that may make each change to another staff member: c = client, a = adviser, m = admin, o = owner. */
const allowed: Record<Change, string> = {
  'change role': 'o',
  suspend: 'o',
  'take back': 'o',
  'invite again': 'o',
  'withdraw invitation': 'o',
  'ask for reset': 'amo',
  'confirm reset': 'mo',
  'withdraw reset': 'mo',
  'tend profile': 'mo',
  'limit cases': 'mo',
  'end sessions': 'mo',
}

const reasonOf = (outcome: { ok: boolean; reason?: string }) => outcome.reason ?? 'ok'

const deniedRows = async (world: World) =>
  (await world.pool.query("select count(*)::int as count from audit_events where outcome = 'denied'")).rows[0]?.count

describe('access to changes of staff members', () => {
  test('each change is limited to its roles; a refused attempt changes nothing and is audited', async () => {
    const world = await newWorld()
    const people = {
      c: await aPerson(world),
      a: await aPerson(world, { role: 'adviser' }),
      m: await aPerson(world, { role: 'admin' }),
      o: await aPerson(world, { role: 'owner' }),
    }
    const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    let refused = 0
    for (const name of names) {
      for (const [email, by] of Object.entries(people)) {
        if (allowed[name].includes(email)) continue
        const before = await findStaffMember(world.db, tim.id)
        expect(await changes[name](world, by, tim.id), `${name} by ${by.role}`).toEqual({
          ok: false,
          reason: 'not-allowed',
        })
        expect(await findStaffMember(world.db, tim.id)).toEqual(before)
        refused += 1
        expect(await deniedRows(world), `${name} by ${by.role}`).toBe(refused)
      }
      for (const email of allowed[name]) {
        const outcome = await changes[name](world, people[email as keyof typeof people], tim.id)
        expect(reasonOf(outcome), `${name} by ${email}`).not.toBe('not-allowed')
      }
    }
  })

  test('rights are checked with the current role and status, not those at sign-in', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'owner' })
    const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    const former = await aPerson(world, { role: 'owner' })
    for (const change of [{ role: 'adviser' as const }, { role: 'owner' as const, status: 'suspended' as const }]) {
      await world.db.updateTable('people').set(change).where('id', '=', former.id).execute()
      for (const name of names.filter((one) => !allowed[one].includes('a') || change.role === 'owner')) {
        expect(reasonOf(await changes[name](world, former, tim.id)), name).toBe('not-allowed')
      }
    }
    expect(
      await inviteStaff(world, actorOf(former), { email: 'x@firm.example', name: 'X', role: 'owner' }),
    ).toMatchObject({
      reason: 'not-allowed',
    })
  })

  test('clients and unknown ids are not found as staff members', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner' })
    const client = await aPerson(world)
    for (const name of names) {
      for (const id of [client.id, '00000000-0000-4000-8000-000000000000', 'nonsense', '']) {
        expect(reasonOf(await changes[name](world, owner, id)), `${name} of ${id}`).toBe('unknown-person')
      }
    }
    expect(await findPerson(world.db, client.id)).toEqual(client)
  })
})

describe('validity of changes to staff members', () => {
  test('each status allows its own changes, and a refused one leaves the status unchanged', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner' })
    const statusChanges = ['suspend', 'take back', 'invite again', 'withdraw invitation'] as const
    const ok: Record<(typeof statuses)[number], string[]> = {
      invited: ['invite again', 'withdraw invitation'],
      pending: [],
      active: ['suspend'],
      rejected: [],
      suspended: ['take back'],
      closed: [],
    }
    for (const status of statuses) {
      for (const name of statusChanges) {
        const staffMember = await aPerson(world, { role: 'adviser', status })
        const outcome = reasonOf(await changes[name](world, owner, staffMember.id))
        const isAllowed = ok[status].includes(name)
        const reason = name.includes('nvit') ? 'not-invited' : 'wrong-status'
        expect(outcome, `${name} of ${status}`).toBe(isAllowed ? 'ok' : reason)
        const after = (await findPerson(world.db, staffMember.id))?.status
        if (!isAllowed) expect(after).toBe(status)
        // Repeating the same change is refused, except resending an invitation.
        if (isAllowed && name !== 'invite again') {
          expect(reasonOf(await changes[name](world, owner, staffMember.id)), `${name} twice`).not.toBe('ok')
        }
      }
    }
  })

  test('staff cannot change themselves, reassign the same role, or suspend without a reason', async () => {
    const world = await newWorld()
    const owner = await aPerson(world, { role: 'owner' })
    const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    for (const name of ['change role', 'suspend', 'take back'] as const) {
      expect(reasonOf(await changes[name](world, owner, owner.id)), name).toBe('oneself')
    }
    expect(await changeRole(world, actorOf(owner), tim.id, 'adviser')).toEqual({ ok: false, reason: 'no-change' })
    expect(await suspendStaffMember(world, actorOf(owner), tim.id, '\r\n\t')).toEqual({
      ok: false,
      reason: 'reason-missing',
    })
    expect((await findPerson(world.db, tim.id))?.status).toBe('active')
    expect(await emailsOf(world, tim.email)).toEqual([])
    expect(await suspendStaffMember(world, actorOf(owner), tim.id, `${'x'.repeat(999)}🏔 more`)).toEqual({ ok: true })
    const email = (await emailsOf(world, tim.email)).at(-1)?.text_body ?? ''
    expect(email).toContain('x'.repeat(900))
    expect(email).not.toContain('more')
  })

  test('of two concurrent invitations to an address, one is sent; an invalid one returns field errors', async () => {
    const world = await newWorld()
    const owner = actorOf(await aPerson(world, { role: 'owner' }))
    const eva = { email: 'eva@firm.example', name: 'Eva Stern', role: 'adviser' }
    const outcomes = await Promise.all([inviteStaff(world, owner, eva), inviteStaff(world, owner, eva)])
    expect(outcomes.map(reasonOf).toSorted()).toEqual(['ok', 'taken'])
    expect(await emailsOf(world, eva.email)).toHaveLength(1)
    const wrong = [
      [{ ...eva, email: 'eva' }, ['email']],
      [{ ...eva, name: ' ' }, ['name']],
      [{ ...eva, name: 'Eva\nStern' }, ['name']],
      [{ ...eva, role: 'client' }, ['role']],
      [{ ...eva, role: 'constructor' }, ['role']],
      [{}, ['email', 'name', 'role']],
    ] as const
    for (const [input, fields] of wrong) {
      const outcome = await inviteStaff(world, owner, input)
      expect(reasonOf(outcome)).toBe('invalid')
      if ('fields' in outcome) expect(Object.keys(outcome.fields).toSorted()).toEqual([...fields])
    }
  })

  test('a reset needs a second factor, is requested once, and ends when withdrawn or after a day', async () => {
    const world = await newWorld()
    const lost = await aPerson(world, { role: 'adviser' })
    const [owner, one, two] = [
      await aPerson(world, { role: 'owner' }),
      await aPerson(world, { role: 'admin' }),
      await aPerson(world, { role: 'admin' }),
    ]
    expect(await requestFactorReset(world, actorOf(owner), lost.id)).toEqual({ ok: false, reason: 'no-factor' })
    await world.db.updateTable('people').set({ twoFactorEnabled: true }).where('id', '=', lost.id).execute()
    expect(await withdrawReset(world, actorOf(owner), lost.id)).toEqual({ ok: false, reason: 'not-asked' })
    const requested = await Promise.all([owner, one].map((by) => requestFactorReset(world, actorOf(by), lost.id)))
    expect(requested.map(reasonOf).toSorted()).toEqual(['asked-already', 'ok'])
    expect(await withdrawReset(world, actorOf(two), lost.id)).toMatchObject({ ok: true })
    expect(await confirmReset(world, actorOf(two), lost.id)).toEqual({ ok: false, reason: 'not-asked' })
    // The first confirmation of a reset that expired must not count for the next reset.
    await requestFactorReset(world, actorOf(owner), lost.id)
    expect(await confirmReset(world, actorOf(one), lost.id)).toEqual({ ok: true, isDone: false })
    world.setNow('2026-11-23T10:00:00Z')
    expect(await confirmReset(world, actorOf(two), lost.id)).toEqual({ ok: false, reason: 'not-asked' })
    expect(await requestFactorReset(world, actorOf(owner), lost.id)).toMatchObject({ ok: true })
    expect(await confirmReset(world, actorOf(two), lost.id)).toEqual({ ok: true, isDone: false })
    expect((await findPerson(world.db, lost.id))?.twoFactorEnabled).toBe(true)
  })

  test('an admin ends one session of a staff member, only with the id of that staff member', async () => {
    const world = await newWorld()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const [tim, eva] = [
      await aPerson(world, { role: 'adviser' }),
      await aPersonWithPassword(world, { role: 'adviser' }),
    ]
    const { request } = await aVisitor(world, eva)
    const session = (await findCurrentUser(world, request))?.sessionId ?? ''
    expect(session).not.toBe('')
    expect(await endSessionsOf(world, admin, tim.id, session)).toEqual({ ok: true, ended: 0 })
    expect(await findCurrentUser(world, request)).not.toBeNull()
    expect(await endSessionsOf(world, admin, eva.id, session)).toEqual({ ok: true, ended: 1 })
    expect(await findCurrentUser(world, request)).toBeNull()
  })
})
