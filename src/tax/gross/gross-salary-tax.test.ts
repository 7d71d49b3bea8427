import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { flagInWords, inWords } from '#tax/tax-texts.ts'
import type { GrossHousehold } from './gross-household.ts'
import { grossSalaryTax } from './gross-salary-tax.ts'

function inCapitalOf(canton: Canton, household: Partial<GrossHousehold>, year = 2026) {
  const figures = readFigures(year, canton)
  if (!figures.ok) throw new Error('not published')
  const commune = findCommune(figures.canton, figures.canton.rules.capitalCommune)
  if (!commune) throw new Error('no capital')
  const result = grossSalaryTax(figures, commune, {
    maritalStatus: 'single',
    childAges: [],
    confession: 'none',
    age: 40,
    grossSalary: 80_000,
    grossSalaryPartner: 0,
    taxableWealth: 0,
    ...household,
  })
  if (!result.ok) throw new Error('not published')
  return result
}

const children = (count: number) => Array<number>(count).fill(8)

/** Columns: canton, status, children, gross, net, work costs, premiums, taxable, cantonal, communal, head tax. */
test.each([
  ['AG', 'single', 2, 80000, 71883, 2156, 3800, 47327, 1177, 1097, 0],
  ['AI', 'married', 2, 80000, 71883, 4594, 7000, 48289, 1607, 937, 0],
  ['AR', 'single', 1, 80000, 71883, 2400, 3700, 58383, 2323, 2886, 0],
  ['BE', 'married', 2, 80000, 71883, 2156, 6300, 34627, 3131, 1621, 0],
  ['BL', 'single', 0, 80000, 71883, 500, 2000, 69383, 6308, 4100, 0],
  ['BS', 'single', 2, 50000, 45423, 4200, 4200, 0, 0, 0, 0],
  ['FR', 'single', 3, 80000, 71883, 2156, 8160, 34767, 1378, 1148, 0],
  ['GE', 'single', 2, 80000, 71883, 1817, 6960, 35710, 0, 0, 25],
  ['GL', 'married', 2, 80000, 71883, 2156, 8200, 47127, 1629, 1665, 0],
  ['GR', 'single', 2, 80000, 71883, 3300, 6600, 34583, 63, 60, 0],
  ['JU', 'single', 0, 80000, 71883, 4100, 3400, 62583, 5809, 3873, 0],
  ['LU', 'married', 2, 80000, 71883, 2156, 6600, 40467, 915, 915, 50],
  ['NE', 'single', 2, 80000, 71883, 2156, 4100, 52227, 2962, 1762, 0],
  ['NW', 'single', 2, 80000, 71883, 3594, 3200, 45889, 986, 888, 50],
  ['OW', 'married', 0, 80000, 71883, 2156, 3300, 45570, 2662, 3161, 0],
  ['SG', 'married', 2, 80000, 71883, 2400, 9000, 38883, 806, 1060, 0],
  ['SH', 'single', 2, 80000, 71883, 2156, 5750, 47177, 1207, 1318, 60],
  ['SO', 'single', 2, 80000, 71883, 2156, 4000, 47127, 1342, 1446, 50],
  ['SZ', 'married', 2, 80000, 71883, 6900, 9400, 7858, 43, 68, 0],
  ['TG', 'single', 2, 80000, 71883, 2156, 5500, 49427, 1145, 1491, 0],
  ['TI', 'single', 2, 80000, 71883, 3500, 6960, 38423, 683, 635, 20],
  ['UR', 'single', 2, 80000, 71883, 2156, 3200, 28327, 2011, 1911, 70],
  ['VD', 'married', 2, 80000, 71883, 2156, 11520, 33179, 1677, 894, 0],
  ['VS', 'single', 2, 80000, 71883, 2156, 6060, 39527, 514, 1171, 24],
  ['ZG', 'single', 2, 80000, 71883, 2156, 6960, 0, 0, 0, 0],
  ['ZH', 'single', 1, 80000, 71883, 2156, 4200, 56127, 1627, 2038, 24],
] as const)(
  'canton %s, %s, %d children, gross salary %d',
  (canton, maritalStatus, count, grossSalary, net, professional, insurance, taxable, cantonTax, communeTax, personal) => {
    const result = inCapitalOf(canton, { maritalStatus, childAges: children(count), grossSalary })
    const taken = (id: string) => result.deductions.canton.find((deduction) => deduction.id === id)?.amount
    expect({
      net: result.netSalary,
      professional: taken('professional'),
      insurance: taken('insurance'),
      taxable: result.taxableIncome.canton,
    }).toEqual({ net, professional, insurance, taxable })
    expect([result.incomeTax.canton, result.incomeTax.commune, result.personalTax]).toEqual([
      cantonTax,
      communeTax,
      personal,
    ])
    expect(result.exact).toBe(true)
  },
)

