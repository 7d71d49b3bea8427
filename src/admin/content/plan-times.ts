import { dayOf, instantOf } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import type { ContentItemRefusal } from './words-en.ts'

type PlanTimesValues = { day: string; time: string }
type Read =
  | { ok: true; at: Date | null }
  | { ok: false; reason: Extract<ContentItemRefusal, 'time-missing' | 'no-such-time'> }

/**
 * The instant at which the clock in Zurich shows this day and time; null when neither is entered. A time that the clock
 * leaves out in spring is refused; of one that it shows twice in autumn the first counts.
 */
export function readPlan({ day, time }: PlanTimesValues): Read {
  const [onDay, atTime] = [dayOf(day), timeOf(time)]
  if (onDay === '' && atTime === '') return { ok: true, at: null }
  if (onDay === '' || atTime === '') return { ok: false, reason: 'time-missing' }
  const at = instantOf(`${onDay}T${atTime}`)
  return at ? { ok: true, at } : { ok: false, reason: 'no-such-time' }
}

/** @example timeOf('7.30') // '07:30' */
function timeOf(submitted: string): string {
  const [, hour, minute] = /^(\d{1,2})[:.h]?(\d{2})?$/.exec(submitted.trim()) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute ?? '00'}` : submitted.trim()
}

/** An instant as a form shows it: day and time in Zurich. */
export function planOf(at: Date | null): PlanTimesValues {
  if (!at) return { day: '', time: '' }
  const { year, month, day, hour, minute } = zurichClock(at)
  return { day: `${day}.${month}.${year}`, time: `${hour}:${minute}` }
}

const hourMs = 60 * 60 * 1000

/** Which of the two times is meant, in the night in which the clock shows an hour twice; null in all others. */
export function whichOfTwo(at: Date): 'first' | 'second' | null {
  const shown = JSON.stringify(zurichClock(at))
  if (JSON.stringify(zurichClock(new Date(at.getTime() + hourMs))) === shown) return 'first'
  if (JSON.stringify(zurichClock(new Date(at.getTime() - hourMs))) === shown) return 'second'
  return null
}
