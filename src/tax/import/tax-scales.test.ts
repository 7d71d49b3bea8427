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

describe('households of a group', () => {
  test.each([
    ['ALLE', ['single', 'loneParent', 'married']],
    ['VERHEIRATET', ['married']],
    ['LEDIG_OHNE_KINDER', ['single']],
    ['VERHEIRATET,LEDIG_ALLEINE,LEDIG_MIT_KINDER', ['married', 'loneParent']],
    ['LEDIG_ALLEINE', ['single', 'loneParent']],
    ['LEDIG_ALLEINE,LEDIG_OHNE_KINDER', ['single']],
    ['LEDIG_MIT_KINDER', ['single']], // unmarried couples with children are taxed individually
    ['KONKUBINAT', undefined],
  ])('the group %s has the household kinds %j', (Group, kinds) =>
    expect(zurich(scale({ Group }))[0]?.kinds).toEqual(kinds),
  )

  test('a household named by two groups belongs to the first, and a group without households is dropped', () => {
    const tariffs = zurich(scale({ Group: 'LEDIG_OHNE_KINDER' }), scale(), scale({ Group: 'VERHEIRATET' }))
    expect(tariffs.map(({ kinds }) => kinds)).toEqual([['single'], ['loneParent', 'married']])
  })

  test('other taxes and levels of the same household are separate', () => {
    expect(zurich(scale(), scale({ TaxType: 'VERMOEGENSSTEUER' }), scale({ Target: 'GEMEINDE' }))).toHaveLength(3)
  })
})

describe('tables', () => {
  test.each([
    [
      'steps without a third column remain steps',
      'ZUERICH',
      [row(7_000, 0), row(5_000, 2)],
      'ZUERICH',
      [
        [7_000, 0],
        [5_000, 2],
      ],
    ],
    [
      'steps with a tax at the bound become lower bounds',
      'ZUERICH',
      [row(0, 1, 0), row(100, 2, 1)],
      'BUND',
      [
        [0, 1, 0],
        [100, 2, 1],
      ],
    ],
    ['the third column of other tables is dropped', 'FREIBURG', [row(5_000, 2, 9)], 'FREIBURG', [[5_000, 2]]],
    ['formulas are retained', 'FORMEL', [row(1, 0, 0, '$wert$')], 'FORMEL', [[1, 0, 0, '$wert$']]],
    ['floating-point noise is removed', 'BUND', [row(0, 2.9699999999999998, 0)], 'BUND', [[0, 2.97, 0]]],
  ])('%s', (_name, TableType, Table, type, rows) => {
    expect(zurich(scale({ TableType, Table }))[0]).toMatchObject({ type, rows })
  })
})

describe('ignored and rejected input', () => {
  test.each([
    ['corporate taxes are ignored', { TaxType: 'GEWINNSTEUER' }],
    ['unknown levels are ignored', { Target: 'KIRCHE' }],
    ['a property name of Object.prototype is ignored', { TaxType: 'constructor' }],
  ])('%s', (_name, change) => expect(zurich(scale(change))).toEqual([]))

  test.each([
    ['an empty response is rejected', { response: [] }],
    ['an unknown canton is rejected', { response: [scale({ Location: { Canton: 'XX' } })] }],
    ['an unknown table type is rejected', { response: [scale({ TableType: 'BERN' })] }],
    [
      'a row without a number is rejected',
      { response: [scale({ Table: [{ Amount: '7', Percent: 0, Taxes: 0, Formula: '' }] })] },
    ],
    ['a missing response is rejected', undefined],
  ])('%s', (_name, payload) => expect(() => readTaxScales(payload)).toThrow())
})

test('federal tariffs are read once per group, not once per canton', () => {
  const federal = { Target: 'BUND', Group: 'VERHEIRATET' }
  const read = readTaxScales({ response: [scale(federal), scale({ ...federal, Location: { Canton: 'BE' } })] })
  expect(read.federal).toHaveLength(1)
  expect(read.cantons.get('ZH')).toEqual([])
})
