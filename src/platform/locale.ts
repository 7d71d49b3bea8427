export type Language = 'en'
export const defaultLanguage: Language = 'en'

export type Locale = `${Language}-CH`
export const defaultLocale: Locale = `${defaultLanguage}-CH`

const locales: readonly Locale[] = [defaultLocale]

export const localeNames: Readonly<Record<Locale, string>> = { 'en-CH': 'English' }

export function localeOf(stored: string): Locale {
  return locales.find((locale) => locale === stored) ?? defaultLocale
}

export function languageOf(locale: Locale): string {
  return locale.slice(0, 2)
}

let readerOf: () => Locale = () => defaultLocale

/** Sets the source of `currentLocale`: on the server, the request or the email (`locale.server.ts`). */
export function readLocaleFrom(reader: () => Locale): void {
  readerOf = reader
}

export function currentLocale(): Locale {
  return readerOf()
}
