import { isValidIBAN } from 'ibantools'
import { soundReference } from '#billing/reference.ts'

/** What banks write where they have no reference (EPC: NOTPROVIDED; SWIFT: NONREF), and fillers such as 0000 or ---. */
const placeholder =
  /^(?:NOT[\W_]*(?:PROVIDED|AVAILABLE|KNOWN|APPLICABLE|USED|SPECIFIED|GIVEN|FOUND|SET)|NON?[\W_]*REF(?:ERENCE)?|NO[\W_]*VALUE|N[\W_]*[AD]|NONE|NULL|NIL|UNKNOWN|UNDEFINED|EMPTY|UNBEKANNT|KEINE?|INCONNU|X+|0+|9+|[\W_]+)$/i

/**
 * A reference that a bank gave to one booking; null for placeholders, for numbers of accounts (banks write the QR-IBAN into
 * `NtryRef`) and for the reference of a bill, which every payment of that bill bears.
 */
export function bankReference(text: string | null): string | null {
  const plain = text?.replaceAll(/\s+/g, '') ?? ''
  if (plain === '' || placeholder.test(plain)) return null
  if (isValidIBAN(plain.toUpperCase()) || soundReference(plain)) return null
  return plain
}

/**
 * The number that the account owner's bank gives to an entry of a statement (`NtryRef`). Most count anew in each
 * statement; only long ones with digits tell bookings of several files apart.
 */
export function entryReference(text: string | null): string | null {
  const reference = bankReference(text)
  return reference !== null && reference.length >= 10 && /\d{4}/.test(reference) ? reference : null
}
