import { modelOf, survivor } from './intl.ts'
import { currentLocale, type Locale } from './locale.ts'

// Separate from `intl.ts`, so that pages that need none of these formatters do not load them.

const lists = survivor((locale: Locale) => new Intl.ListFormat(modelOf(locale)))

/** @example listed(['Ana', 'Ben', 'Cyril']) // 'Ana, Ben and Cyril' */
export function listed(words: readonly string[]): string {
  return lists(currentLocale()).format(words)
}

const pluralRules = survivor((locale: string) => new Intl.PluralRules(locale))

/** @example plural('en', 2, { one: 'file', other: 'files' }) // 'files' */
export function plural(
  locale: string,
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string {
  return forms[pluralRules(locale).select(count)] ?? forms.other
}

const calendarFormats = survivor((locale: Locale) => {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(modelOf(locale), { timeZone: 'UTC', ...parts })
  return {
    month: format({ month: 'long', year: 'numeric' }),
    long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    short: format({ weekday: 'short', day: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'long' }),
  }
})

/** @example calendarDay('2026-12-10', 'long') // 'Thursday 10 December'; independent of time zone */
export function calendarDay(day: string, style: 'month' | 'long' | 'short' | 'weekday'): string {
  return calendarFormats(currentLocale())[style].format(new Date(`${day}T00:00:00Z`))
}

/** Names of countries in a language, by ISO code; the code itself where none is known. */
export function countryNamer(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (code) => names.of(code) ?? code
}
