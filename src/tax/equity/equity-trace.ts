import type { Canton } from '#tax/figures.ts'
import type { NoValues } from '#tax/trace.ts'
import type { EquityKind } from './equity-benefit.ts'
import type { VestingDays } from './swiss-share.ts'

export type EquityValues = {
  'equity.benefit': {
    kind: EquityKind
    units: number
    value: number
    price: number
    reducedPercent: number
    on?: string
  }
  'equity.share': VestingDays & { isCounted: boolean }
  'equity.swiss-part': VestingDays & { benefit: number }
  'equity.foreign-part': NoValues
  'equity.sum': { vestings: number; year: number; benefit: number }
  'equity.tax-without': { taxableIncome: number }
  'equity.tax-with': { taxableIncome: number; forRate: number }
  'equity.tax': { byRate: number }
  'equity.flat-federal': { percent: number }
  'equity.flat-canton': { canton: Canton; percent: number; source: string }
}