describe('outside the verified range', () => {
  test.each([
    ['two earners', { maritalStatus: 'married', grossSalaryPartner: 40_000 }, 'two earners'],
    ['another age', { age: 58 }, 'age 58'],
    [
      'children over 16',
      { childAges: [17] },
      'Not checked against the FTA’s calculator: children younger than 7 or older than 13 (amounts by age from official data).',
    ],
    ['a low salary', { grossSalary: 30_000 }, 'below CHF 40,000'],
    ['a very high salary', { grossSalary: 400_000 }, 'above CHF 300,000'],
  ] as const)('%s: computed, but not exact', (_, household, words) => {
    const result = inCapitalOf('ZH', household)
    expect(result.exact).toBe(false)
    expect(result.flags.map((flag) => flagInWords(flag).text).join(' ')).toContain(words)
  })

  test('2025 uses the export of 2025 and is not exact', () => {
    const result = inCapitalOf('ZH', { childAges: [8] }, 2025)
    expect(result.deductions.canton.find(({ id }) => id === 'children')?.amount).toBe(9_300)
    expect(result.exact).toBe(false)
  })
})

describe('two earners', () => {
  const couple = { maritalStatus: 'married', grossSalary: 80_000, grossSalaryPartner: 60_000 } as const

  test('the federal deduction is half of the lower income within its limits', () => {
    // The lower income is 60,000 - 3,180 - 660 - 240 - 1,677 = 54,243, less 2,000 of professional costs. Half of it
    // exceeds the maximum of 14,100.
    const result = inCapitalOf('ZH', couple)
    expect(result.deductions.federal.find(({ id }) => id === 'secondEarner')?.amount).toBe(14_100)
    expect(result.deductions.canton.find(({ id }) => id === 'secondEarner')?.amount).toBe(6_200)
  })

  test('the deduction never exceeds the lower income', () => {
    const result = inCapitalOf('ZH', { ...couple, grossSalaryPartner: 5_000 })
    // The lower income is the net salary of 4,660 less 2,000 of professional costs.
    expect(result.deductions.federal.find(({ id }) => id === 'secondEarner')?.amount).toBe(2_660)
  })
})

describe('own deductions and trace', () => {
  test('own deductions: pillar 3a is added, and actual commuting replaces the flat rate', () => {
    const flat = inCapitalOf('BE', {})
    const own = inCapitalOf('BE', { own: { canton: { other: 7_258, professional: 6_000 }, federal: { other: 7_258 } } })
    expect(own.taxableIncome.federal).toBe(flat.taxableIncome.federal - 7_258)
    expect(own.taxableIncome.canton).toBeLessThan(flat.taxableIncome.canton - 7_258 - 3_000)
    expect(own.total).toBeLessThan(flat.total)
  })

  test('every deduction is in the trace', () => {
    const { trace } = inCapitalOf('VD', { maritalStatus: 'married', childAges: children(2) })
    const labels = trace.filter(({ part }) => part === 'canton deductions').map((line) => inWords(line).label)
    expect(labels).toEqual([
      'Professional costs',
      'Insurance premiums',
      'Family and home childcare',
      'Rent',
      'Relief for modest incomes',
      'Taxable income',
    ])
  })
})
