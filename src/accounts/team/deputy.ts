import { readDay } from '#platform/read-day.ts'
import { movedBy } from '#platform/working-days.ts'

export type DeputyError =
  | 'deputy-unknown'
  | 'day-unknown'
  | 'day-past'
  | 'until-before-from'
  | 'too-long'
  | 'days-taken'

export const maxDeputyDays = 366

type ReadDeputy =
  | { ok: true; deputyId: string; fromOn: string; untilOn: string }
  | { ok: false; field: 'deputy' | 'from' | 'until'; error: DeputyError }

/** Reads the form of a deputy: first and last day inclusive; a first day left blank means today. */
export function readDeputy(values: Record<string, string>, today: string): ReadDeputy {
  const { deputy: deputyId = '', from = '', until = '' } = values
  if (deputyId === '') return { ok: false, field: 'deputy', error: 'deputy-unknown' }
  const first = from.trim() === '' ? ({ ok: true, day: today } as const) : readDay(from)
  if (!first.ok) return { ok: false, field: 'from', error: 'day-unknown' }
  const last = readDay(until)
  if (!last.ok) return { ok: false, field: 'until', error: 'day-unknown' }
  if (last.day < first.day) return { ok: false, field: 'until', error: 'until-before-from' }
  if (last.day < today) return { ok: false, field: 'until', error: 'day-past' }
  if (last.day > movedBy(first.day, maxDeputyDays)) return { ok: false, field: 'until', error: 'too-long' }
  return { ok: true, deputyId, fromOn: first.day, untilOn: last.day }
}
