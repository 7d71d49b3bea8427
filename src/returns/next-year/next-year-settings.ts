import { z } from 'zod'
import { dayOf } from '#platform/day.ts'
import { defineSetting } from '#platform/settings/setting.ts'

/** Day on which clients of last year are invited automatically, for the tax year before it; empty disables this. */
export const nextYearInviteOn = defineSetting(
  'next_year_invite_on',
  z
    .string()
    .transform(dayOf)
    .pipe(z.union([z.literal(''), z.iso.date()])),
  '',
  'admin',
)

export const inviteFromHour = 9
