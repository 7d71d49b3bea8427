import type { Canton } from '#content/procedure/filing-dates.ts'

export type OfficeLanguage = 'de' | 'fr' | 'it'

/** Language for letters to each canton's tax office. Source: the cantonal constitutions. */
export const officeLanguages: Readonly<Record<string, OfficeLanguage>> = {
  ...{ ZH: 'de', BE: 'de', LU: 'de', UR: 'de', SZ: 'de', OW: 'de', NW: 'de', GL: 'de', ZG: 'de', FR: 'fr', SO: 'de' },
  ...{ BS: 'de', BL: 'de', SH: 'de', AR: 'de', AI: 'de', SG: 'de', GR: 'de', AG: 'de', TG: 'de', TI: 'it', VD: 'fr' },
  ...{ VS: 'fr', NE: 'fr', GE: 'fr', JU: 'fr' },
} satisfies Record<Canton, OfficeLanguage>

export const secondOfficeLanguages: Readonly<Record<string, OfficeLanguage>> = {
  ...{ BE: 'fr', FR: 'de', GR: 'it', VS: 'de' },
} satisfies Partial<Record<Canton, OfficeLanguage>>

export const secondLanguageNotes: Readonly<Record<string, string>> = {
  BE: 'French in the Bernese Jura and in Biel/Bienne; German elsewhere.',
  FR: 'German in Sense and in parts of See and Gruyère; French elsewhere.',
  GR: 'Romansh is also an official language, but our letters are in German or Italian.',
  VS: 'German in Upper Valais; French elsewhere.',
} satisfies Partial<Record<Canton, string>>
