import { describe, expect, test } from 'vitest'
import { readTaxScales } from './tax-scales.ts'

const row = (Amount: number, Percent: number, Taxes = 0, Formula = '') => ({ Amount, Percent, Taxes, Formula })
const scale = (change: object = {}) => ({
  TaxType: 'EINKOMMENSSTEUER',
  Group: 'ALLE',
  Target: 'KANTON',
  Splitting: 0,
  TableType: 'ZUERICH',
  Table: [row(7_000, 0), row(5_000, 2)],
  Location: { Canton: 'ZH' },
  ...change,
})
const zurich = (...scales: object[]) => readTaxScales({ response: scales }).cantons.get('ZH') ?? []

describe('which households a group means', () => {
  test.each([
    ['ALLE', ['single', 'loneParent', 'married']],
    ['VERHEIRATET', ['married']],
    ['LEDIG_OHNE_KINDER', ['single']],
    ['VERHEIRATET,LEDIG_ALLEINE,LEDIG_MIT_KINDER', ['married', 'loneParent']],
    ['LEDIG_ALLEINE', ['single', 'loneParent']],
    ['LEDIG_ALLEINE,LEDIG_OHNE_KINDER', ['single']],
    ['LEDIG_MIT_KINDER', ['single']], // unmarried couples are taxed individually
    ['KONKUBINAT', undefined],
  ])('%s: %j', (Group, kinds) => expect(zurich(scale({ Group }))[0]?.kinds).toEqual(kinds))

  test('a kind that two groups name belongs to the first; what is left without one is dropped', () => {
    const tariffs = zurich(scale({ Group: 'LEDIG_OHNE_KINDER' }), scale(), scale({ Group: 'VERHEIRATET' }))
    expect(tariffs.map(({ kinds }) => kinds)).toEqual([['single'], ['loneParent', 'married']])
  })

  test('other taxes and levels of the same household do not meet', () => {
    expect(zurich(scale(), scale({ TaxType: 'VERMOEGENSSTEUER' }), scale({ Target: 'GEMEINDE' }))).toHaveLength(3)
  })
})

describe('tables', () => {
  test.each([
    [
      'steps without a third column stay steps',
      'ZUERICH',
      [row(7_000, 0), row(5_000, 2)],
      'ZUERICH',
      [
        [7_000, 0],
        [5_000, 2],
      ],
    ],
    [
      'steps with a tax at the bound are lower bounds',
      'ZUERICH',
      [row(0, 1, 0), row(100, 2, 1)],
      'BUND',
      [
        [0, 1, 0],
        [100, 2, 1],
      ],
    ],
    ['the third column of other tables is left out', 'FREIBURG', [row(5_000, 2, 9)], 'FREIBURG', [[5_000, 2]]],
    ['formulas are kept', 'FORMEL', [row(1, 0, 0, '$wert$')], 'FORMEL', [[1, 0, 0, '$wert$']]],
    ['shadows of binary numbers are tidied', 'BUND', [row(0, 2.9699999999999998, 0)], 'BUND', [[0, 2.97, 0]]],
  ])('%s', (_name, TableType, Table, type, rows) => {
    expect(zurich(scale({ TableType, Table }))[0]).toMatchObject({ type, rows })
  })
})

describe('what is left out and what is refused', () => {
  test.each([
    ['taxes of companies', { TaxType: 'GEWINNSTEUER' }],
    ['levels we do not know', { Target: 'KIRCHE' }],
    ['a name from the prototype', { TaxType: 'constructor' }],
  ])('%s', (_name, change) => expect(zurich(scale(change))).toEqual([]))

  test.each([
    ['an empty answer', { response: [] }],
    ['a canton that is none', { response: [scale({ Location: { Canton: 'XX' } })] }],
    ['a table of an unknown kind', { response: [scale({ TableType: 'BERN' })] }],
    ['a row without a number', { response: [scale({ Table: [{ Amount: '7', Percent: 0, Taxes: 0, Formula: '' }] })] }],
    ['no answer', undefined],
  ])('%s', (_name, payload) => expect(() => readTaxScales(payload)).toThrow())
})

test('federal tariffs are taken once for each group, not once for each canton', () => {
  const federal = { Target: 'BUND', Group: 'VERHEIRATET' }
  const read = readTaxScales({ response: [scale(federal), scale({ ...federal, Location: { Canton: 'BE' } })] })
  expect(read.federal).toHaveLength(1)
  expect(read.cantons.get('ZH')).toEqual([])
})
