import { expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { findStaffMember } from '#accounts/team/staff-db.server.ts'
import { adminContext } from '#admin/guard.server.ts'
import { dryRun } from '#platform/db/dry-run.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { isStaffAction, type StaffAction, staffActions } from './handle-staff-member-action.server.ts'
import { viewStaffMember } from './view-staff-member.server.ts'

const actions = Object.keys(staffActions) as StaffAction[]
const profile = { name: 'Ann Other', initials: '', languages: '', specialities: '', isPublic: 'no' }
const entered = { ...profile, reason: 'Because of a reason', to: 'nobody', limit: '5' }

test('the staff page offers exactly the actions that its viewer may perform', async () => {
  const world = await newWorld()
  const make = (role: Person['role'], requested: Partial<Person> = {}) => aPerson(world, { role, ...requested })
  const readers = [await make('adviser'), await make('admin'), await make('owner')]
  const members = [
    ...readers,
    await make('owner', { twoFactorEnabled: true }),
    await make('admin', { status: 'suspended' }),
    await make('adviser', { status: 'invited' }),
  ]
  for (const { id, status } of members) if (status !== 'invited') await aCase(world, { assignedTo: id })
  const standIn = await make('adviser')
  const errors: object[] = []
  for (const reader of readers)
    for (const { id, role, status } of members) {
      const staffMember = await findStaffMember(world.db, id)
      if (!staffMember) throw new Error('nobody')
      const ctx = adminContext(argsFor(world, reader, { path: '/admin/staff' }), 'admin.use')
      const { mayAct } = await viewStaffMember(ctx, staffMember)
      const deputy = { deputy: standIn.id, until: '31.12.2026' }
      const values = { ...entered, ...deputy, role: role === 'adviser' ? 'admin' : 'adviser' }
      for (const action of actions) {
        if (action === 'hand-over' && status === 'invited') continue
        const outcome = await dryRun<{ ok: boolean }>(() => staffActions[action].run(ctx, id, values))
        if (outcome.ok !== mayAct[action])
          errors.push({ reader: reader.role, member: `${role} ${status}`, own: reader.id === id, act: action, outcome })
      }
    }
  expect(errors).toEqual([])
})

test.each(['constructor', '__proto__', 'toString', '', 'Profile', 'delete'])('%j is not an action', (text) => {
  expect(isStaffAction(text)).toBe(false)
})

test('actions that change rights require re-authentication', () => {
  const withEvidence = actions.filter((action) => staffActions[action].proof)
  for (const action of ['role', 'suspend', 'take-back', 'resend', 'withdraw', 'ask-reset', 'confirm-reset'] as const)
    expect(withEvidence).toContain(action)
})
