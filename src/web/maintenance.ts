import { z } from 'zod'
import { instantOf, momentOf } from '#platform/day.ts'
import { defineSetting } from '#platform/settings/setting.ts'

const shown = { isOnPublicPages: true }

/** Whether the site is closed to everybody but staff. */
export const maintenanceMode = defineSetting('maintenance_mode', z.enum(['on', 'off']), 'off', 'admin', shown)

/** What visitors read meanwhile; empty: a sentence of ours. */
export const maintenanceMessage = defineSetting('maintenance_message', z.string().max(300), '', 'admin', shown)

/** When it is thought to be over, on the clock in Zurich (`2026-11-22T14:00`); empty: nobody knows. */
export const maintenanceUntil = defineSetting(
  'maintenance_until',
  z
    .string()
    .transform(momentOf)
    .refine((text) => text === '' || instantOf(text) !== null),
  '',
  'admin',
  shown,
)

/** What is said while the site is closed. */
export type Maintenance = { message: string; until: Date | null }

/** After how many seconds it is worth asking again: at the time that was named, or in ten minutes. */
export function secondsToWait({ until }: Maintenance, now: Date): number {
  const left = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
  return left > 0 ? Math.max(left, 60) : 600
}
