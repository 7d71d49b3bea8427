/** A fact about the firm as a new world begins with it. Staff change it at /admin/settings/company; this is not asked again. */
export type SeedFact = {
  value: string
  /** True while the value is invented and the firm has not supplied its own. */
  isPlaceholder: boolean
}

const known = (value: string): SeedFact => ({ value, isPlaceholder: false })
const invented = (value: string): SeedFact => ({ value, isPlaceholder: true })

/** The first facts about the firm. Production refuses to start while one that the law asks for is still a placeholder. */
export const company = {
  legalName: invented('Expat Tax Biel GmbH'),
  legalForm: known('GmbH (limited liability company under Swiss law)'),
  /** Business identification number, CHE-xxx.xxx.xxx. */
  uid: invented('CHE-000.000.000'),
  /** Whether the firm is entered in the register of those who owe VAT. */
  vatRegistered: known('yes'),
  commercialRegister: known('Commercial register of the canton of Bern'),
  management: invented('First name and surname of the managing director'),
  purpose: invented('Preparation of Swiss tax returns and tax advice for individuals with a link to another country.'),
  street: invented('Street and number'),
  houseNumber: known(''),
  postcode: known('2502'),
  town: known('Biel/Bienne'),
  canton: known('Bern'),
  latitude: invented('47.1368'),
  longitude: invented('7.2468'),
  phone: invented('+41 32 000 00 00'),
  /** The number of the chat. */
  whatsapp: invented('+41 79 000 00 00'),
  email: invented('office@expat-tax-biel.example'),
  careersEmail: invented('careers@expat-tax-biel.example'),
  privacyEmail: invented('privacy@expat-tax-biel.example'),
  legalEmail: invented('legal@expat-tax-biel.example'),
  accessibilityEmail: invented('accessibility@expat-tax-biel.example'),
  /** From–to, several parts of a day with commas, nothing when closed. */
  monday: known('09:00–18:00'),
  tuesday: known('09:00–18:00'),
  wednesday: known('09:00–18:00'),
  thursday: known('09:00–18:00'),
  friday: known('09:00–18:00'),
  saturday: known(''),
  sunday: known(''),
  support: known('Support 24/7'),
  supportNote: known('The client portal takes messages and documents around the clock.'),
  bank: known(''),
  iban: known(''),
  qrIban: known(''),
  linkedin: invented('https://linkedin.example/expat-tax-biel'),
  facebook: invented('https://facebook.example/expat-tax-biel'),
  instagram: invented('https://instagram.example/expat-tax-biel'),
  x: invented('https://x.example/expat-tax-biel'),
  /** States in which data lies that the program hands to others (FADP Art. 19 para. 4). */
  serversCountry: invented('Switzerland'),
  filesCountry: invented('Switzerland'),
  mailCountry: invented('Switzerland'),
  /** Name and address of the representative in the European Union (GDPR Art. 27), or nothing when none is named. */
  euRepresentative: known(''),
} as const satisfies Record<string, SeedFact>
