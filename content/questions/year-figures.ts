/**
 * What the texts of the questions name, year by year. Read in November 2026: the way to work and the care of a child from the
 * export of the Federal Tax Administration for each year (Fahrkosten_EK, FremdBetr_EK); pillar 3a from the Federal Social
 * Insurance Office and two public pages that agree. The limits of pillar 3a are those that the engine computes with.
 */
export type YearFigures = {
  year: number
  /** Largest contribution to pillar 3a, with and without a pension fund. */
  pillar3a: string
  pillar3aWithoutFund: string
  /** Federal limits for the way to work and for the care of a child. */
  commuting: string
  childCare: string
  /** Missed contributions to pillar 3a of earlier years may be paid later: from 2026 on, for gaps since 2025. */
  hasLatePillar3a: boolean
}

const of2025 = {
  pillar3a: 'CHF 7’258',
  pillar3aWithoutFund: 'CHF 36’288',
  commuting: 'CHF 3’300',
  childCare: 'CHF 25’800',
}

export const yearFigures: readonly YearFigures[] = [
  {
    year: 2024,
    pillar3a: 'CHF 7’056',
    pillar3aWithoutFund: 'CHF 35’280',
    commuting: 'CHF 3’200',
    childCare: 'CHF 25’500',
    hasLatePillar3a: false,
  },
  { year: 2025, ...of2025, hasLatePillar3a: false },
  { year: 2026, ...of2025, hasLatePillar3a: true },
]
