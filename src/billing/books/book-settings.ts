import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

const account = z.string().regex(/^\d{3,6}$/)
const define = (name: string, byDefault: string) => defineSetting(`account_${name}`, account, byDefault, 'admin')

/** The accounts of the journal; they begin with those of the Swiss chart of accounts for small firms. */
export const accounts = {
  receivable: define('receivable', '1100'),
  bank: define('bank', '1020'),
  provider: define('provider', '1090'),
  revenue: define('revenue', '3400'),
  vat: define('vat', '2200'),
  losses: define('losses', '3805'),
  credits: define('credits', '2030'),
} as const

export type AccountName = keyof typeof accounts
export type AccountNumbers = Record<AccountName, string>

/** The net tax rate that the tax administration has granted, in percent; 0 for a firm that accounts by the effective method. */
export const netTaxRatePercent = defineSetting('net_tax_rate_percent', z.number().min(0).max(10), 6.2, 'admin')
