import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number as it is written between countries, or null when there is no such number. Without a country code it is
 * a Swiss one.
 * @example phoneNumber('032 123 45 67') // '+41 32 123 45 67'
 */
export function phoneNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'CH')
  if (!parsed?.isValid()) return null
  return parsed.formatInternational()
}
