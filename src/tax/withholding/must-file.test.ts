import { describe, expect, test } from 'vitest'
import type { MeansOfHousehold } from './compulsory-return.ts'
import { type FilingInput, type FilingOutcome, type FilingReason, mustFile } from './must-file.ts'

const means: MeansOfHousehold = {
  canton: 'BE',
  maritalStatus: 'single',
  grossCents: [9_000_000],
  otherIncome: 0,
  taxableWealth: 0,
}

function decide({
  means: changed,
  ...input
}: Partial<Omit<FilingInput, 'means'>> & { means?: Partial<MeansOfHousehold> }) {
  return mustFile({
    ...{ permit: 'B', livesIn: 'CH', commuter: {}, isSelfEmployed: false, ownsSwissProperty: false, hasSalary: true },
    ...{ ownsPropertyAbroad: false, leavesOn: null, year: 2026, today: '2026-11-26', ...input },
    means: { ...means, ...changed },
  })
}

type Case = [string, Parameters<typeof decide>[0], FilingOutcome, FilingReason[]]

const commutes = { returnsHome: true }
const nearBorder = { returnsHome: true, withinZone: true, workedBefore: false }

describe('residents of Switzerland', () => {
  test.each<Case>([
    ['C permit', { permit: 'C' }, 'must', ['swiss-or-settled']],
    [
      'Swiss with a small salary',
      { permit: 'swiss', means: { grossCents: [1_000_000] } },
      'must',
      ['swiss-or-settled'],
    ],
    ['C permit with a house', { permit: 'C', ownsSwissProperty: true }, 'must', ['swiss-or-settled']],
    ['B permit, nothing else', {}, 'may', ['below-lines']],
    ['L permit, nothing else', { permit: 'L' }, 'may', ['below-lines']],
    ['no permit yet, nothing else', { permit: 'other' }, 'may', ['below-lines']],
    ['B permit, CHF 119,999.95', { means: { grossCents: [11_999_995] } }, 'may', ['below-lines']],
    ['B permit, CHF 120,000', { means: { grossCents: [12_000_000] } }, 'must', ['salary']],
    ['L permit, CHF 120,000', { permit: 'L', means: { grossCents: [12_000_000] } }, 'must', ['salary']],
    [
      'two salaries of CHF 119,000',
      { means: { maritalStatus: 'married', grossCents: [11_900_000, 11_900_000] } },
      'may',
      ['below-lines'],
    ],
    [
      'only the spouse above CHF 120,000',
      { means: { maritalStatus: 'married', grossCents: [0, 12_000_000] } },
      'must',
      ['salary'],
    ],
    ['Bern, CHF 150,000 of wealth', { means: { taxableWealth: 150_000 } }, 'must', ['wealth']],
    ['Bern, CHF 149,999 of wealth', { means: { taxableWealth: 149_999 } }, 'may', ['below-lines']],
    ['Bern, CHF 3,000 of other income', { means: { otherIncome: 3_000 } }, 'must', ['other-income']],
    [
      'Zurich, couple with CHF 100,000 of wealth',
      { means: { canton: 'ZH', maritalStatus: 'married', taxableWealth: 100_000 } },
      'may',
      ['below-lines'],
    ],
    ['Zurich, single with CHF 100,000', { means: { canton: 'ZH', taxableWealth: 100_000 } }, 'must', ['wealth']],
    [
      'Schwyz, exactly CHF 50,000 of wealth',
      { means: { canton: 'SZ', taxableWealth: 50_000 } },
      'may',
      ['below-lines'],
    ],
    ['Geneva, any other income', { means: { canton: 'GE', otherIncome: 1 } }, 'must', ['other-income']],
    ['Zug, some wealth', { means: { canton: 'ZG', taxableWealth: 1 } }, 'ask-canton', ['lines-unknown']],
    ['Zug, some other income', { means: { canton: 'ZG', otherIncome: 1 } }, 'ask-canton', ['lines-unknown']],
    ['Zug, only a salary', { means: { canton: 'ZG' } }, 'may', ['below-lines']],
    [
      'Zug, some wealth and CHF 120,000',
      { means: { canton: 'ZG', taxableWealth: 1, grossCents: [12_000_000] } },
      'must',
      ['salary'],
    ],
    ['self-employed on the side', { isSelfEmployed: true }, 'must', ['self-employed']],
    ['a flat in Switzerland', { ownsSwissProperty: true }, 'must', ['swiss-property']],
    ['a flat abroad, below the thresholds', { ownsPropertyAbroad: true }, 'ask-canton', ['property-abroad']],
    [
      'a flat abroad and wealth above the threshold',
      { ownsPropertyAbroad: true, means: { taxableWealth: 200_000 } },
      'must',
      ['wealth'],
    ],
    [
      'several grounds',
      { isSelfEmployed: true, ownsSwissProperty: true, means: { grossCents: [12_000_000], taxableWealth: 200_000 } },
      'must',
      ['salary', 'wealth', 'self-employed', 'swiss-property'],
    ],
  ])('%s', (_, input, outcome, reasons) => {
    expect(decide(input)).toMatchObject({ outcome, reasons, mayBeQuasiResident: false })
  })
})

