/** A language that the product has words in. A second one is added here; what has no words in it does not compile then. */
export type Language = 'en'
export const defaultLanguage: Language = 'en'

/** A language with its spelling of days, amounts and numbers in this country. */
export type Locale = `${Language}-CH`
export const defaultLocale: Locale = `${defaultLanguage}-CH`

const locales: readonly Locale[] = [defaultLocale]

/** What each locale is called, for those who choose one. */
export const localeNames: Readonly<Record<Locale, string>> = { 'en-CH': 'English' }

/** A stored locale; the default one for what this program has no words in. */
export function localeOf(stored: string): Locale {
  return locales.find((locale) => locale === stored) ?? defaultLocale
}

export function languageOf(locale: Locale): string {
  return locale.slice(0, 2)
}

let readerOf: () => Locale = () => defaultLocale

/**
 * Says once who knows in which locale is read: on the server the request or the letter at hand (`locale.server.ts`). Words
 * and formats ask `currentLocale`, so no page names a locale.
 */
export function readLocaleFrom(reader: () => Locale): void {
  readerOf = reader
}

export function currentLocale(): Locale {
  return readerOf()
}
