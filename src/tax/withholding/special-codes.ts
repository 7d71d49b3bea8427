/**
 * Letters outside of the monthly tables (QStV Art. 1 para. 1, state of 2024 and later; circular 45). Their rates are fixed
 * by each canton or by the treaty, so that a code alone gives no amount here.
 */
export const specialLetters = ['D', 'F', 'G', 'Q', 'V'] as const
export type SpecialLetter = (typeof specialLetters)[number]

/** The letter of a special code; undefined for a code with a table. */
export function specialLetter(code: string): SpecialLetter | undefined {
  return specialLetters.find((letter) => code.startsWith(letter))
}
