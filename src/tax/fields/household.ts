import { z } from 'zod'
import { limits, wholeNumber } from './limits.ts'

/** By the tariffs a divorced person is single; pages offer it, calls speak of tariffs. */
export const tariffStatuses = ['single', 'married'] as const
export const civilStatuses = [...tariffStatuses, 'divorced'] as const

export const confessions = ['none', 'protestant', 'roman-catholic', 'christ-catholic'] as const

export function confession(unknown: string) {
  return z.enum(confessions, { error: unknown })
}

export const children = wholeNumber(limits.children, 'The number of children')

export function age(what = 'The age') {
  return wholeNumber(limits.age, what)
}

export const earnerAge = wholeNumber(limits.earnerAge, 'Your age')

/** Ages of children, separated by commas. */
export function childAges(example: string) {
  return z
    .string()
    .regex(/^\d{1,2}(\s*,\s*\d{1,2})*$/, `Give the ages of the children, separated by commas, for example ${example}.`)
    .transform((text) => text.split(',').map(Number))
    .optional()
}

/** Age taken for children whose age is not given. */
export const assumedChildAge = 8

/** Says so when there are not as many ages as children. */
export function checkAges(
  { children: count, childAges: ages }: { children: number; childAges?: readonly number[] | undefined },
  context: z.RefinementCtx,
): void {
  if (!ages || ages.length === count) return
  context.addIssue({ code: 'custom', path: ['childAges'], message: `Give ${count} ages, one for each child.` })
}
