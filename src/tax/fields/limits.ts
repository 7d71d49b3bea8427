import { z } from 'zod'

/** What pages and calls take, alike. */
export const limits = {
  children: { least: 0, most: 15 },
  age: { least: 16, most: 110 },
  /** Of those who earn and save. */
  earnerAge: { least: 16, most: 99 },
  searchLetters: 80,
} as const

export function wholeNumber({ least, most }: { least: number; most: number }, what: string) {
  const message = `${what} must be a whole number from ${least} to ${most}.`
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

/** Name or postcode of a commune, as typed. */
export function communeText(missing?: string) {
  return z.string({ error: missing }).trim().max(limits.searchLetters, `Enter at most ${limits.searchLetters} letters.`)
}

export const taxYear = z
  .string({ error: 'Give the tax year, for example 2026.' })
  .regex(/^\d{4}$/, 'Give the tax year in four digits, for example 2026.')
  .transform(Number)
