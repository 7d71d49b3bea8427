import { z } from 'zod'
import { readDay } from '#platform/read-day.ts'
import { error, type PlainError } from './error.ts'

/** A day as people write it, such as 1.3.2026, read as YYYY-MM-DD. Years before 1900 or after 2100 are refused. */
export function day(missing: PlainError = 'day-unreadable') {
  return z.string({ error: error(missing) }).transform((text, context) => {
    const read = readDay(text)
    if (read.ok && read.day >= '1900-01-01' && read.day <= '2100-12-31') return read.day
    context.addIssue({ code: 'custom', message: error('day-unreadable') })
    return z.NEVER
  })
}
