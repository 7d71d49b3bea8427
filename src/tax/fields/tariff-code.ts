import { z } from 'zod'

/** A tariff code of the tax at source: letter, number of children, church tax. */
export function tariffCode({ missing, wrong }: { missing?: string; wrong: string }) {
  return z
    .string({ error: missing })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[YN]$/, wrong)
}
