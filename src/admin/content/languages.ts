/** The languages that texts may be written in: that of the site, and those that its translations may come in. */
export const contentItemLanguages = ['en', 'de', 'fr', 'it'] as const

export const languageNames = { en: 'English', de: 'German', fr: 'French', it: 'Italian' } as const

/** What the language of a text is called; one that is not known by its code. */
export function languageName(code: string): string {
  const known = contentItemLanguages.find((language) => language === code)
  return known ? languageNames[known] : code
}
