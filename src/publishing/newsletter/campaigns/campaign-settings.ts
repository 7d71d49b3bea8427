import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { weekdays } from './digest-week.ts'

export const digestMode = defineSetting('newsletter_digest', z.enum(['off', 'draft', 'send']), 'off', 'admin')
export const digestWeekday = defineSetting('newsletter_digest_day', z.enum(weekdays), 'thursday', 'admin')
export const digestHour = defineSetting('newsletter_digest_hour', z.int().min(0).max(23), 9, 'admin')

export const emailsPerMinute = defineSetting('newsletter_pace', z.int().min(6).max(6_000), 120, 'admin')

export const sendFromHour = defineSetting('newsletter_from_hour', z.int().min(0).max(23), 7, 'admin')
export const sendUntilHour = defineSetting('newsletter_until_hour', z.int().min(1).max(24), 20, 'admin')
