import { z } from 'zod'
import { error, type PlainError } from './error.ts'

/** A tariff code of the tax at source: letter, number of children, church tax. */
export function tariffCode({ missing = 'not-understood', wrong }: { missing?: PlainError; wrong: PlainError }) {
  return z
    .string({ error: error(missing) })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[YN]$/, error(wrong))
}
