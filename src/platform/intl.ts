import { currentLocale, type Locale } from './locale.ts'

// Digits and the clock. With `intl-words.ts` the one place that asks Intl: making a formatter is dear, so each is made once.

const ZONE = 'Europe/Zurich'

/** Whose spelling a locale follows, where not its own; the marks are Swiss whatever a browser knows of Switzerland. */
const models: Readonly<Partial<Record<string, string>>> = { 'en-CH': 'en-GB' }
export const modelOf = (locale: Locale) => models[locale] ?? locale

const marks: Partial<Record<Intl.NumberFormatPartTypes, string>> = { group: '’', minusSign: '−' }

/** Each formatter is made once for its key. */
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

/** Digits with thousands marked. Rounded as `toFixed` does, by the binary value: Intl would round the decimal one. */
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

/** What the calendar and the clock in Zurich show at an instant, each part with its leading zero. */
export function zurichClock(instant: Date) {
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a moment in time: ${String(instant)}`)
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
