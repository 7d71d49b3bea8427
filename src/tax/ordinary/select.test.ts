import { describe, expect, test } from 'vitest'
import { kindOf } from '#tax/figures.ts'
import { aCanton, aFlatTariff } from '#test/tax/ordinary-figures.ts'
import { figuresAsOf, findCommune, findTariff, needTariff, readCommune } from './select.ts'

test.each([
  ['single', 0, 'single'],
  ['single', 1, 'loneParent'],
  ['married', 0, 'married'],
  ['married', 4, 'married'],
] as const)('%s with %d children is taxed as %s', (status, children, kind) => {
  expect(kindOf(status, children)).toBe(kind)
})

describe('reading a commune', () => {
  test('missing wealth rates default to those of income', () => {
    expect(readCommune([1, 'Musterlingen', 50, 10, 8, 6])).toEqual({
      bfsId: 1,
      name: 'Musterlingen',
      income: 50,
      wealth: 50,
      incomeChurch: [10, 8, 6],
      wealthChurch: [10, 8, 6],
    })
  })

  test('separate wealth rates are read', () => {
    expect(readCommune([1, 'Musterlingen', 50, 10, 8, 6, 40, 9, 7, 5])).toMatchObject({
      wealth: 40,
      wealthChurch: [9, 7, 5],
    })
  })

  test('a commune is found by its official number only', () => {
    expect(findCommune(aCanton(), 1)?.name).toBe('Musterlingen')
    expect(findCommune(aCanton(), 2)).toBeUndefined()
  })
})

describe('figures as of a date', () => {
  const figures = aCanton(
    {},
    {
      stateDate: '2026-09-01',
      tariffs: [
        aFlatTariff('income', 10, { until: '2026-06-30' }),
        aFlatTariff('income', 9, { from: '2026-07-01' }),
        aFlatTariff('wealth', 0.1),
      ],
      communes: [
        [1, 'Musterlingen', 50, 10, 8, 6],
        [2, 'Beispielen', 50, 10, 8, 6, 50, 1, 1, 1],
        [3, 'Anderswil', 70, 0, 0, 0],
      ],
      earlier: [
        [1, 55, '2026-08-31'],
        [2, 44, '2026-08-31'],
      ],
    },
  )
  const on = (day: string) => figuresAsOf(figures, day)

  test.each([
    ['2026-01-01', 55, 10],
    ['2026-06-30', 55, 10],
    ['2026-07-01', 55, 9],
    ['2026-08-31', 55, 9],
    ['2026-09-01', 50, 9],
    ['2026-12-31', 50, 9],
  ])('on %s, the multiplier of the commune is %d and the rate of the tariff %d percent', (day, rate, percent) => {
    expect(findCommune(on(day), 1)?.income).toBe(rate)
    expect(needTariff(on(day).tariffs, 'income', 'canton', 'single').rows[0]?.[1]).toBe(percent)
  })

  test('an earlier rate also applies to wealth, and church rates are unchanged', () => {
    expect(findCommune(on('2026-08-31'), 2)).toMatchObject({
      income: 44,
      wealth: 44,
      incomeChurch: [10, 8, 6],
      wealthChurch: [1, 1, 1],
    })
    expect(findCommune(on('2026-08-31'), 3)?.income).toBe(70)
  })

  test('the state date is the requested day, at most that of the newest figure', () => {
    expect(on('2026-03-15').stateDate).toBe('2026-03-15')
    expect(on('2026-12-31').stateDate).toBe('2026-09-01')
  })

  test('the stored figures are not modified', () => {
    on('2026-01-01')
    expect(findCommune(figures, 1)?.income).toBe(50)
    expect(figures.tariffs).toHaveLength(3)
  })
})

describe('tariff in force', () => {
  const tariffs = [
    aFlatTariff('income', 10, { kinds: ['single'] }),
    aFlatTariff('income', 8, { kinds: ['married'], from: '2026-01-01' }),
    aFlatTariff('income', 7, { kinds: ['married'], from: '2026-07-01' }),
    aFlatTariff('income', 5, { level: 'commune' }),
  ]
  test.each([
    ['single', 'canton', 10],
    ['married', 'canton', 7],
    ['married', 'commune', 5],
    ['loneParent', 'canton', undefined],
  ] as const)('the household kind %s and level %s have the tariff of %j percent', (kind, level, percent) => {
    expect(findTariff(tariffs, 'income', level, kind)?.rows[0]?.[1]).toBe(percent)
  })

  test('the newest tariff is found regardless of the order in the file', () => {
    expect(findTariff(tariffs.toReversed(), 'income', 'canton', 'married')?.rows[0]?.[1]).toBe(7)
  })

  test('a tariff of another tax is not found', () => {
    expect(findTariff(tariffs, 'wealth', 'canton', 'single')).toBeUndefined()
    expect(() => needTariff(tariffs, 'wealth', 'canton', 'single')).toThrow('wealth, canton, single')
  })
})
