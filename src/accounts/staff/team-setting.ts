import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Whether the page of the team shows the people of the firm who are to be shown, instead of the text of the content files. */
export const teamShowsStaff = defineSetting('team_shows_staff', z.enum(['on', 'off']), 'off', 'admin', {
  isOnPublicPages: true,
})
