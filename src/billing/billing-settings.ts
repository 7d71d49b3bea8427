import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

const account = z.string().regex(/^\d{3,6}$/)

const define = (name: string, byDefault: string) => defineSetting(`account_${name}`, account, byDefault, 'admin')

/** Account numbers of the journal; the defaults follow the Swiss chart of accounts for SMEs. */
export const accounts = {
  receivable: define('receivable', '1100'),
  bank: define('bank', '1020'),
  provider: define('provider', '1090'),
  revenue: define('revenue', '3400'),
  vat: define('vat', '2200'),
  losses: define('losses', '3805'),
  credits: define('credits', '2030'),
} as const

/** Net tax rate approved by the tax administration, in percent; 0 if the firm uses the effective method. */
export const netTaxRatePercent = defineSetting('net_tax_rate_percent', z.number().min(0).max(10), 6.2, 'admin')

export const invoiceDueDays = defineSetting('invoice_due_days', z.int().min(5).max(120), 30, 'admin')

/** The firm's hourly rate in francs, including VAT; staff members may have their own. */
export const hourlyRateFrancs = defineSetting('hourly_rate_francs', z.int().min(10).max(2000), 200, 'admin')

/** Working days from due date to first reminder, and from first to second reminder; 0 disables a reminder. */
export const firstReminderDays = defineSetting('invoice_reminder_days', z.int().min(0).max(60), 5, 'admin')
export const secondReminderDays = defineSetting('invoice_second_reminder_days', z.int().min(0).max(60), 10, 'admin')

export type AccountName = keyof typeof accounts

export type AccountNumbers = Record<AccountName, string>
