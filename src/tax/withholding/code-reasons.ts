import type { Coded } from '#platform/coded.ts'
import type { Canton } from '#tax/figures.ts'
import type { NoValues } from '#tax/trace.ts'

/**
 * Tariff letters without monthly tables (QStV Art. 1 para. 1 as of 2024; circular 45). The canton or a treaty sets
 * their rates, so no amount can be computed from the code.
 */
export const specialLetters = ['D', 'F', 'G', 'Q', 'V'] as const
export type SpecialLetter = (typeof specialLetters)[number]

export function specialLetter(code: string): SpecialLetter | undefined {
  return specialLetters.find((letter) => code.startsWith(letter))
}

export type BecauseValues = {
  entered: NoValues
  'from-germany': NoValues
  'germany-no-commuter': NoValues
  'france-no-agreement': NoValues
  'from-italy': NoValues
  'italy-old-agreement': NoValues
  'italy-no-commuter': NoValues
  'liechtenstein-public': NoValues
  'liechtenstein-no-commuter': NoValues
  'lives-abroad': NoValues
  'replacement-income': NoValues
  'both-earn': NoValues
  'one-earner': NoValues
  'lone-parent': NoValues
  'parent-with-more': NoValues
  alone: NoValues
  'child-elsewhere': NoValues
  'parent-with-less': NoValues
  children: { count: number }
  'most-children': { canton: Canton; most: number }
  'church-always': { canton: Canton }
  'church-member': NoValues
  'church-not-withheld': { canton: Canton }
  'no-church': NoValues
}
export type Because = Coded<BecauseValues>

export type ExemptValues = {
  settled: NoValues
  'settled-spouse': NoValues
  'left-to-france': { canton: Canton }
  'left-to-liechtenstein': NoValues
}
export type Exempt = Coded<ExemptValues>

export type NoTableValues = {
  special: { tariff: string; letter: SpecialLetter }
  'no-church-tax': { canton: string; instead: string }
  'same-letter': { canton: string; tariff: string; year: number; known: readonly string[] }
  unknown: { canton: string; tariff: string; year: number }
}
export type NoTable = Coded<NoTableValues>
