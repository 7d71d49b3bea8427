import { describe, expect, test } from 'vitest'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPerson, findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { register } from '#accounts/registration/register.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { aPerson, aVisitor, emailsOf, testMetadata, tokenIn } from '#test/accounts/people.ts'
import { actorOf, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { changeRole, suspendStaffMember, withdraw } from './change-staff-member.server.ts'
import { inviteStaff, resendInvitation, withdrawInvitation } from './invite-staff.server.ts'
import { endSessionsOf, refreshProfile } from './manage-staff-member.server.ts'
import { confirmReset, requestFactorReset, resetFactorAlone } from './reset-factor.server.ts'

const anOwner = (world: World, name = 'Olga Owner') => aPerson(world, { role: 'owner', name })
const invitation = { email: 'eva@firm.example', name: 'Eva Stern', role: 'adviser' }
const password = 'walks-by-the-river-17'

describe('invitations', () => {
  test('an invited staff member sets a password by the link, once, and signs in', async () => {
    const world = await newWorld()
    const owner = await anOwner(world)
    expect(await inviteStaff(world, actorOf(owner), invitation)).toMatchObject({ ok: true })
    const [email] = await emailsOf(world, invitation.email)
    const token = tokenIn(email)
    const entry = { identifier: invitation.email, password, audience: 'staff', facts: testMetadata } as const
    expect(await signIn(world, entry)).toMatchObject({ ok: false })
    expect(await setPasswordByLink(world, { token, password }, testMetadata)).toMatchObject({ ok: true })
    expect(await setPasswordByLink(world, { token, password }, testMetadata)).toMatchObject({ reason: 'link-invalid' })
    expect(await signIn(world, entry)).toMatchObject({ ok: true })
    const hashes = await world.pool.query('select token_hash from account_links where token_hash = $1', [token])
    expect(hashes.rows).toEqual([])
  })

  test('an invitation works for seven days, is replaced when sent again, and can be withdrawn', async () => {
    const world = await newWorld()
    const owner = actorOf(await anOwner(world))
    const invited = await inviteStaff(world, owner, invitation)
    const personId = invited.ok ? invited.personId : ''
    world.setNow('2026-11-28T08:59:00Z')
    const first = tokenIn((await emailsOf(world, invitation.email))[0])
    expect(await resendInvitation(world, owner, personId)).toEqual({ ok: true })
    const second = tokenIn((await emailsOf(world, invitation.email)).at(-1))
    expect(await setPasswordByLink(world, { token: first, password }, testMetadata)).toMatchObject({ ok: false })
    world.setNow('2026-12-05T09:00:00Z')
    expect(await setPasswordByLink(world, { token: second, password }, testMetadata)).toMatchObject({ ok: false })
    expect(await withdrawInvitation(world, owner, personId)).toEqual({ ok: true })
    expect(await inviteStaff(world, owner, invitation)).toMatchObject({ ok: true })
  })

  test('the address of a client cannot be invited, and an invited address cannot be registered', async () => {
    const world = await newWorld()
    const owner = actorOf(await anOwner(world))
    const client = await aPerson(world)
    expect(await inviteStaff(world, owner, { ...invitation, email: client.email.toUpperCase() })).toEqual({
      ok: false,
      reason: 'taken',
    })
    await inviteStaff(world, owner, invitation)
    const form = { email: invitation.email, password, firstName: 'Mallory', lastName: 'M' }
    expect(await register(world, form, testMetadata)).toEqual({ ok: true })
    expect(await findPersonByEmail(world.db, invitation.email)).toMatchObject({ role: 'adviser', firstName: 'Eva' })
  })
})

describe('roles and suspensions', () => {
  test.each(['client', 'adviser', 'admin'] as const)('a %s cannot invite, change or suspend staff', async (role) => {
    const world = await newWorld()
    const actor = actorOf(await aPerson(world, { role }))
    const other = await anOwner(world)
    await anOwner(world)
    const refused = { ok: false, reason: 'not-allowed' }
    expect(await inviteStaff(world, actor, invitation)).toEqual(refused)
    expect(await changeRole(world, actor, other.id, 'adviser')).toEqual(refused)
    expect(await changeRole(world, actor, actor.person.id, 'owner')).toEqual(refused)
    expect(await suspendStaffMember(world, actor, other.id, 'Because')).toEqual(refused)
    expect(await listAuditActions(world)).toContain('staff-role-changed')
  })

  test('a new role applies from the next request, and an owner cannot change their own role', async () => {
    const world = await newWorld()
    const owner = await anOwner(world)
    const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    const { request } = await aVisitor(world, adviser)
    expect(await changeRole(world, actorOf(owner), adviser.id, 'admin')).toEqual({ ok: true })
    expect((await findCurrentUser(world, request))?.person.role).toBe('admin')
    expect(await changeRole(world, actorOf(owner), owner.id, 'admin')).toEqual({ ok: false, reason: 'oneself' })
    expect((await emailsOf(world, adviser.email)).at(-1)?.text_body).toContain('from adviser to admin')
  })

  test('a suspension ends sessions at once, and can be withdrawn', async () => {
    const world = await newWorld()
    const owner = await anOwner(world)
    const second = await anOwner(world, 'Otto Owner')
    const { request } = await aVisitor(world, second)
    expect(await suspendStaffMember(world, actorOf(owner), second.id, ' ')).toMatchObject({ reason: 'reason-missing' })
    expect(await suspendStaffMember(world, actorOf(owner), second.id, 'On leave')).toEqual({ ok: true })
    expect(await findCurrentUser(world, request)).toBeNull()
    expect(await withdraw(world, actorOf(owner), second.id)).toEqual({ ok: true })
    expect(await findCurrentUser(world, request)).toBeNull()
    expect((await findPerson(world.db, second.id))?.status).toBe('active')
  })

  test('if two owners demote or suspend each other concurrently, one of them remains owner', async () => {
    const world = await newWorld()
    for (const act of ['role', 'suspend'] as const) {
      const a = await anOwner(world, 'Anna A')
      const b = await anOwner(world, 'Beat B')
      await world.db
        .updateTable('people')
        .set({ role: 'admin' })
        .where('role', '=', 'owner')
        .where('id', 'not in', [a.id, b.id])
        .execute()
      const take = (by: typeof a, from: typeof a) =>
        act === 'role'
          ? changeRole(world, actorOf(by), from.id, 'admin')
          : suspendStaffMember(world, actorOf(by), from.id, 'Now')
      const outcomes = await Promise.all([take(a, b), take(b, a)])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      const { rows } = await world.pool.query("select id from people where role = 'owner' and status = 'active'")
      expect(rows).toHaveLength(1)
    }
  })

  test('the database rejects concurrent updates that would remove the last owner', async () => {
    const world = await newWorld()
    const owners = [await anOwner(world), await anOwner(world), await anOwner(world)]
    const demoted = await Promise.allSettled(
      owners.map(({ id }) => world.pool.query("update people set role = 'admin' where id = $1", [id])),
    )
    expect(demoted.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })
})

describe('second factor, profile and sessions', () => {
  test('a second factor is reset by two staff members other than the requester and its owner', async () => {
    const world = await newWorld()
    const lost = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    await world.db.updateTable('people').set({ twoFactorEnabled: true }).where('id', '=', lost.id).execute()
    const [asker, one, two] = [
      await anOwner(world),
      await aPerson(world, { role: 'admin' }),
      await aPerson(world, { role: 'admin' }),
    ].map(actorOf)
    if (!asker || !one || !two) throw new Error('nobody there')
    expect(await confirmReset(world, one, lost.id)).toMatchObject({ reason: 'not-asked' })
    expect(await requestFactorReset(world, asker, lost.id)).toEqual({ ok: true, isDone: false })
    const needsAnother = { ok: false, reason: 'needs-another' }
    expect(await confirmReset(world, asker, lost.id)).toEqual(needsAnother)
    expect(await confirmReset(world, actorOf(lost), lost.id)).toMatchObject({ reason: 'not-allowed' })
    expect(await confirmReset(world, one, lost.id)).toEqual({ ok: true, isDone: false })
    expect(await confirmReset(world, one, lost.id)).toEqual(needsAnother)
    expect((await findPerson(world.db, lost.id))?.twoFactorEnabled).toBe(true)
    const outcomes = await Promise.all([confirmReset(world, two, lost.id), confirmReset(world, two, lost.id)])
    expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, isDone: true }])
    expect((await findPerson(world.db, lost.id))?.twoFactorEnabled).toBe(false)
    expect((await emailsOf(world, lost.email)).at(-1)?.subject).toBe(
      accountEmailTexts.staff.toPerson({ news: { code: 'second-factor-reset' }, name: '', by: '' }).subject,
    )
  })

  test('an unconfirmed reset expires after a day; only a server command resets without confirmation', async () => {
    const world = await newWorld()
    const owner = await anOwner(world)
    await world.db.updateTable('people').set({ twoFactorEnabled: true }).where('id', '=', owner.id).execute()
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    await requestFactorReset(world, admin, owner.id)
    world.setNow('2026-11-22T09:00:00Z')
    expect(await confirmReset(world, actorOf(await aPerson(world, { role: 'admin' })), owner.id)).toMatchObject({
      reason: 'not-asked',
    })
    expect(await resetFactorAlone(world, owner.id)).toEqual({ ok: true })
    expect(await resetFactorAlone(world, owner.id)).toEqual({ ok: false })
    expect(await listAuditActions(world)).toContain('second-factor-reset')
  })

  test('staff edit their own profile; admins end sessions, except those of owners', async () => {
    const world = await newWorld()
    const owner = await anOwner(world)
    const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    const other = await aPerson(world, { role: 'adviser' })
    const form = {
      name: 'Tim Adler',
      initials: 'TA',
      languages: 'German, French,German',
      specialities: '',
      isPublic: 'yes',
    }
    expect(await refreshProfile(world, actorOf(other), tim.id, form)).toMatchObject({ reason: 'not-allowed' })
    expect(await refreshProfile(world, actorOf(tim), tim.id, { ...form, initials: 'TOO LONG' })).toMatchObject({
      reason: 'invalid',
    })
    expect(await refreshProfile(world, actorOf(tim), tim.id, form)).toEqual({ ok: true })
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    await aVisitor(world, tim)
    expect(await endSessionsOf(world, admin, tim.id, undefined)).toEqual({ ok: true, ended: 1 })
    expect(await endSessionsOf(world, admin, owner.id, undefined)).toMatchObject({ reason: 'not-allowed' })
  })
})
