import { z } from 'zod'
import { type MoneyFault, readFrancs, readMoney } from '#tax/money-input.ts'
import { fault, type PlainFault } from './fault.ts'

/** Whole francs from what a person types; `missing` is said when nothing was typed. */
export function amount(missing: PlainFault = 'amount-missing') {
  return z.string({ error: fault(missing) }).transform((typed, context) => {
    const read = readFrancs(typed)
    return read.ok ? read.francs : refused(context, read.reason)
  })
}

/** An amount above zero. */
export function positiveAmount(missing: PlainFault) {
  return amount(missing).refine((francs) => francs > 0, fault(missing))
}

export const optionalAmount = amount().optional()

/** An amount with its centimes, in cents. */
export function cents(missing: PlainFault) {
  return z.string({ error: fault(missing) }).transform((typed, context) => {
    const read = readMoney(typed)
    return read.ok ? read.cents : refused(context, read.reason)
  })
}

function refused(context: z.RefinementCtx, reason: MoneyFault): never {
  context.addIssue({ code: 'custom', message: fault(reason) })
  return z.NEVER
}
