/** A company fact of a new installation; afterwards, only staff change it (/admin/settings/company). */
export type SeedFact = {
  value: string
  /** True while the value is invented because the firm has not supplied its own. */
  isPlaceholder: boolean
}

const known = (value: string): SeedFact => ({ value, isPlaceholder: false })
const invented = (value: string): SeedFact => ({ value, isPlaceholder: true })

/** Production refuses to start while a legally required fact is a placeholder. */
export const company = {
  legalName: invented('Expat Tax Biel GmbH'),
  legalForm: known('GmbH (limited liability company under Swiss law)'),
  uid: invented('CHE-123.456.788'),
  vatRegistered: known('yes'),
  commercialRegister: known('Commercial register of the canton of Bern'),
  management: invented('Nora Frei'),
  purpose: invented('Preparation of Swiss tax returns and tax advice for individuals with a link to another country.'),
  street: invented('Uhrenplatz'),
  houseNumber: invented('12'),
  postcode: known('2502'),
  town: known('Biel/Bienne'),
  canton: known('Bern'),
  latitude: invented('47.1368'),
  longitude: invented('7.2468'),
  phone: invented('+41 32 000 12 34'),
  whatsapp: invented('+41 79 000 12 34'),
  email: invented('office@expat-tax-biel.example'),
  careersEmail: invented('careers@expat-tax-biel.example'),
  privacyEmail: invented('privacy@expat-tax-biel.example'),
  legalEmail: invented('legal@expat-tax-biel.example'),
  accessibilityEmail: invented('accessibility@expat-tax-biel.example'),
  monday: known('09:00–18:00'),
  tuesday: known('09:00–18:00'),
  wednesday: known('09:00–18:00'),
  thursday: known('09:00–18:00'),
  friday: known('09:00–18:00'),
  saturday: known(''),
  sunday: known(''),
  support: known('Support 24/7'),
  supportNote: known('You can send messages and documents through the client portal at any time.'),
  bank: known(''),
  iban: known(''),
  qrIban: known(''),
  linkedin: invented('https://linkedin.example/expat-tax-biel'),
  facebook: invented('https://facebook.example/expat-tax-biel'),
  instagram: invented('https://instagram.example/expat-tax-biel'),
  x: invented('https://x.example/expat-tax-biel'),
  /** Countries to which the system passes personal data for processing (FADP Art. 19 para. 4). */
  serversCountry: invented('Switzerland'),
  filesCountry: invented('Switzerland'),
  mailCountry: invented('Switzerland'),
  /** Name and address of the representative in the European Union (GDPR Art. 27); empty if none. */
  euRepresentative: known(''),
} as const satisfies Record<string, SeedFact>
