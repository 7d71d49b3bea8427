import { describe, expect, test } from 'vitest'
import type { CantonFigures, CantonRules } from '#tax/figures.ts'
import { aCanton, aCommune, aFlatTariff } from '#test/tax/ordinary-figures.ts'
import { flagsFor } from './scope.ts'

const household = {
  maritalStatus: 'single',
  children: 0,
  confession: 'none',
  taxableIncome: 100_000,
  taxableIncomeFederal: 100_000,
  taxableWealth: 0,
} as const

const flags = (
  rules: Partial<CantonRules>,
  changed: object = {},
  commune: object = {},
  figures: Partial<CantonFigures> = {},
) => flagsFor(aCanton(rules, figures), aCommune(commune), { ...household, ...changed })

test('a verified result has no flags', () => expect(flags({})).toEqual([]))

test('each unverified rule of the canton is flagged with its year', () => {
  expect(flags({ unchecked: ['tax-reduction', 'index-of-next-year'] })).toEqual([
    { code: 'not-checked.rule', values: { canton: 'ZH', year: 2026, rule: 'tax-reduction' } },
    { code: 'not-checked.rule', values: { canton: 'ZH', year: 2026, rule: 'index-of-next-year' } },
  ])
})

describe('values verified for one commune only', () => {
  const index = { canton: 2, commune: 2, provenFor: 1 }
  test.each([
    ['the index in its verified commune', { index }, {}, []],
    ['the index in another commune', { index }, { bfsId: 2, name: 'Beispielen' }, ['commune-index.income']],
    ['the head tax in the capital', { personalTaxVaries: true }, {}, []],
    ['the head tax in another commune', { personalTaxVaries: true }, { bfsId: 2 }, ['personal-tax']],
  ] as const)('%s', (_name, rules, commune, codes) => {
    expect(flags(rules, {}, commune).map(({ code }) => code)).toEqual(codes)
  })
})

describe('church tax', () => {
  const uncovered: Partial<CantonRules> = { church: 'not in the export' }
  const head: Partial<CantonRules> = { personalTax: { none: [25, 25], protestant: [35, 35] } }
  test.each([
    ['no church', uncovered, 'none', []],
    ['protestant rates are verified', {}, 'protestant', []],
    ['roman-catholic rates are not verified', {}, 'roman-catholic', ['not-checked.church']],
    ['a parish without a rate is not covered', {}, 'christ-catholic', ['church-not-covered.commune']],
    ['a canton without church rates is not covered', uncovered, 'protestant', ['church-not-covered.canton']],
    ['a head tax of one church alone', head, 'roman-catholic', ['not-checked.church', 'church-head-tax']],
    ['the church with the head tax', head, 'protestant', []],
  ] as const)('%s', (_name, rules, confession, codes) => {
    expect(flags(rules, { confession }).map(({ code }) => code)).toEqual(codes)
  })
})

describe('the family quotient is verified up to an income', () => {
  const rules: Partial<CantonRules> = { quotientPerChild: 0.5 }
  test.each([
    ['single', 1, 215_000, []],
    ['single', 1, 215_001, ['quotient-limit']],
    ['single', 0, 999_999, []],
    ['married', 1, 100_000, []],
    ['married', 1, 100_001, ['not-checked.quotient']],
  ] as const)(
    '%s with %d children and an income of CHF %d has the flags %j',
    (maritalStatus, children, taxableIncome, codes) => {
      expect(flags(rules, { maritalStatus, children, taxableIncome }).map(({ code }) => code)).toEqual(codes)
    },
  )
})

test.each([
  [200_000, []],
  [200_001, [{ code: 'not-checked.wealth-surcharge', values: { above: 200_000 } }]],
])('the wealth surcharge is verified up to a bracket: CHF %d', (taxableWealth, expected) => {
  const brackets = aFlatTariff('wealth', 0, {
    type: 'BUND',
    rows: [
      [0, 0.1, 0],
      [100_000, 0.1, 100],
      [200_000, 0.1, 200],
    ],
  })
  expect(flags({ wealth: { provenRows: 2 } }, { taxableWealth }, {}, { tariffs: [brackets] })).toEqual(expected)
})
