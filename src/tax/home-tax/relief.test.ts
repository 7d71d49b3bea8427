import { describe, expect, test } from 'vitest'
import { austrianTax } from './austria.ts'
import { frenchTax } from './france.ts'
import { germanTax } from './germany.ts'
import type { HomeSalary } from './home-salary.ts'
import { italianTax } from './italy.ts'
import { homeTax } from './relief.ts'

const salary: HomeSalary = {
  ...{ year: 2026, gross: 100_000, netMost: 93_000, netLeast: 87_000, thirteenthShare: 0, yearShare: 1 },
  ...{ married: false, spouseEarns: false, children: 0, church: false, withinZone: true },
}
const whole = { tax: 12_000, share: 1 }
const none = { least: 0, most: 0 }

describe('Germany', () => {
  const tax = germanTax(salary)

  test('the tax of 4.5 % is credited in full, and a rest is refunded', () => {
    const { credited, remains, total } = homeTax('german-commuter', salary, [{ tax: 4_500, share: 1 }]) ?? {}
    expect(credited).toEqual({ least: 4_500, most: 4_500 })
    expect(remains).toEqual({ least: tax.least - 4_500, most: tax.most - 4_500 })
    expect(total).toEqual(tax)
    const low = { ...salary, gross: 12_000, netMost: 11_000, netLeast: 10_000 }
    expect(homeTax('german-commuter', low, [{ tax: 540, share: 1 }])?.remains).toEqual({ least: -540, most: -540 })
  })

  test('others: the days taxed in Switzerland are exempt, the rest is taxed at the rate of the whole salary', () => {
    expect(homeTax('german-other', salary, [whole])).toMatchObject({ tax: none, remains: none })
    const { remains, credited } = homeTax('german-other', salary, [{ tax: 9_000, share: 0.75 }]) ?? {}
    expect(remains?.least).toBeCloseTo(tax.least / 4)
    expect(remains?.most).toBeCloseTo(tax.most / 4)
    expect(credited).toEqual(none)
  })
})

describe('France', () => {
  const tax = frenchTax(salary)

  test('the credit equals the French tax on a salary taxed in Switzerland', () => {
    expect(homeTax('french-other', salary, [whole])).toEqual({
      ...{ tax, credited: tax, remains: none, total: { least: 12_000, most: 12_000 } },
    })
  })

  test('the eight cantons of 1983 leave the whole tax to France', () => {
    expect(homeTax('french-agreement', salary, [{ tax: 0, share: 0 }])).toEqual({
      ...{ tax, credited: none, remains: tax, total: tax },
    })
  })

  test('above 40 % home office: from nothing to the tax on the days in France', () => {
    const found = homeTax('french-other', salary, [whole, { tax: 6_000, share: 0.5 }])
    expect(found?.remains).toEqual({ least: 0, most: tax.most / 2 })
    expect(found?.total.least).toBe(Math.min(12_000, 6_000 + tax.least / 2))
    expect(found?.total.most).toBe(Math.max(12_000, 6_000 + tax.most / 2))
  })
})

describe('Italy', () => {
  const { tax, irpef, taxedShare } = italianTax(salary)

  test('the Swiss tax is credited in full, or cut by the tax-free share', () => {
    const found = homeTax('italian-new', salary, [whole])
    expect(found?.credited).toEqual({ least: 12_000 * taxedShare, most: 12_000 })
    expect(found?.remains).toEqual({ least: tax.least - 12_000, most: tax.most - 12_000 * taxedShare })
  })

  test('the credit never exceeds the IRPEF on the days worked in Switzerland', () => {
    const found = homeTax('italian-other', salary, [{ tax: 90_000, share: 0.5 }])
    expect(found?.credited).toEqual({ least: irpef.least / 2, most: irpef.most / 2 })
  })

  test('under the old rule Italy does not tax the salary', () =>
    expect(homeTax('italian-old', salary, [whole])).toBeNull())
})

test('Austria credits the Swiss tax up to its own tax on the days worked in Switzerland', () => {
  const tax = austrianTax(salary)
  expect(homeTax('ordinary-abroad', salary, [whole])).toMatchObject({
    ...{ credited: { least: 12_000, most: 12_000 }, total: tax },
  })
  const capped = homeTax('ordinary-abroad', salary, [{ tax: 90_000, share: 0.5 }])
  expect(capped?.remains).toEqual({ least: tax.least / 2, most: tax.most / 2 })
})

test.each([
  ['liechtenstein-commuter', true],
  ['liechtenstein-public', false],
  ['liechtenstein-other', false],
] as const)('%s: computed %s', (rule, isComputed) => {
  expect(homeTax(rule, salary, [{ tax: 0, share: 0 }]) !== null).toBe(isComputed)
})
