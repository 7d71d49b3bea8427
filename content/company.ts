import { firmName } from './firm-name.ts'

/** One fact about the firm. Production refuses to start while a fact on the legal notice is still a placeholder. */
export type CompanyFact = {
  value: string
  /** True while the value is invented and the firm has not supplied its own. */
  isPlaceholder: boolean
}

export type SocialLink = { network: 'LinkedIn' | 'Facebook' | 'Instagram' | 'X'; href: string; isPlaceholder: boolean }

export type OpeningHours = {
  /** schema.org day names. */
  days: readonly string[]
  opens: string
  closes: string
  text: string
}

export type Company = {
  name: CompanyFact
  legalName: CompanyFact
  legalForm: CompanyFact
  /** Business identification number, CHE-xxx.xxx.xxx. */
  uid: CompanyFact
  vatNumber: CompanyFact
  commercialRegister: CompanyFact
  address: {
    street: CompanyFact
    postcode: CompanyFact
    city: CompanyFact
    canton: CompanyFact
    countryCode: CompanyFact
    country: CompanyFact
  }
  location: string
  coordinates: { latitude: number; longitude: number; isPlaceholder: boolean }
  phone: CompanyFact
  /** The phone number as a `tel:` link wants it. */
  phoneLink: CompanyFact
  /** Digits only, with country code, as a chat link wants it. */
  whatsapp: CompanyFact
  email: CompanyFact
  careersEmail: CompanyFact
  privacyEmail: CompanyFact
  legalEmail: CompanyFact
  accessibilityEmail: CompanyFact
  management: CompanyFact
  purpose: CompanyFact
  foundedYear: CompanyFact
  /** States in which data lies that the program hands to others (FADP Art. 19 para. 4). */
  dataCountries: { servers: CompanyFact; files: CompanyFact; mail: CompanyFact }
  /** Name and address of the representative in the European Union (GDPR Art. 27), or null when none is named. */
  euRepresentative: string | null
  vatRatePercent: number
  vatStatement: string
  hours: OpeningHours
  /** Short form for the footer. */
  hoursText: string
  supportText: string
  supportExplanation: string
  blurb: string
  focus: string
  socialLinks: readonly SocialLink[]
}

export const company: Company = {
  name: { value: firmName, isPlaceholder: true },
  legalName: { value: 'Expat Tax Biel GmbH', isPlaceholder: true },
  legalForm: { value: 'GmbH (limited liability company under Swiss law)', isPlaceholder: false },
  uid: { value: 'CHE-000.000.000', isPlaceholder: true },
  vatNumber: { value: 'CHE-000.000.000 MWST', isPlaceholder: true },
  commercialRegister: { value: 'Commercial register of the canton of Bern', isPlaceholder: false },
  address: {
    street: { value: 'Street and number', isPlaceholder: true },
    postcode: { value: '2502', isPlaceholder: false },
    city: { value: 'Biel/Bienne', isPlaceholder: false },
    canton: { value: 'Bern', isPlaceholder: false },
    countryCode: { value: 'CH', isPlaceholder: false },
    country: { value: 'Switzerland', isPlaceholder: false },
  },
  location: 'Biel/Bienne, Switzerland',
  coordinates: { latitude: 47.1368, longitude: 7.2468, isPlaceholder: true },
  phone: { value: '+41 32 000 00 00', isPlaceholder: true },
  phoneLink: { value: '+41320000000', isPlaceholder: true },
  whatsapp: { value: '41790000000', isPlaceholder: true },
  email: { value: 'office@expat-tax-biel.example', isPlaceholder: true },
  careersEmail: { value: 'careers@expat-tax-biel.example', isPlaceholder: true },
  privacyEmail: { value: 'privacy@expat-tax-biel.example', isPlaceholder: true },
  legalEmail: { value: 'legal@expat-tax-biel.example', isPlaceholder: true },
  accessibilityEmail: { value: 'accessibility@expat-tax-biel.example', isPlaceholder: true },
  management: { value: 'First name and surname of the managing director', isPlaceholder: true },
  purpose: {
    value: 'Preparation of Swiss tax returns and tax advice for individuals with a link to another country.',
    isPlaceholder: true,
  },
  foundedYear: { value: '2021', isPlaceholder: true },
  dataCountries: {
    servers: { value: 'Switzerland', isPlaceholder: true },
    files: { value: 'Switzerland', isPlaceholder: true },
    mail: { value: 'Switzerland', isPlaceholder: true },
  },
  euRepresentative: null,
  vatRatePercent: 8.1,
  vatStatement: 'All prices include 8.1 % VAT.',
  hours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
    text: 'Monday to Friday, 9:00–18:00 Swiss time',
  },
  hoursText: 'Mon-Fri 9:00-18:00',
  supportText: 'Support 24/7',
  supportExplanation:
    'The client portal takes messages and documents around the clock. People answer Monday to Friday, 9:00–18:00.',
  blurb: 'Swiss tax returns for individuals who moved here, prepared in Biel/Bienne.',
  focus: 'We work on individual expat returns only. We do not serve Swiss-only residents or businesses.',
  socialLinks: [
    { network: 'LinkedIn', href: 'https://linkedin.example/expat-tax-biel', isPlaceholder: true },
    { network: 'Facebook', href: 'https://facebook.example/expat-tax-biel', isPlaceholder: true },
    { network: 'Instagram', href: 'https://instagram.example/expat-tax-biel', isPlaceholder: true },
    { network: 'X', href: 'https://x.example/expat-tax-biel', isPlaceholder: true },
  ],
}
