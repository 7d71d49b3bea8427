import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import { isCountry } from '#shop/domicile/countries.ts'
import { bankText, isBankText } from './bank-text.ts'
import {
  type EnteredPayee,
  isSwiss,
  longestPayee,
  type Payee,
  type PayeeAddress,
  type PayeeFault,
  type PayeeFaults,
} from './payee.ts'

/**
 * Reads the account that money is to go to: in Switzerland, Liechtenstein or another country of the SEPA, proved by its
 * check digits. For one abroad the bank wants the BIC and an address too. The number of a QR-bill takes payments with a
 * reference only. A name in other than Latin letters is asked for in Latin ones, because a bank would not know it.
 */
export function readPayee(entered: EnteredPayee): { ok: true; payee: Payee } | { ok: false; faults: PayeeFaults } {
  const name = bankText(entered.payeeName ?? '')
  const iban = (entered.payeeIban ?? '').replaceAll(/\s/g, '').toUpperCase()
  const bic = (entered.payeeBic ?? '').replaceAll(/\s/g, '').toUpperCase()
  const faults: PayeeFaults = {}
  if (name === '') faults.payeeName = 'name-missing'
  else if (name.length > longestPayee) faults.payeeName = 'name-long'
  else if (!isBankText(name)) faults.payeeName = 'name-not-latin'
  const fault = ibanFault(iban)
  if (fault) faults.payeeIban = fault
  const isAbroad = !fault && !isSwiss(iban)
  if ((isAbroad || bic !== '') && !isValidBIC(bic)) faults.payeeBic = 'bic-wrong'
  const address = readAddress(entered, isAbroad)
  Object.assign(faults, address.faults)
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, payee: { name, iban, bic: bic || null, address: address.address } }
}

/** What is missing of a payee that was entered before these rules were; empty when a bank takes it. */
export function payeeFaults({ name, iban, bic, address }: Payee): PayeeFaults {
  const read = readPayee({
    ...{ payeeName: name, payeeIban: iban, payeeBic: bic ?? '' },
    ...{ payeeStreet: address?.street ?? '', payeeHouseNumber: address?.houseNumber ?? '' },
    ...{ payeePostcode: address?.postcode ?? '', payeeTown: address?.town ?? '' },
    payeeCountry: address?.country ?? '',
  })
  return read.ok ? {} : read.faults
}

/** The lengths that payment orders take. */
const addressParts = [
  ['payeeStreet', 70],
  ['payeeHouseNumber', 16],
  ['payeePostcode', 16],
  ['payeeTown', 35],
] as const

function readAddress(entered: EnteredPayee, isWanted: boolean): { address: PayeeAddress | null; faults: PayeeFaults } {
  const faults: PayeeFaults = {}
  const text = (name: keyof EnteredPayee) => bankText(entered[name] ?? '')
  const [street, houseNumber, postcode, town] = addressParts.map(([name]) => text(name))
  const country = text('payeeCountry').toUpperCase()
  const isEntered = [street, houseNumber, postcode, town].some(Boolean)
  if (!isWanted && !isEntered) return { address: null, faults }
  for (const [name, most] of addressParts) {
    if (text(name).length > most) faults[name] = 'address-long'
    else if (!isBankText(text(name))) faults[name] = 'address-not-latin'
  }
  if (!town) faults.payeeTown = 'town-missing'
  if (!isCountry(country)) faults.payeeCountry = 'country-missing'
  if (!town || Object.keys(faults).length > 0) return { address: null, faults }
  const address = {
    street: street || null,
    houseNumber: houseNumber || null,
    postcode: postcode || null,
    town,
    country,
  }
  return { address, faults }
}

function ibanFault(iban: string): PayeeFault | null {
  if (!isValidIBAN(iban)) return 'iban-wrong'
  if (!isSEPACountry(iban.slice(0, 2))) return 'iban-far'
  return isSwiss(iban) && /^....3[01]/.test(iban) ? 'iban-of-bill' : null
}
