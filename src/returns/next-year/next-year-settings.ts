import { z } from 'zod'
import { dayOf } from '#platform/day.ts'
import { defineSetting } from '#platform/settings/setting.ts'

/** The day on which clients of last year are invited by themselves, for the tax year before it; empty for never. */
export const nextYearInviteOn = defineSetting(
  'next_year_invite_on',
  z
    .string()
    .transform(dayOf)
    .pipe(z.union([z.literal(''), z.iso.date()])),
  '',
  'admin',
)

/** From which hour in Zurich. */
export const inviteFromHour = 9
