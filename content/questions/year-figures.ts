/**
 * Figures in question texts, read in November 2026: Federal Tax Administration (Fahrkosten_EK, FremdBetr_EK); for
 * pillar 3a, Federal Social Insurance Office and two public pages that agree. The tax engine uses the same pillar 3a
 * limits.
 */
export type YearFigures = {
  year: number
  pillar3a: string
  pillar3aWithoutFund: string
  commuting: string
  /** Cents per kilometre by car (SR 642.118.1, annex). */
  carCents: number
  childCare: string
  /** True from 2026: people may make up pillar 3a contributions that they missed in 2025 or later. */
  hasLatePillar3a: boolean
}

const of2025 = {
  pillar3a: 'CHF 7,258',
  pillar3aWithoutFund: 'CHF 36,288',
  commuting: 'CHF 3,300',
  childCare: 'CHF 25,800',
}

export const yearFigures: readonly YearFigures[] = [
  {
    year: 2024,
    pillar3a: 'CHF 7,056',
    pillar3aWithoutFund: 'CHF 35,280',
    commuting: 'CHF 3,200',
    carCents: 70,
    childCare: 'CHF 25,500',
    hasLatePillar3a: false,
  },
  { year: 2025, ...of2025, carCents: 70, hasLatePillar3a: false },
  { year: 2026, ...of2025, carCents: 75, hasLatePillar3a: true },
]
