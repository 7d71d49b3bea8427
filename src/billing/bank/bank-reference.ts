import { isValidIBAN } from 'ibantools'
import { soundReference } from '#billing/invoices/reference.ts'

/** Texts that banks write if there is no reference (EPC: NOTPROVIDED; SWIFT: NONREF), and fillers such as 0000. */
const placeholder =
  /^(?:NOT[\W_]*(?:PROVIDED|AVAILABLE|KNOWN|APPLICABLE|USED|SPECIFIED|GIVEN|FOUND|SET)|NON?[\W_]*REF(?:ERENCE)?|NO[\W_]*VALUE|N[\W_]*[AD]|NONE|NULL|NIL|UNKNOWN|UNDEFINED|EMPTY|UNBEKANNT|KEINE?|INCONNU|X+|0+|9+|[\W_]+)$/i

/**
 * The bank's reference of one booking. Null for texts that do not identify it: placeholders, account numbers (banks may
 * write the QR-IBAN into `NtryRef`), and invoice references, which all payments of an invoice share.
 */
export function bankReference(text: string | null): string | null {
  const plain = text?.replaceAll(/\s+/g, '') ?? ''
  if (plain === '' || placeholder.test(plain)) return null
  if (isValidIBAN(plain.toUpperCase()) || soundReference(plain)) return null
  return plain
}

/** The bank's number of an entry; null if too short, because banks restart short numbers in each statement. */
export function entryReference(text: string | null): string | null {
  const reference = bankReference(text)
  return reference !== null && reference.length >= 10 && /\d{4}/.test(reference) ? reference : null
}
