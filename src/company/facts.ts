import { z } from 'zod'
import { company as seed } from '#content/company.ts'
import {
  degreesRule,
  emailRule,
  type FactRule,
  hoursRule,
  ibanRule,
  line,
  orNothing,
  phoneRule,
  postcodeRule,
  qrIbanRule,
  uidRule,
  webRule,
  yesNoRule,
} from './fact-rules.ts'

export type FactName = keyof typeof seed
export type Facts = Record<FactName, string>

export const factRules: Record<FactName, FactRule> = {
  legalName: line(100),
  legalForm: line(100),
  uid: uidRule,
  vatRegistered: yesNoRule,
  commercialRegister: line(100),
  management: line(200),
  purpose: line(300),
  street: line(70),
  houseNumber: orNothing(line(16)),
  postcode: postcodeRule,
  town: line(35),
  canton: line(30),
  latitude: degreesRule(45.8, 47.9),
  longitude: degreesRule(5.9, 10.6),
  phone: phoneRule,
  whatsapp: orNothing(phoneRule),
  email: emailRule,
  careersEmail: emailRule,
  privacyEmail: emailRule,
  legalEmail: emailRule,
  accessibilityEmail: emailRule,
  monday: hoursRule,
  tuesday: hoursRule,
  wednesday: hoursRule,
  thursday: hoursRule,
  friday: hoursRule,
  saturday: hoursRule,
  sunday: hoursRule,
  support: line(60),
  supportNote: orNothing(line(200)),
  bank: orNothing(line(100)),
  iban: orNothing(ibanRule),
  qrIban: orNothing(qrIbanRule),
  linkedin: orNothing(webRule),
  facebook: orNothing(webRule),
  instagram: orNothing(webRule),
  x: orNothing(webRule),
  serversCountry: line(60),
  filesCountry: line(60),
  mailCountry: line(60),
  euRepresentative: orNothing(line(300)),
}

const isFact = (name: string): name is FactName => Object.hasOwn(factRules, name)
export const factNames = Object.keys(factRules).filter(isFact)

const allFacts = z.record(z.enum(factNames), z.string())

export function factsFrom(read: (name: FactName) => string): Facts {
  return allFacts.parse(Object.fromEntries(factNames.map((name) => [name, read(name)])))
}

export const seedFacts = factsFrom((name) => seed[name].value)

/** Invented facts that the firm has not confirmed by saving its own, which may have the same value. */
export function placeholdersWithout(confirmed: ReadonlySet<FactName>): FactName[] {
  return factNames.filter((name) => seed[name].isPlaceholder && !confirmed.has(name))
}
