import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** After how many working days a client is first reminded of something. */
export const reminderFirstDays = defineSetting('reminder_first_days', z.int().min(1).max(60), 3, 'admin')

/** After how many working days again. */
export const reminderEveryDays = defineSetting('reminder_every_days', z.int().min(1).max(60), 5, 'admin')

/** How often at most for one thing; 0 sends none. */
export const reminderMax = defineSetting('reminder_max', z.int().min(0).max(12), 4, 'admin')

/** From which hour on in Zurich. */
export const reminderHour = defineSetting('reminder_hour', z.int().min(6).max(18), 9, 'admin')
