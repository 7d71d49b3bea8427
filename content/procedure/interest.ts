import type { Canton } from '#content/procedure/filing-dates.ts'
import type { Sourced } from '#content/procedure/sureness.ts'

/** Percent a year. Cantons give their interest on advance or excess payments several names; notes say which is meant. */
export type InterestRate = Sourced & { percent: number; note?: string }

/** Interest on arrears, and on payments in advance or in excess. A rate that we have not found is left out. */
export type InterestRates = { arrears?: InterestRate; credit?: InterestRate }

export const interestYears = [2026, 2025] as const
export type InterestYear = (typeof interestYears)[number]

const certain = (percent: number, source: string, note?: string): InterestRate => ({
  ...{ percent, sureness: 'certain', source },
  ...(note && { note }),
})
const likely = (percent: number, source: string, note?: string): InterestRate => ({
  ...{ percent, sureness: 'likely', source },
  ...(note && { note }),
})

const federal = 'Federal Tax Administration, 11 September 2025'
const keystone = 'Keystone-SDA, 19 February 2026'
const cash = 'cash.ch, survey of the cantons, 2026'
const blick = 'Blick, January 2025'
const advance = 'on payments in advance'

/** Direct federal tax. */
export const federalInterest: Readonly<Record<InterestYear, Required<InterestRates>>> = {
  2026: { arrears: certain(4, federal), credit: certain(0, federal, advance) },
  2025: { arrears: certain(4.5, federal), credit: certain(0.75, federal, advance) },
}

const zurich = 'canton of Zurich, media release of June 2025'
const lucerne = 'notice of a commune, 2026'
const uri = 'decree of the government of Uri, in innerschweizonline.ch'

/** Cantonal and communal tax. Cantons without an entry: nothing found. */
export const cantonInterest: Readonly<Partial<Record<Canton, Partial<Record<InterestYear, InterestRates>>>>> = {
  ZH: {
    2026: { arrears: likely(4.5, zurich), credit: certain(0.75, zurich) },
    2025: { arrears: likely(4.5, zurich), credit: certain(1, zurich) },
  },
  BE: {
    2026: { arrears: likely(4, keystone), credit: certain(0.25, `${keystone}; ${cash}`, advance) },
    2025: { credit: likely(0.75, `${cash}; Mon argent, 2024`) },
  },
  LU: {
    2026: { arrears: likely(4, lucerne), credit: certain(0, `${cash}; ${lucerne}`) },
    2025: { arrears: likely(4.5, lucerne), credit: likely(0.75, cash) },
  },
  UR: {
    2026: { arrears: likely(4, uri), credit: likely(0.25, uri) },
    2025: { arrears: likely(4, uri), credit: likely(0.5, uri) },
  },
  SZ: { 2025: { credit: likely(1, blick) } },
  GL: { 2026: { credit: likely(1, cash) }, 2025: { credit: likely(1, cash) } },
  ZG: { 2026: { credit: certain(2, cash) }, 2025: { credit: certain(2, cash) } },
  SO: {
    2026: {
      arrears: certain(3.5, keystone),
      credit: certain(0, `${keystone}; ${cash}`, 'on payments in advance; 0.25% on tax paid in excess'),
    },
    2025: { arrears: certain(3.5, `${keystone}; canton of Solothurn, newsletter 2/2024`) },
  },
  BS: {
    2026: { arrears: likely(4, keystone), credit: likely(0.5, `${cash}, which states a fall of 0.5 points`) },
    2025: { credit: likely(1, blick) },
  },
  BL: { 2026: { arrears: likely(5, keystone), credit: likely(0.1, keystone) } },
  AR: { 2026: { credit: likely(1, cash) }, 2025: { credit: likely(1, cash) } },
  AI: { 2025: { credit: likely(1, blick) } },
  AG: {
    2026: { arrears: certain(4.5, keystone), credit: certain(0.25, `${keystone}; ${cash}`) },
    2025: { arrears: certain(5, keystone), credit: certain(0.75, keystone) },
  },
  VS: {
    2025: {
      arrears: likely(3.75, 'Budgetzen, quoting the canton'),
      credit: likely(3.75, 'Budgetzen, quoting the canton', 'on tax paid in excess'),
    },
  },
  NE: { 2026: { credit: likely(0, cash) }, 2025: { credit: likely(0, blick) } },
  GE: { 2026: { credit: likely(0.1, cash) }, 2025: { credit: likely(0.5, cash) } },
  JU: { 2026: { credit: likely(0, cash) } },
}
