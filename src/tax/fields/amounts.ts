import { z } from 'zod'
import { type MoneyError, readFrancs, readMoney } from '#tax/money-input.ts'
import { error, type PlainError } from './error.ts'
import { limits } from './limits.ts'

export function amount(missing: PlainError = 'amount-missing') {
  return z.string({ error: error(missing) }).transform((submitted, context) => {
    const read = readFrancs(submitted)
    return read.ok ? read.francs : refused(context, read.reason)
  })
}

export function positiveAmount(missing: PlainError) {
  return amount(missing).refine((francs) => francs > 0, error(missing))
}

export const optionalAmount = amount().optional()

export function cents(missing: PlainError) {
  return z.string({ error: error(missing) }).transform((submitted, context) => {
    const read = readMoney(submitted)
    return read.ok ? read.cents : refused(context, read.reason)
  })
}

export function wholeNumber({ least, most }: { least: number; most: number }, outOfRange: PlainError) {
  const message = error(outOfRange)
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

export function communeText(missing: PlainError = 'not-understood') {
  return z
    .string({ error: error(missing) })
    .trim()
    .max(limits.searchLength, error('commune-too-long'))
}

export const taxYear = z
  .string({ error: error('year-missing') })
  .regex(/^\d{4}$/, error('year-digits'))
  .transform(Number)

function refused(context: z.RefinementCtx, reason: MoneyError): never {
  context.addIssue({ code: 'custom', message: error(reason) })
  return z.NEVER
}

export function tariffCode({ missing = 'not-understood', wrong }: { missing?: PlainError; wrong: PlainError }) {
  return z
    .string({ error: error(missing) })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[YN]$/, error(wrong))
}
