import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { isStaff, type Person } from './person.ts'

/** Whether staff must have a second factor; unless it is set, in production only. */
export const staffSecondFactor = defineSetting(
  'staff_second_factor',
  z.enum(['required', 'off']).nullable(),
  null,
  'admin',
)

/** After how many minutes without use a session of staff ends. */
export const staffIdleMinutes = defineSetting('staff_idle_minutes', z.int().min(5).max(480), 60, 'admin')

/** Whether the firm demands a second factor of this person, where the setting says `setting`. */
export function demandsSecondFactor(
  { isProduction }: { isProduction: boolean },
  person: Pick<Person, 'role'>,
  setting: 'required' | 'off' | null,
): boolean {
  return isStaff(person) && (setting ?? (isProduction ? 'required' : 'off')) === 'required'
}
