import { describe, expect, test } from 'vitest'
import type { Tariff } from '#tax/figures.ts'
import { aFlatTariff } from '#test/tax/ordinary-figures.ts'
import { errorsIn } from './check-tables.ts'

const wealth = aFlatTariff('wealth', 0.1)
const table = (type: Tariff['type'], ...rows: Tariff['rows']) => aFlatTariff('income', 0, { type, rows })
const errorsOf = (income: Tariff, knownSteps: string[] = []) =>
  errorsIn('ZZ', [income, wealth], ['income', 'wealth'], knownSteps)
const name = 'ZZ income tax (canton, single and loneParent and married)'

describe('valid tables', () => {
  test.each<[string, Tariff]>([
    ['one rate', aFlatTariff('income', 7)],
    ['steps', table('ZUERICH', [7_000, 0], [5_000, 2], [9_999_999, 100])],
    ['lower bounds that meet', table('BUND', [0, 0, 0], [15_200, 0.77, 0], [33_200, 0.88, 138.6])],
    ['lower bounds printed to whole francs', table('BUND', [0, 1, 0], [10_050, 2, 100], [20_050, 3, 301])],
    ['support points', table('FREIBURG', [0, 2], [5_000, 2], [10_000, 3])],
    ['formulas that meet', table('FORMEL', [0, 0, 0], [100, 0, 0, '0.5 * ($wert$ - 100)'])],
  ])('%s', (_name, income) => expect(errorsOf(income)).toEqual([]))
})

describe('invalid tables', () => {
  test.each<[string, Tariff, string]>([
    ['no rows at all', table('ZUERICH'), 'no rows'],
    ['a step without width', table('ZUERICH', [7_000, 0], [0, 2]), 'row 2 has no width: it overlaps the next'],
    ['a step with a negative width', table('ZUERICH', [-1, 0], [5, 2]), 'row 1 has no width: it overlaps the next'],
    ['a rate above 100 %', table('ZUERICH', [7_000, 100.1], [5, 2]), 'row 1 has a rate of 100.1 %'],
    ['a negative rate', table('FREIBURG', [0, -1], [5, 2]), 'row 1 has a rate of -1 %'],
    ['rows out of order', table('FREIBURG', [5_000, 2], [4_000, 3]), 'row 2 starts at 4000, not above row 1: overlap'],
    ['a row twice', table('FREIBURG', [5_000, 2], [5_000, 3]), 'row 2 starts at 5000, not above row 1: overlap'],
    ['two rates where one is expected', table('FLATTAX', [0, 1], [5, 2]), '2 rows where one is expected'],
    [
      'a lower bound that the row below does not reach',
      table('BUND', [0, 1, 0], [10_000, 2, 105]),
      'row 2 starts at 105, but the row below reaches 100: gap',
    ],
    [
      'formulas with a gap',
      table('FORMEL', [0, 0, 0, '1 * $wert$'], [100, 0, 0, '0.5 * $wert$']),
      'row 2 starts 50.00 away from where row 1 ends: gap',
    ],
    ['a formula without a value', table('FORMEL', [0, 0, 0, '1 / 0']), 'row 1: formula without a value'],
  ])('%s', (_name, income, error) => expect(errorsOf(income)).toEqual([`${name}: ${error}`]))

  test('an invalid formula is reported and not evaluated', () => {
    expect(errorsOf(table('FORMEL', [0, 0, 0, 'process.exit()'])).join()).toContain('row 1: Formula not understood')
  })
})

describe('jumps of tariffs that the law contains', () => {
  const jumps = table('BUND', [0, 1, 0], [10_000, 2, 150], [20_000, 3, 400])
  test.each([
    [[], 2],
    [['ZZ income at 10000'], 1],
    [['ZZ income at every row'], 0],
    [['YY income at every row'], 2],
    [['ZZ wealth at 10000'], 2],
  ])('with known jumps %j there are %d errors', (known, count) => expect(errorsOf(jumps, known)).toHaveLength(count))
})

describe('each household has one tariff', () => {
  const singles = aFlatTariff('income', 7, { kinds: ['single', 'loneParent'] })
  const needed = ['income', 'wealth'] as const
  test.each<[string, Tariff[], string[]]>([
    ['couples without a tariff', [singles, wealth], ['ZZ income: no tariff for married']],
    [
      'a tax is missing',
      [aFlatTariff('income', 7)],
      ['single', 'loneParent', 'married'].map((kind) => `ZZ wealth: no tariff for ${kind}`),
    ],
    [
      'two tariffs for single people',
      [aFlatTariff('income', 7), aFlatTariff('income', 7, { kinds: ['single'] }), wealth],
      ['ZZ income: 2 tariffs for single at the same time'],
    ],
    [
      'two tariffs, one expired',
      [aFlatTariff('income', 7), aFlatTariff('income', 7, { until: '2026-06-30' }), wealth],
      [],
    ],
    [
      'two tariffs, one of the communes',
      [aFlatTariff('income', 7), aFlatTariff('income', 7, { level: 'commune' }), wealth],
      [],
    ],
  ])('%s', (_name, tariffs, errors) => expect(errorsIn('ZZ', tariffs, needed)).toEqual(errors))
})
