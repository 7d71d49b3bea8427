import { z } from 'zod'
import { readFrancs, readMoney } from '#tax/money-input.ts'

/** Whole francs from what a person types; `missing` is said when nothing was typed. */
export function amount(missing: string) {
  return z.string({ error: missing }).transform((typed, context) => {
    const read = readFrancs(typed)
    if (read.ok) return read.francs
    context.addIssue({ code: 'custom', message: read.text })
    return z.NEVER
  })
}

/** An amount above zero. */
export function positiveAmount(missing: string) {
  return amount(missing).refine((francs) => francs > 0, missing)
}

export const optionalAmount = amount('Enter an amount.').optional()

/** An amount with its centimes, in cents. */
export function cents(missing: string) {
  return z.string({ error: missing }).transform((typed, context) => {
    const read = readMoney(typed)
    if (read.ok) return read.cents
    context.addIssue({ code: 'custom', message: read.text })
    return z.NEVER
  })
}
