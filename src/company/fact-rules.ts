import { formatIBAN, isIBANValid, isQRIBAN } from 'swissqrbill/utils'
import { z } from 'zod'
import { phoneNumber } from '#platform/phone.ts'
import { readHours, writeHours } from '#platform/week-hours.ts'

const weights = [5, 4, 3, 2, 7, 6, 5, 4]

export type FactError =
  | 'line-missing'
  | 'line-long'
  | 'uid-wrong'
  | 'postcode-wrong'
  | 'place-wrong'
  | 'phone-wrong'
  | 'mail-wrong'
  | 'hours-wrong'
  | 'iban-wrong'
  | 'qr-iban-wrong'
  | 'web-wrong'
  | 'yes-no-wrong'

export type FactRule = (text: string) => { ok: true; value: string } | { ok: false; reason: FactError }

function saved(value: string | null, reason: FactError): ReturnType<FactRule> {
  return value === null ? { ok: false, reason } : { ok: true, value }
}

export function line(max: number): FactRule {
  return (text) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain === '') return { ok: false, reason: 'line-missing' }
    return saved(plain.length <= max ? plain : null, 'line-long')
  }
}

export function orNothing(rule: FactRule): FactRule {
  return (text) => (text.trim() === '' ? { ok: true, value: '' } : rule(text))
}

const emailAddress = z.email()
const webAddress = z.url({ protocol: /^https$/ })

export const emailRule: FactRule = (text) => saved(emailAddress.safeParse(text.trim()).data ?? null, 'mail-wrong')
export const webRule: FactRule = (text) => saved(webAddress.safeParse(text.trim()).data ?? null, 'web-wrong')
export const phoneRule: FactRule = (text) => saved(phoneNumber(text), 'phone-wrong')
export const uidRule: FactRule = (text) => saved(uid(text), 'uid-wrong')
export const ibanRule: FactRule = (text) => saved(iban(text), 'iban-wrong')
export const qrIbanRule: FactRule = (text) => saved(qrIban(text), 'qr-iban-wrong')

export const yesNoRule: FactRule = (text) =>
  saved(/^(yes|no)$/i.test(text.trim()) ? text.trim().toLowerCase() : null, 'yes-no-wrong')

export const postcodeRule: FactRule = (text) =>
  saved(/^[1-9]\d{3}$/.test(text.trim()) ? text.trim() : null, 'postcode-wrong')

export const hoursRule: FactRule = (text) => {
  const hours = readHours(text)
  return saved(hours && writeHours(hours), 'hours-wrong')
}

export function degreesRule(min: number, max: number): FactRule {
  return (text) => {
    const degrees = /^\d{1,2}\.\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN
    return saved(degrees >= min && degrees <= max ? String(degrees) : null, 'place-wrong')
  }
}

/** Formats a UID; null if its check digit is wrong (eCH-0097). @example uid('che 109 322 551') // 'CHE-109.322.551' */
export function uid(text: string): string | null {
  const found = /^CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})$/i.exec(text.trim())
  if (!found) return null
  const digits = [...found.slice(1).join('')].map(Number)
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  if ((11 - (sum % 11)) % 11 !== digits[8]) return null
  return `CHE-${found.slice(1).join('.')}`
}

/** Null if invalid or a QR-IBAN. @example iban('ch9300762011623852957') // 'CH93 0076 2011 6238 5295 7' */
export function iban(text: string): string | null {
  const plain = sound(text)
  return plain && !isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** Formats a QR-IBAN (institution 30000–31999), which requires a reference with each payment. Null for other IBANs. */
export function qrIban(text: string): string | null {
  const plain = sound(text)
  return plain && isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** Removes spaces from a Swiss or Liechtenstein IBAN; null if its check digits are wrong (ISO 13616, modulo 97). */
function sound(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return /^(CH|LI)\d{7}[\dA-Z]{12}$/.test(plain) && isIBANValid(plain) ? plain : null
}
