export type FilingDeadline = {
  canton: string
  name: string
  /** Month and day of the year after the tax year, MM-DD, before any extension. */
  date: string
  note: string | null
}

/** What stands beside every filing date. */
export const ownFormDecides = 'The date printed on your own form decides.'

/**
 * Ordinary dates for the return of natural persons, from pages of the cantons and press lists of 2025 and 2026 (as of 20
 * November 2026). A hint only: the date printed on the taxpayer's own form decides.
 */
export const filingDeadlines: readonly FilingDeadline[] = [
  { canton: 'ZH', name: 'Zürich', date: '03-31', note: null },
  {
    canton: 'BE',
    name: 'Bern',
    date: '03-15',
    note: 'Self-employed: 15 May. Online extension free until 15 July, CHF 20 until 15 September, CHF 40 until 15 November.',
  },
  { canton: 'LU', name: 'Luzern', date: '03-31', note: 'By law 30 days after the form arrives; 31 March in practice.' },
  { canton: 'UR', name: 'Uri', date: '03-31', note: null },
  { canton: 'SZ', name: 'Schwyz', date: '03-31', note: null },
  { canton: 'OW', name: 'Obwalden', date: '04-30', note: null },
  { canton: 'NW', name: 'Nidwalden', date: '03-31', note: null },
  { canton: 'GL', name: 'Glarus', date: '03-31', note: null },
  { canton: 'ZG', name: 'Zug', date: '04-30', note: null },
  { canton: 'FR', name: 'Fribourg', date: '03-31', note: 'Extension for CHF 20, at most until 15 December.' },
  { canton: 'SO', name: 'Solothurn', date: '03-31', note: null },
  { canton: 'BS', name: 'Basel-Stadt', date: '03-31', note: null },
  { canton: 'BL', name: 'Basel-Landschaft', date: '03-31', note: null },
  { canton: 'SH', name: 'Schaffhausen', date: '03-31', note: null },
  { canton: 'AR', name: 'Appenzell Ausserrhoden', date: '03-31', note: null },
  { canton: 'AI', name: 'Appenzell Innerrhoden', date: '04-30', note: null },
  { canton: 'SG', name: 'St. Gallen', date: '03-31', note: null },
  { canton: 'GR', name: 'Graubünden', date: '03-31', note: null },
  { canton: 'AG', name: 'Aargau', date: '03-31', note: null },
  { canton: 'TG', name: 'Thurgau', date: '03-31', note: null },
  { canton: 'TI', name: 'Ticino', date: '04-30', note: null },
  { canton: 'VD', name: 'Vaud', date: '03-15', note: null },
  { canton: 'VS', name: 'Valais', date: '03-31', note: null },
  { canton: 'NE', name: 'Neuchâtel', date: '02-21', note: 'Varies from year to year, about 21 to 23 February.' },
  { canton: 'GE', name: 'Genève', date: '03-31', note: null },
  { canton: 'JU', name: 'Jura', date: '02-28', note: 'Date of 2026.' },
]
