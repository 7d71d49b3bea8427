import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Formats a number, Swiss by default; null if invalid. @example phoneNumber('032 123 45 67') // '+41 32 123 45 67' */
export function phoneNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'CH')
  if (!parsed?.isValid()) return null
  return parsed.formatInternational()
}
