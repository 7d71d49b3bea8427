import { z } from 'zod'
import { dayOf } from '#platform/day.ts'
import { defineSetting } from '#platform/settings/setting.ts'

/** Day on which clients are invited automatically to order the return of the last complete year; empty for never. */
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
