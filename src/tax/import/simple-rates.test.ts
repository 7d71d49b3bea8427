import { describe, expect, test } from 'vitest'
import { type CommuneRow, cantons } from '#tax/figures.ts'
import { dayBefore, readSimpleRates, withLaterRates } from './simple-rates.ts'

const commune = (BfsID: number, Canton: string, change: object = {}) => ({
  ...{ IncomeRateCanton: 100, IncomeRateCity: 50, IncomeRateRoman: 10, IncomeRateProtestant: 8, IncomeRateChrist: 6 },
  ...{ FortuneRateCanton: 100, FortuneRateCity: 50, FortuneRateRoman: 10, FortuneRateProtestant: 8 },
  FortuneRateChrist: 6,
  Location: { BfsID, BfsName: `Commune ${BfsID}`, Canton },
  ...change,
})
const everyCanton = cantons.map((canton, at) => commune(at + 1, canton))
const read = (...more: object[]) => readSimpleRates({ response: [...everyCanton, ...more] }).get('ZH')

describe('multipliers by canton', () => {
  test('wealth multipliers are stored only if they differ from those of income', () => {
    const own = commune(100, 'ZH', { FortuneRateCity: 40 })
    expect(read(own)).toEqual({
      rates: { income: 100, wealth: 100 },
      communes: [
        [1, 'Commune 1', 50, 10, 8, 6],
        [100, 'Commune 100', 50, 10, 8, 6, 40, 10, 8, 6],
      ],
    })
  })

  test.each([
    ['a commune twice', [commune(1, 'ZH')], 'commune 1 Commune 1 comes twice: overlap'],
    ['the same number in another canton', [commune(1, 'BE')], 'comes twice'],
    ['two rates of one canton', [commune(100, 'ZH', { IncomeRateCanton: 99 })], 'another canton multiplier'],
    ['two rates for wealth', [commune(100, 'ZH', { FortuneRateCanton: 99 })], 'another canton multiplier'],
    ['a negative rate', [commune(100, 'ZH', { FortuneRateChrist: -1 })], 'Commune 100 has a negative multiplier'],
    ['an invalid number', [commune(0, 'ZH')], ''],
    ['no name', [commune(100, 'ZH', { Location: { BfsID: 100, BfsName: '', Canton: 'ZH' } })], ''],
  ])('%s is rejected', (_name, more, words) => expect(() => read(...more)).toThrow(words))

  test('cantons without communes are reported together', () => {
    expect(() => readSimpleRates({ response: everyCanton.slice(0, -2) })).toThrow('no communes for GE, JU: gap')
  })
})

describe('rates set later in the year', () => {
  const communes: CommuneRow[] = [
    [1, 'One', 50, 10, 8, 6],
    [2, 'Two', 60, 10, 8, 6, 60, 1, 2, 3],
    [3, 'Three', 70, 0, 0, 0, 33, 1, 2, 3],
  ]
  const later = (...changes: [number, number, string][]) => withLaterRates(communes, changes)

  test.each([
    ['no later rates', [], communes, [], ''],
    ['an equal rate is no change', [[1, 50, '2026-07-01']], communes, [], ''],
    ['an unknown commune is ignored', [[9, 50, '2026-07-01']], communes, [], ''],
  ] as const)('%s', (_name, changes, rows, earlier, newest) => {
    expect(later(...changes.map((change): [number, number, string] => [...change]))).toEqual({
      communes: rows,
      earlier,
      newest,
    })
  })

  test('a later rate replaces the earlier one, which is stored with its last day', () => {
    expect(later([1, 48, '2026-07-01'], [2, 61, '2026-03-01'])).toEqual({
      communes: [[1, 'One', 48, 10, 8, 6], [2, 'Two', 61, 10, 8, 6, 61, 1, 2, 3], communes[2]],
      earlier: [
        [1, 50, '2026-06-30'],
        [2, 60, '2026-02-28'],
      ],
      newest: '2026-07-01',
    })
  })

  test('a separate wealth rate remains unchanged', () => {
    expect(later([3, 71, '2026-07-01']).communes[2]).toEqual([3, 'Three', 71, 0, 0, 0, 33, 1, 2, 3])
  })
})

test.each([
  ['2026-01-01', '2025-12-31'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2000-03-01', '2000-02-29'],
  ['2100-03-01', '2100-02-28'],
  ['2026-10-26', '2026-10-25'], // the clocks change on 25 October 2026
])('the day before %s is %s', (day, before) => expect(dayBefore(day)).toBe(before))
