import { z } from 'zod'
import { publishedYears } from '#tax/figures.ts'
import { readFrancs } from '#tax/money-input.ts'
import { cantonBySlug } from './canton-names.ts'

/** The newest year with figures: what the forms start with. */
export const newestYear = Math.max(...publishedYears)

/** Reads whole francs from what a person types; `missing` is said when nothing was typed. */
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

export function wholeNumber(least: number, most: number, what: string) {
  const message = `${what} must be a whole number from ${least} to ${most}.`
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

const year = z
  .string()
  .regex(/^\d{4}$/, 'Give the tax year in four digits, for example 2026.')
  .transform(Number)
  .default(newestYear)

const canton = z
  .string()
  .transform((written, context) => {
    const found = cantonBySlug(written)
    if (found) return found
    context.addIssue({ code: 'custom', message: 'Choose a canton from the list.' })
    return z.NEVER
  })
  .optional()

const communeText = z.string().trim().max(80, 'Enter at most 80 letters.').optional()

/** Fields of a place and a tax year; `choice` is the answer to 'which of these communes?'. */
export const placeFields = { year, canton, commune: communeText, choice: communeText }

/** Fields of a household. Children: four stands for four or more. */
export const householdFields = {
  maritalStatus: z
    .enum(['single', 'married', 'divorced'], { error: 'Choose single, married or divorced.' })
    .default('single'),
  children: wholeNumber(0, 15, 'The number of children').default(0),
  confession: z
    .enum(['none', 'protestant', 'roman-catholic', 'christ-catholic'], { error: 'Choose a church or none.' })
    .default('none'),
}

/** By the tariffs a divorced person is single. */
export function officialStatus(status: 'single' | 'married' | 'divorced'): 'single' | 'married' {
  return status === 'married' ? 'married' : 'single'
}
