import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** How many days after its date an invoice is due. */
export const invoiceDueDays = defineSetting('invoice_due_days', z.int().min(5).max(120), 30, 'admin')

/** After how many working days past the due day the first reminder goes out, and after how many more the second; 0 for none. */
export const firstReminderDays = defineSetting('invoice_reminder_days', z.int().min(0).max(60), 5, 'admin')
export const secondReminderDays = defineSetting('invoice_second_reminder_days', z.int().min(0).max(60), 10, 'admin')
