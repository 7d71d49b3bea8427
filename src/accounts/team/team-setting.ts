import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

export const teamShowsStaff = defineSetting('team_shows_staff', z.enum(['on', 'off']), 'off', 'admin', {
  isOnPublicPages: true,
})
