import { type FactName, type Facts, factNames, placeholdersIn } from './facts.ts'
import { type OpeningHours, openingHours } from './opening-hours.ts'

/** What is said of the firm, in the forms in which it is said. */
export type Company = {
  /** Differs as soon as a fact does. */
  version: string
  /** The facts that are still invented. */
  placeholders: readonly FactName[]
  legalName: string
  legalForm: string
  uid: string
  /** Null while the firm is not registered for VAT. */
  vatNumber: string | null
  commercialRegister: string
  management: string
  purpose: string
  address: {
    /** With the number of the house. */
    street: string
    postcode: string
    town: string
    canton: string
    countryCode: string
    country: string
  }
  /** Where the office is, on one line. */
  office: string
  location: string
  coordinates: { latitude: number; longitude: number }
  phone: string
  /** The phone number as a `tel:` link wants it. */
  phoneLink: string
  whatsapp: string
  email: string
  careersEmail: string
  privacyEmail: string
  legalEmail: string
  accessibilityEmail: string
  hours: OpeningHours
  support: { text: string; note: string }
  /** Name and place of the bank; null where none is given. */
  bank: string | null
  /** The accounts as their numbers are written in a payment; null where none is given. */
  iban: string | null
  qrIban: string | null
  /** Street and number apart, as a QR-bill wants them. */
  addressParts: { street: string; houseNumber: string | null }
  socialLinks: readonly { fact: FactName; network: string; href: string }[]
  /** States in which data lies that the program hands to others. */
  dataCountries: { servers: string; files: string; mail: string }
  /** The representative in the European Union, or null when none is named. */
  euRepresentative: string | null
}

const networks = [
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
] as const

/** What pages, letters and papers say of the firm, made of its facts. */
export function companyOf(facts: Facts): Company {
  const { postcode, town, canton, phone, supportNote } = facts
  const street = `${facts.street} ${facts.houseNumber}`.trim()
  const hours = openingHours(facts)
  return {
    version: factNames.map((name) => facts[name]).join('\n'),
    placeholders: placeholdersIn(facts),
    legalName: facts.legalName,
    legalForm: facts.legalForm,
    uid: facts.uid,
    vatNumber: facts.vatRegistered === 'yes' ? `${facts.uid} MWST` : null,
    commercialRegister: facts.commercialRegister,
    management: facts.management,
    purpose: facts.purpose,
    address: { street, postcode, town, canton, countryCode: 'CH', country: 'Switzerland' },
    office: `${street}, ${postcode} ${town}`,
    location: `${town}, Switzerland`,
    coordinates: { latitude: Number(facts.latitude), longitude: Number(facts.longitude) },
    phone,
    phoneLink: phone.replaceAll(/[^+\d]/g, ''),
    whatsapp: facts.whatsapp,
    email: facts.email,
    careersEmail: facts.careersEmail,
    privacyEmail: facts.privacyEmail,
    legalEmail: facts.legalEmail,
    accessibilityEmail: facts.accessibilityEmail,
    hours,
    support: { text: facts.support, note: `${supportNote} People answer ${hours.plain}.`.trim() },
    bank: facts.bank || null,
    iban: facts.iban.replaceAll(' ', '') || null,
    qrIban: facts.qrIban.replaceAll(' ', '') || null,
    addressParts: { street: facts.street, houseNumber: facts.houseNumber || null },
    socialLinks: networks
      .map(([fact, network]) => ({ fact, network, href: facts[fact] }))
      .filter(({ href }) => href !== ''),
    dataCountries: { servers: facts.serversCountry, files: facts.filesCountry, mail: facts.mailCountry },
    euRepresentative: facts.euRepresentative || null,
  }
}
