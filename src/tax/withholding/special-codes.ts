/**
 * Tariff letters without monthly tables (QStV Art. 1 para. 1 as of 2024; circular 45). The canton or a treaty sets
 * their rates, so no amount can be computed from the code.
 */
export const specialLetters = ['D', 'F', 'G', 'Q', 'V'] as const
export type SpecialLetter = (typeof specialLetters)[number]

export function specialLetter(code: string): SpecialLetter | undefined {
  return specialLetters.find((letter) => code.startsWith(letter))
}
