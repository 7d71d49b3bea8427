import * as companyTexts from '#company/locales/en.ts'
import { t } from '#platform/texts.ts'
import { type FactName, type Facts, factNames } from './facts.ts'
import { type OpeningHours, openingHours } from './opening-hours.ts'

const copy = () => t(companyTexts.companyOf)

export type Company = {
  version: string
  placeholders: readonly FactName[]
  legalName: string
  legalForm: string
  uid: string
  vatNumber: string | null
  commercialRegister: string
  management: string
  purpose: string
  address: {
    street: string
    postcode: string
    town: string
    canton: string
    countryCode: string
    country: string
  }
  office: string
  location: string
  coordinates: { latitude: number; longitude: number }
  phone: string
  phoneLink: string
  whatsapp: string | null
  email: string
  careersEmail: string
  privacyEmail: string
  legalEmail: string
  accessibilityEmail: string
  hours: OpeningHours
  support: { text: string; note: string }
  bank: string | null
  /** The firm's account number without spaces, as used in payments; null if not set. */
  iban: string | null
  qrIban: string | null
  addressParts: { street: string; houseNumber: string | null }
  socialLinks: readonly { fact: FactName; network: string; href: string }[]
  dataCountries: { servers: string; files: string; mail: string }
  euRepresentative: string | null
}

const networks = [
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
] as const

/** `placeholders`: invented facts that the firm has not confirmed. */
export function companyOf(facts: Facts, placeholders: readonly FactName[] = []): Company {
  const { postcode, town, canton, phone, supportNote } = facts
  const street = `${facts.street} ${facts.houseNumber}`.trim()
  const hours = openingHours(facts)
  return {
    version: factNames.map((name) => facts[name]).join('\n'),
    placeholders,
    legalName: facts.legalName,
    legalForm: facts.legalForm,
    uid: facts.uid,
    vatNumber: facts.vatRegistered === 'yes' ? copy().mwst(facts.uid) : null,
    commercialRegister: facts.commercialRegister,
    management: facts.management,
    purpose: facts.purpose,
    address: { street, postcode, town, canton, countryCode: 'CH', country: copy().country },
    office: `${street}, ${postcode} ${town}`,
    location: copy().switzerland(town),
    coordinates: { latitude: Number(facts.latitude), longitude: Number(facts.longitude) },
    phone,
    phoneLink: phone.replaceAll(/[^+\d]/g, ''),
    whatsapp: facts.whatsapp || null,
    email: facts.email,
    careersEmail: facts.careersEmail,
    privacyEmail: facts.privacyEmail,
    legalEmail: facts.legalEmail,
    accessibilityEmail: facts.accessibilityEmail,
    hours,
    support: { text: facts.support, note: copy().ourTeamIsAvailable(supportNote, hours.plain).trim() },
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
