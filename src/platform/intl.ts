import { defaultLocale, type Locale } from './locale.ts'

// The one place that asks Intl: making a formatter is dear, so each is made once.

const ZONE = 'Europe/Zurich'

/** How each language writes here; the marks are Swiss whatever a browser knows of Switzerland. */
const regions = { en: 'en-GB' } satisfies Record<Locale, string>

const marks: Partial<Record<Intl.NumberFormatPartTypes, string>> = { group: '’', minusSign: '−' }

function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const found = made.get(key) ?? make(key)
    made.set(key, found)
    return found
  }
}

const numberFormats = kept((locale: Locale) =>
  kept(
    (decimals: number) =>
      new Intl.NumberFormat(regions[locale], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }),
  ),
)

/** Digits with thousands marked. Rounded as `toFixed` does, by the binary value: Intl would round the decimal one. */
export function digits(value: number, decimals: number, locale: Locale = defaultLocale): string {
  const parts = numberFormats(locale)(decimals).formatToParts(Number(value.toFixed(decimals)))
  return parts.map(({ type, value: text }) => marks[type] ?? text).join('')
}

const clocks = kept(
  (locale: Locale) =>
    new Intl.DateTimeFormat(regions[locale], {
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
export function zurichClock(instant: Date, locale: Locale = defaultLocale) {
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a moment in time: ${String(instant)}`)
  const shown = new Map(
    clocks(locale)
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

const lists = kept((locale: Locale) => new Intl.ListFormat(regions[locale]))

/** @example listed(['Ana', 'Ben', 'Cyril']) // 'Ana, Ben and Cyril' */
export function listed(words: readonly string[], locale: Locale = defaultLocale): string {
  return lists(locale).format(words)
}

const pluralRules = kept((locale: string) => new Intl.PluralRules(locale))

/** Which of a language's forms a count takes. @example pluralForm('en', 1) // 'one' */
export function pluralForm(locale: string, count: number): Intl.LDMLPluralRule {
  return pluralRules(locale).select(count)
}

const regionNames = kept((locale: Locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))

/** @example regionName('DE') // 'Germany' */
export function regionName(code: string, locale: Locale = defaultLocale): string | undefined {
  return regionNames(locale).of(code)
}

const calendarFormats = kept((locale: Locale) => ({
  month: new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', month: 'long', year: 'numeric' }),
  long: new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
  short: new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' }),
  weekday: new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: 'long' }),
}))

/** A day of the calendar in words, wherever it is. @example calendarDay('2026-12-10', 'long') // 'Thursday 10 December' */
export function calendarDay(
  day: string,
  style: 'month' | 'long' | 'short' | 'weekday',
  locale: Locale = defaultLocale,
): string {
  return calendarFormats(locale)[style].format(new Date(`${day.slice(0, 7)}-${day.slice(8, 10) || '01'}T00:00:00Z`))
}
