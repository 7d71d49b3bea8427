import { z } from 'zod'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { defineSetting } from '#platform/settings/setting.ts'

export const teamShowsStaff = defineSetting('team_shows_staff', z.enum(['on', 'off']), 'off', 'admin', {
  isOnPublicPages: true,
})

/** Whether staff must have a second factor; null: only in production. */
export const staffSecondFactor = defineSetting(
  'staff_second_factor',
  z.enum(['required', 'off']).nullable(),
  null,
  'admin',
)

export const staffIdleMinutes = defineSetting('staff_idle_minutes', z.int().min(5).max(480), 60, 'admin')

export function demandsSecondFactor(
  { isProduction }: { isProduction: boolean },
  person: Pick<Person, 'role'>,
  setting: 'required' | 'off' | null,
): boolean {
  return isStaff(person) && (setting ?? (isProduction ? 'required' : 'off')) === 'required'
}
