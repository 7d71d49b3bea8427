import { z } from 'zod'
import { error, type PlainError } from './error.ts'

export function tariffCode({ missing = 'not-understood', wrong }: { missing?: PlainError; wrong: PlainError }) {
  return z
    .string({ error: error(missing) })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[YN]$/, error(wrong))
}
