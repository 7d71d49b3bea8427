import { z } from 'zod'
import { instantOf, momentOf } from '#platform/day.ts'
import { defineSetting } from '#platform/settings/setting.ts'

const shown = { isOnPublicPages: true }

export const maintenanceMode = defineSetting('maintenance_mode', z.enum(['on', 'off']), 'off', 'admin', shown)

export const maintenanceMessage = defineSetting('maintenance_message', z.string().max(300), '', 'admin', shown)

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

/** Instant at which an owner opened the site to visitors; empty before. Only production starts closed. */
export const siteOpenedAt = defineSetting('site_opened_at', z.iso.datetime().or(z.literal('')), '', 'owner', shown)

/** Why visitors and clients cannot use the site. */
export type Closure = { reason: 'not-open' | 'maintenance'; message: string; until: Date | null }

/** Value of the header `Retry-After` in seconds: until the announced end of maintenance, or ten minutes. */
export function secondsToWait({ until }: Pick<Closure, 'until'>, now: Date): number {
  const left = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
  return left > 0 ? Math.max(left, 60) : 600
}
