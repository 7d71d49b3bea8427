import type { CantonFigures, CantonRules, CommuneFigures, Tariff } from '#tax/figures.ts'

const everyone = ['single', 'loneParent', 'married'] as const

export function aFlatTariff(tax: Tariff['tax'], percent: number, change: Partial<Tariff> = {}): Tariff {
  return { tax, level: 'canton', kinds: everyone, splitting: 0, type: 'FLATTAX', rows: [[0, percent]], ...change }
}

export function aCanton(rules: Partial<CantonRules> = {}, change: Partial<CantonFigures> = {}): CantonFigures {
  return {
    canton: 'ZH',
    year: 2026,
    source: 'a canton made up for a test',
    stateDate: '2026-01-01',
    checksum: '',
    rates: { income: 100, wealth: 100 },
    tariffs: [aFlatTariff('income', 10), aFlatTariff('wealth', 0.1), aFlatTariff('capital', 2)],
    communes: [[1, 'Musterlingen', 50, 10, 8, 0]],
    limits: { wealthAllowance: { single: 0, married: 0, loneParent: 0, perChild: 0 } },
    rules: { capitalCommune: 1, law: { act: 'StG', income: '§ 1', wealth: '§ 2' }, capital: { by: 'table' }, ...rules },
    ...change,
  }
}

/** A commune with a multiplier of 50%. Church rates are in the order Roman Catholic, Protestant, Christ Catholic. */
export function aCommune(change: Partial<CommuneFigures> = {}): CommuneFigures {
  return {
    bfsId: 1,
    name: 'Musterlingen',
    income: 50,
    wealth: 50,
    incomeChurch: [10, 8, 0],
    wealthChurch: [10, 8, 0],
    ...change,
  }
}
