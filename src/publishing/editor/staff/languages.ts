export const contentItemLanguages = ['en', 'de', 'fr', 'it'] as const

export const languageNames = { en: 'English', de: 'German', fr: 'French', it: 'Italian' } as const

export function languageName(code: string): string {
  const known = contentItemLanguages.find((language) => language === code)
  return known ? languageNames[known] : code
}
