import { dayOf, instantOf } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import type { ContentItemRefusal } from '#publishing/staff/locales/en.ts'

type PlanTimesValues = { day: string; time: string }
type Read =
  | { ok: true; at: Date | null }
  | { ok: false; reason: Extract<ContentItemRefusal, 'time-missing' | 'no-such-time'> }

/** Refuses a time skipped by the clock change; of a time that occurs twice, uses the first. */
export function readPlan({ day, time }: PlanTimesValues): Read {
  const [onDay, atTime] = [dayOf(day), timeOf(time)]
  if (onDay === '' && atTime === '') return { ok: true, at: null }
  if (onDay === '' || atTime === '') return { ok: false, reason: 'time-missing' }
  const at = instantOf(`${onDay}T${atTime}`)
  return at ? { ok: true, at } : { ok: false, reason: 'no-such-time' }
}

function timeOf(submitted: string): string {
  const [, hour, minute] = /^(\d{1,2})[:.h]?(\d{2})?$/.exec(submitted.trim()) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute ?? '00'}` : submitted.trim()
}

export function planOf(at: Date | null): PlanTimesValues {
  if (!at) return { day: '', time: '' }
  const { year, month, day, hour, minute } = zurichClock(at)
  return { day: `${day}.${month}.${year}`, time: `${hour}:${minute}` }
}

const hourMs = 60 * 60 * 1000

/** Names the occurrence of a time in the hour repeated when summer time ends; null for other times. */
export function whichOfTwo(at: Date): 'first' | 'second' | null {
  const shown = JSON.stringify(zurichClock(at))
  if (JSON.stringify(zurichClock(new Date(at.getTime() + hourMs))) === shown) return 'first'
  if (JSON.stringify(zurichClock(new Date(at.getTime() - hourMs))) === shown) return 'second'
  return null
}
