import { z } from 'zod'
import type { Flag } from '#tax/flag.ts'
import { wholeNumber } from './amounts.ts'
import { error, type PlainError } from './error.ts'
import { limits } from './limits.ts'

/** Tariffs treat divorced people as single, so the API has no 'divorced'. Pages offer it and compute it as single. */
export const tariffStatuses = ['single', 'married'] as const
export const civilStatuses = [...tariffStatuses, 'divorced'] as const

export const confessions = ['none', 'protestant', 'roman-catholic', 'christ-catholic'] as const

export function confession(unknown: PlainError) {
  return z.enum(confessions, { error: error(unknown) })
}

export const children = wholeNumber(limits.children, 'children-range')

export function age(outOfRange: PlainError = 'age-range') {
  return wholeNumber(limits.age, outOfRange)
}

export const earnerAge = wholeNumber(limits.earnerAge, 'earner-age-range')

export function childAges(unreadable: PlainError) {
  return z
    .string()
    .regex(/^\d{1,2}(\s*,\s*\d{1,2})*$/, error(unreadable))
    .transform((text) => text.split(',').map(Number))
    .optional()
}

export const assumedChildAge = 8

export const assumedAges: Flag = { code: 'child-ages', values: { age: assumedChildAge } }

export function checkAges(
  { children: count, childAges: ages }: { children: number; childAges?: readonly number[] | undefined },
  context: z.RefinementCtx,
): void {
  if (!ages || ages.length === count) return
  context.addIssue({ code: 'custom', path: ['childAges'], message: 'ages-for-children', params: { count } })
}
