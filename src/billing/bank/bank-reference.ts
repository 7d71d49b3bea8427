import { isValidIBAN } from 'ibantools'
import { soundReference } from '#billing/invoices/reference.ts'

/** Placeholders for a missing reference (EPC: NOTPROVIDED; SWIFT: NONREF), and fillers such as 0000 or ---. */
const placeholder =
  /^(?:NOT[\W_]*(?:PROVIDED|AVAILABLE|KNOWN|APPLICABLE|USED|SPECIFIED|GIVEN|FOUND|SET)|NON?[\W_]*REF(?:ERENCE)?|NO[\W_]*VALUE|N[\W_]*[AD]|NONE|NULL|NIL|UNKNOWN|UNDEFINED|EMPTY|UNBEKANNT|KEINE?|INCONNU|X+|0+|9+|[\W_]+)$/i

/**
 * The bank's reference of one booking. Null for placeholders, account numbers (banks write the QR-IBAN into `NtryRef`)
 * and invoice references, which every payment of that invoice carries.
 */
export function bankReference(text: string | null): string | null {
  const plain = text?.replaceAll(/\s+/g, '') ?? ''
  if (plain === '' || placeholder.test(plain)) return null
  if (isValidIBAN(plain.toUpperCase()) || soundReference(plain)) return null
  return plain
}

/** The bank's entry number. Most restart in each statement: only long ones with digits identify a booking. */
export function entryReference(text: string | null): string | null {
  const reference = bankReference(text)
  return reference !== null && reference.length >= 10 && /\d{4}/.test(reference) ? reference : null
}
