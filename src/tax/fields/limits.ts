import { z } from 'zod'
import { error, type PlainError } from './error.ts'

export const limits = {
  children: { least: 0, most: 15 },
  age: { least: 16, most: 110 },
  earnerAge: { least: 16, most: 99 },
  searchLength: 80,
} as const

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
