import { readAllFigures, readWithholding } from '#tax/figures.server.ts'
import { cantons } from '#tax/figures.ts'
import {
  largestDifference,
  measure,
  type ReferenceCase,
  readReferenceCases,
  tolerance,
} from '#test/tax/reference-cases.ts'

type Tally = { cases: number; passed: number; largestDifference: number }

export type Accuracy = {
  readonly about: string
  readonly toleranceFrancs: number
  readonly dataState: Readonly<Record<string, string>>
  readonly total: Tally
  readonly kinds: Readonly<Record<string, Tally>>
  readonly cantons: readonly (Tally & { canton: string; kinds: Readonly<Record<string, Tally>> })[]
  readonly misses: readonly { id: string; component: string; expected: number; got: number }[]
  readonly withholding: {
    readonly year: number
    readonly cantons: number
    readonly codes: number
    readonly dataState: string
  }
  readonly knownGaps: readonly { readonly where: string; readonly text: string }[]
}

const kindNames = {
  income: 'taxable income',
  incomeWealth: 'taxable income and wealth',
  grossIncome: 'gross salary',
  capital: 'capital benefits',
}

const knownGaps: Accuracy['knownGaps'] = [
  {
    where: 'VS',
    text: 'Communes other than Sion: the indexation of the commune tariff is not in the official export; their commune tax is an estimate and flagged.',
  },
  {
    where: 'VD',
    text: 'Families with children at high incomes: the limit of the family quotient is not applied. 2025: the reduction of the canton tax (4%) follows press reports of the cantonal decision.',
  },
  {
    where: 'GE',
    text: 'Wealth surcharge above the sixth bracket follows the law only. 2025: the canton multiplier is taken as in 2026.',
  },
  { where: 'FR', text: 'Families with a net income below CHF 46,000: the relief is read off few results.' },
  { where: 'BE, SZ', text: 'Wealth that reduces the relief for modest incomes is left out.' },
  {
    where: 'church tax',
    text: 'Official results exist for Protestants only; other confessions follow the same rule. TI, VD and VS: no church tax in the official export.',
  },
  {
    where: 'gross salary',
    text: 'Two earners, other ages than about 40, children of other ages than 7 to 13 and all of 2025: by law and export, not checked against the authority.',
  },
  {
    where: 'capital benefits',
    text: 'Ages other than 65 in TI and VS (conversion into a pension), lone parents, several payments in one year: no official result.',
  },
  {
    where: 'personal tax',
    text: 'LU, SH, SO, TI and VS: the head tax is that of the capital; other communes may charge another amount.',
  },
  {
    where: 'withholding tax',
    text: '2025: tariffs not available. Tariffs D, G, Q and V have fixed rates and F is repealed; they, directors’ fees and other special categories are not part of the tables.',
  },
  {
    where: 'not covered',
    text: 'Foreign income, part-year residence, self-employment, pensions, property of several cantons: no official result. Where we calculate them, we follow the law.',
  },
]

export function measureAccuracy(): Accuracy {
  const total = emptyTally()
  const kinds: Record<string, Tally> = {}
  const perCanton = new Map<string, Tally & { kinds: Record<string, Tally> }>()
  const misses: Accuracy['misses'][number][] = []
  for (const reference of readReferenceCases()) {
    const compared = measure(reference)
    const largest = largestDifference(compared)
    const own = perCanton.get(reference.canton) ?? { ...emptyTally(), kinds: {} }
    perCanton.set(reference.canton, own)
    const kind = kindNames[reference.kind]
    kinds[kind] ??= emptyTally()
    own.kinds[kind] ??= emptyTally()
    for (const tally of [total, kinds[kind], own, own.kinds[kind]]) count(tally, largest)
    for (const { component, expected, got } of compared) {
      if (Math.abs(expected - got) > tolerance) misses.push({ id: reference.id, component, expected, got })
    }
  }
  return {
    about:
      'Results of the calculator of the Federal Tax Administration (2025 and 2026), compared with ours; differences in francs per component.',
    toleranceFrancs: tolerance,
    dataState: Object.fromEntries([2025, 2026].map((year) => [year, newestState(year)])),
    total,
    kinds,
    cantons: cantons.map((canton) => ({ canton, ...(perCanton.get(canton) ?? { ...emptyTally(), kinds: {} }) })),
    misses,
    withholding: withholdingSummary(2026),
    knownGaps,
  }
}

function emptyTally(): Tally {
  return { cases: 0, passed: 0, largestDifference: 0 }
}

function count(tally: Tally, difference: number): void {
  tally.cases += 1
  if (difference <= tolerance) tally.passed += 1
  tally.largestDifference = Math.max(tally.largestDifference, difference)
}

function newestState(year: number): string {
  const all = readAllFigures(year)
  if (!all.ok) throw new Error(`no figures for ${year}`)
  return (
    all.cantons
      .map(({ stateDate }) => stateDate)
      .toSorted()
      .at(-1) ?? ''
  )
}

function withholdingSummary(year: number): Accuracy['withholding'] {
  const files = cantons
    .map((canton) => readWithholding(year, canton))
    .flatMap((found) => (found.ok ? [found.figures] : []))
  return {
    year,
    cantons: files.length,
    codes: files.reduce((sum, { codes }) => sum + Object.keys(codes).length, 0),
    dataState:
      files
        .map(({ stateDate }) => stateDate)
        .toSorted()
        .at(-1) ?? '',
  }
}

export function kindName(reference: ReferenceCase): string {
  return kindNames[reference.kind]
}
