import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import { isCountry } from '#platform/countries.ts'
import {
  type EnteredPayee,
  isSwiss,
  maxPayeeLength,
  type Payee,
  type PayeeAddress,
  type PayeeError,
  type PayeeErrors,
} from './payee.ts'

const plainSigns: Readonly<Record<string, string>> = {
  ...{ '\u2018': "'", '\u2019': "'", '\u02bc': "'", '\u00b4': "'", '\u2032': "'" },
  ...{ '\u201c': '"', '\u201d': '"', '\u201e': '"', '\u00ab': '"', '\u00bb': '"' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '-', '\u2013': '-', '\u2014': '-' },
  ...{ '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\u200b': '', '\u2026': '...' },
}

/** Reads a payee. Allows only SEPA accounts, requires BIC and address for accounts abroad, and rejects QR-IBANs. */
export function readPayee(entered: EnteredPayee): { ok: true; payee: Payee } | { ok: false; errors: PayeeErrors } {
  const name = bankText(entered.payeeName ?? '')
  const iban = (entered.payeeIban ?? '').replaceAll(/\s/g, '').toUpperCase()
  const bic = (entered.payeeBic ?? '').replaceAll(/\s/g, '').toUpperCase()
  const errors: PayeeErrors = {}
  if (name === '') errors.payeeName = 'name-missing'
  else if (name.length > maxPayeeLength) errors.payeeName = 'name-long'
  else if (!isBankText(name)) errors.payeeName = 'name-not-latin'
  const error = ibanError(iban)
  if (error) errors.payeeIban = error
  const isAbroad = !error && !isSwiss(iban)
  if ((isAbroad || bic !== '') && !isValidBIC(bic)) errors.payeeBic = 'bic-wrong'
  const address = readAddress(entered, isAbroad)
  Object.assign(errors, address.errors)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, payee: { name, iban, bic: bic || null, address: address.address } }
}

/** Checks a saved payee against the current rules, which may be newer. The result is empty if the payee is valid. */
export function payeeErrors({ name, iban, bic, address }: Payee): PayeeErrors {
  const read = readPayee({
    ...{ payeeName: name, payeeIban: iban, payeeBic: bic ?? '' },
    ...{ payeeStreet: address?.street ?? '', payeeHouseNumber: address?.houseNumber ?? '' },
    ...{ payeePostcode: address?.postcode ?? '', payeeTown: address?.town ?? '' },
    payeeCountry: address?.country ?? '',
  })
  return read.ok ? {} : read.errors
}

const addressParts = [
  ['payeeStreet', 70],
  ['payeeHouseNumber', 16],
  ['payeePostcode', 16],
  ['payeeTown', 35],
] as const

function readAddress(
  entered: EnteredPayee,
  isRequested: boolean,
): { address: PayeeAddress | null; errors: PayeeErrors } {
  const errors: PayeeErrors = {}
  const text = (name: keyof EnteredPayee) => bankText(entered[name] ?? '')
  const [street, houseNumber, postcode, town] = addressParts.map(([name]) => text(name))
  const country = text('payeeCountry').toUpperCase()
  const isEntered = [street, houseNumber, postcode, town].some(Boolean)
  if (!isRequested && !isEntered) return { address: null, errors }
  for (const [name, max] of addressParts) {
    if (text(name).length > max) errors[name] = 'address-long'
    else if (!isBankText(text(name))) errors[name] = 'address-not-latin'
  }
  if (!town) errors.payeeTown = 'town-missing'
  if (!isCountry(country)) errors.payeeCountry = 'country-missing'
  if (!town || Object.keys(errors).length > 0) return { address: null, errors }
  const address = {
    street: street || null,
    houseNumber: houseNumber || null,
    postcode: postcode || null,
    town,
    country,
  }
  return { address, errors }
}

function ibanError(iban: string): PayeeError | null {
  if (!isValidIBAN(iban)) return 'iban-wrong'
  if (!isSEPACountry(iban.slice(0, 2))) return 'iban-far'
  return isSwiss(iban) && /^....3[01]/.test(iban) ? 'iban-of-bill' : null
}

/** Normalises text for payment orders: NFC, plain quotes, hyphens and spaces, and a single line. */
function bankText(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/[^\u0020-\u007e]/gu, (sign) => plainSigns[sign] ?? sign)
  return composed.replaceAll(/\s+/g, ' ').trim()
}

/** Swiss banks accept Latin letters, including accented ones (Swiss Payment Standards). */
function isBankText(text: string): boolean {
  return /^[\u0020-\u007e\u00a1-\u017f\u0218-\u021b\u20ac]*$/u.test(text)
}
