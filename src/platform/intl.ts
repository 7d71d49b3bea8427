import { currentLocale, type Locale } from './locale.ts'

// Only this module and `intl-words.ts` use Intl: formatters are expensive, so each is created once.

const ZONE = 'Europe/Zurich'

/** Locale that Intl uses for ours. Its number separators are replaced by those of the specification: CHF 1,400.50. */
const models: Readonly<Partial<Record<string, string>>> = { 'en-CH': 'en-GB' }
export const modelOf = (locale: Locale) => models[locale] ?? locale

const marks: Partial<Record<Intl.NumberFormatPartTypes, string>> = { group: ',', minusSign: '−' }

export function survivor<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const created = new Map<Key, Made>()
  return (key) => {
    const found = created.get(key) ?? make(key)
    created.set(key, found)
    return found
  }
}

const numberFormats = survivor((locale: Locale) =>
  survivor(
    (decimals: number) =>
      new Intl.NumberFormat(modelOf(locale), {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }),
  ),
)

/** Rounds the binary value, as the authority's calculator does: 1.005 becomes 1.00. Intl alone would give 1.01. */
export function digits(value: number, decimals: number): string {
  const parts = numberFormats(currentLocale())(decimals).formatToParts(Number(value.toFixed(decimals)))
  return parts.map(({ type, value: text }) => marks[type] ?? text).join('')
}

const clocks = survivor(
  (locale: Locale) =>
    new Intl.DateTimeFormat(modelOf(locale), {
      timeZone: ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Date and time of an instant in Zurich, as zero-padded parts. */
export function zurichClock(instant: Date) {
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a valid date: ${String(instant)}`)
  const shown = new Map(
    clocks(currentLocale())
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? ''
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    weekday: part('weekday'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

const days = survivor((locale: Locale) => {
  const format = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat(modelOf(locale), { timeZone: 'UTC', day: 'numeric', month, year: 'numeric' })
  const weekday = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const
  return { short: format('short'), long: format('long'), weekday: new Intl.DateTimeFormat(modelOf(locale), weekday) }
})

/** @example writtenDay('2026-09-21', 'short') // '21 Sep 2026', without the fourth letter of the British 'Sept' */
export function writtenDay(day: string, style: 'short' | 'long' | 'weekday'): string {
  const written = days(currentLocale())[style].format(new Date(`${day}T00:00:00Z`))
  return style === 'short' ? written.replace('Sept', 'Sep') : written
}
