import { z } from 'zod'
import { fault, type PlainFault } from './fault.ts'

/** A tariff code of the tax at source: letter, number of children, church tax. */
export function tariffCode({ missing = 'not-understood', wrong }: { missing?: PlainFault; wrong: PlainFault }) {
  return z
    .string({ error: fault(missing) })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[YN]$/, fault(wrong))
}
