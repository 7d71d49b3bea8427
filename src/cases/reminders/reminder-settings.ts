import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

export const reminderFirstDays = defineSetting('reminder_first_days', z.int().min(1).max(60), 3, 'admin')

export const reminderEveryDays = defineSetting('reminder_every_days', z.int().min(1).max(60), 5, 'admin')

export const reminderMax = defineSetting('reminder_max', z.int().min(0).max(12), 4, 'admin')

export const reminderHour = defineSetting('reminder_hour', z.int().min(6).max(18), 9, 'admin')
