/**
 * Letters outside of the monthly tables (QStV Art. 1 para. 1, state of 2024 and later; circular 45). Their rates are fixed
 * by each canton or by the treaty, so that a code alone gives no amount here.
 */
export const specialEmails = ['D', 'F', 'G', 'Q', 'V'] as const
export type SpecialEmail = (typeof specialEmails)[number]

/** The letter of a special code; undefined for a code with a table. */
export function specialEmail(code: string): SpecialEmail | undefined {
  return specialEmails.find((email) => code.startsWith(email))
}
