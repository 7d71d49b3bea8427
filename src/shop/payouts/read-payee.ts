import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import { type EnteredPayee, isSwiss, longestPayee, type Payee, type PayeeFault, type PayeeFaults } from './payee.ts'

/**
 * Reads the account that money is to go to: in Switzerland, Liechtenstein or another country of the SEPA, proved by its
 * check digits. For one abroad the bank wants the BIC too. The number of a QR-bill takes payments with a reference only.
 */
export function readPayee(entered: EnteredPayee): { ok: true; payee: Payee } | { ok: false; faults: PayeeFaults } {
  const name = (entered.payeeName ?? '').replaceAll(/\s+/g, ' ').trim()
  const iban = (entered.payeeIban ?? '').replaceAll(/\s/g, '').toUpperCase()
  const bic = (entered.payeeBic ?? '').replaceAll(/\s/g, '').toUpperCase()
  const faults: PayeeFaults = {}
  if (name === '') faults.payeeName = 'name-missing'
  else if (name.length > longestPayee) faults.payeeName = 'name-long'
  const fault = ibanFault(iban)
  if (fault) faults.payeeIban = fault
  const isAbroad = !fault && !isSwiss(iban)
  if ((isAbroad || bic !== '') && !isValidBIC(bic)) faults.payeeBic = 'bic-wrong'
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, payee: { name, iban, bic: bic || null } }
}

function ibanFault(iban: string): PayeeFault | null {
  if (!isValidIBAN(iban)) return 'iban-wrong'
  if (!isSEPACountry(iban.slice(0, 2))) return 'iban-far'
  return isSwiss(iban) && /^....3[01]/.test(iban) ? 'iban-of-bill' : null
}
