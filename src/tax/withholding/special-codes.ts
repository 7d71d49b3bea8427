/**
 * Letters without monthly tables (QStV Art. 1 para. 1, state of 2024 and later; circular 45). The canton or the treaty
 * sets their rates, so the code alone gives no amount.
 */
export const specialEmails = ['D', 'F', 'G', 'Q', 'V'] as const
export type SpecialEmail = (typeof specialEmails)[number]

export function specialEmail(code: string): SpecialEmail | undefined {
  return specialEmails.find((email) => code.startsWith(email))
}
