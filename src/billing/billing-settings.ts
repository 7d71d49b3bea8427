import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

export const invoiceDueDays = defineSetting('invoice_due_days', z.int().min(5).max(120), 30, 'admin')

/**
 * Working days from the due date to the first reminder, and from the first to the second reminder; 0 disables a
 * reminder.
 */
export const firstReminderDays = defineSetting('invoice_reminder_days', z.int().min(0).max(60), 5, 'admin')
export const secondReminderDays = defineSetting('invoice_second_reminder_days', z.int().min(0).max(60), 10, 'admin')