describe('people who live abroad', () => {
  test.each<[...Case, boolean]>([
    ['G permit, Germany', { livesIn: 'DE', commuter: commutes }, 'need-not', ['taxed-at-source-abroad'], true],
    ['G permit, Germany, many nights away', { livesIn: 'DE' }, 'need-not', ['taxed-at-source-abroad'], true],
    ['Austria', { livesIn: 'AT' }, 'need-not', ['taxed-at-source-abroad'], true],
    ['another country', { livesIn: 'other' }, 'need-not', ['taxed-at-source-abroad'], true],
    [
      'CHF 120,000 does not oblige',
      { livesIn: 'DE', means: { grossCents: [20_000_000] } },
      'need-not',
      ['taxed-at-source-abroad'],
      true,
    ],
    [
      'Swiss citizen who lives abroad',
      { permit: 'swiss', livesIn: 'FR', means: { canton: 'GE' } },
      'need-not',
      ['taxed-at-source-abroad'],
      true,
    ],
    ['France and Bern, daily', { livesIn: 'FR', commuter: commutes }, 'need-not', ['french-agreement'], false],
    ['France and Bern, many nights away', { livesIn: 'FR' }, 'need-not', ['taxed-at-source-abroad'], true],
    [
      'France and Geneva, daily',
      { livesIn: 'FR', commuter: commutes, means: { canton: 'GE' } },
      'need-not',
      ['taxed-at-source-abroad'],
      true,
    ],
    [
      'Italy and Ticino, new agreement',
      { livesIn: 'IT', commuter: nearBorder, means: { canton: 'TI' } },
      'need-not',
      ['italian-agreement'],
      false,
    ],
    [
      'Italy and Ticino, commuting since before July 2023',
      { livesIn: 'IT', commuter: { ...nearBorder, workedBefore: true }, means: { canton: 'TI' } },
      'need-not',
      ['italian-agreement'],
      false,
    ],
    [
      'Italy and Zurich',
      { livesIn: 'IT', commuter: nearBorder, means: { canton: 'ZH' } },
      'need-not',
      ['taxed-at-source-abroad'],
      true,
    ],
    ['Liechtenstein, daily', { livesIn: 'LI', commuter: commutes }, 'need-not', ['liechtenstein-agreement'], false],
    [
      'Liechtenstein, public service',
      { livesIn: 'LI', commuter: { ...commutes, publicService: true } },
      'need-not',
      ['taxed-at-source-abroad'],
      true,
    ],
    ['a house in Switzerland', { livesIn: 'DE', ownsSwissProperty: true }, 'must', ['swiss-property'], false],
    [
      'a house in Switzerland and the agreement with France',
      { livesIn: 'FR', commuter: commutes, ownsSwissProperty: true },
      'must',
      ['swiss-property'],
      false,
    ],
    [
      'a flat in Switzerland without work here',
      { livesIn: 'other', permit: 'other', hasSalary: false, ownsSwissProperty: true },
      'must',
      ['swiss-property'],
      false,
    ],
    ['nothing in Switzerland', { livesIn: 'FR', hasSalary: false }, 'need-not', ['nothing-here'], false],
    ['a business in Switzerland', { livesIn: 'AT', isSelfEmployed: true }, 'must', ['self-employed'], false],
    [
      'a house abroad does not oblige people who live abroad',
      { livesIn: 'DE', ownsPropertyAbroad: true },
      'need-not',
      ['taxed-at-source-abroad'],
      true,
    ],
  ])('%s', (_, input, outcome, reasons, mayBeQuasiResident) => {
    expect(decide({ permit: 'G', ...input })).toMatchObject({ outcome, reasons, mayBeQuasiResident, basis: 'abroad' })
  })
})

describe('dates', () => {
  const rich = { taxableWealth: 200_000 }

  test.each<[string, Parameters<typeof decide>[0], Partial<ReturnType<typeof mustFile>>]>([
    ['the form is requested by 31 March', { means: rich }, { requestUntil: '2027-03-31', isRequestOver: false }],
    ['31 March itself is in time', { means: rich, today: '2027-03-31' }, { isRequestOver: false }],
    [
      'the duty remains after 31 March',
      { means: rich, today: '2027-04-01' },
      { outcome: 'must', requestUntil: '2027-03-31', isRequestOver: true },
    ],
    ['a voluntary request by 31 March', {}, { outcome: 'may', requestUntil: '2027-03-31' }],
    ['no voluntary request after 31 March', { today: '2027-04-01' }, { outcome: 'need-not', isRequestOver: true }],
    ['a leaver requests before the day of departure', { leavesOn: '2026-12-15' }, { requestUntil: '2026-12-15' }],
    ['a leaver after departure is too late', { leavesOn: '2026-10-31' }, { outcome: 'need-not', isRequestOver: true }],
    ['a leaver who must file requests the form', { leavesOn: '2026-10-31', means: rich }, { outcome: 'must' }],
    ['no request in the ordinary assessment', { permit: 'C' }, { requestUntil: null, basis: 'ordinary' }],
    [
      'quasi-residents by 31 March',
      { permit: 'G', livesIn: 'DE', today: '2027-04-01' },
      { requestUntil: '2027-03-31', isRequestOver: true },
    ],
    ['an earlier year', { year: 2025 }, { outcome: 'need-not', requestUntil: '2026-03-31', isRequestOver: true }],
  ])('%s', (_, input, expected) => {
    expect(decide(input)).toMatchObject(expected)
  })
})
