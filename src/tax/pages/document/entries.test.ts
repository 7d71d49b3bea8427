import { describe, expect, test } from 'vitest'
import { calculatorTabs } from '#content/pages/calculators.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import { type TabOf, tabOf } from '#tax/pages/tabs.ts'
import { entriesOf, reportOf } from './entries.ts'

const reportFor = (query: string) => reportOf(calculate(new URLSearchParams(query), '2026-11-25'))

const scenarios: Record<TabOf<'general'>, string> = {
  'income-tax': 'income=100000&canton=bern',
  'wealth-tax': 'wealth=500000&canton=zurich',
  'pillar-3a': 'income=100000&age=35&canton=bern',
  'real-estate': 'propertyValue=1000000&mortgage=650000&canton=bern',
  'withholding-tax': 'monthlyIncome=6500&canton=zurich',
  'capital-benefit': 'capital=500000&canton=aargau',
  'compare-communes': 'income=100000&commune=biel&commune2=Zug',
}

describe.each(calculatorTabs.map(({ id }) => id))('PDF report of %s', (id) => {
  const report = reportFor(`tab=${id}&${scenarios[id]}`)

  test('the report has a title, entries, complete tables and the date of the figures', () => {
    expect(report?.title).toContain('2026')
    expect(report?.entries.length).toBeGreaterThan(0)
    expect(report?.dataState).toMatch(/^202\d-\d\d-\d\d$/)
    expect(report?.tables.length).toBeGreaterThan(0)
    for (const { columns, rows } of report?.tables ?? []) {
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.every(({ label, values }) => label !== '' && values.length === columns.length)).toBe(true)
      expect(rows.flatMap(({ values }) => values).join()).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('without a result there is no report', () => {
    expect(reportFor(`tab=${id}`)).toBeNull()
    expect(reportFor(`tab=${id}&${scenarios[id].replace(/=[^&]*/, '=x')}`)).toBeNull()
  })

  test('the tab is found by its id', () => expect(tabOf(new URLSearchParams({ tab: id })).id).toBe(id))
})

describe('the rows of a tax add up to its total', () => {
  const numberOf = (text = '') => Number(text.replace(/[^\d-]/g, '') || 0)
  test.each([
    ['income-tax', 'income=100000&canton=bern&wealth=300000', 0],
    ['income-tax', 'income=100000&canton=zurich&confession=protestant', 0],
    ['wealth-tax', 'wealth=500000&canton=zurich', 0],
    ['capital-benefit', 'capital=500000&canton=aargau', 0],
  ])('%s, %s', (tab, query, column) => {
    const [table] = reportFor(`tab=${tab}&${query}`)?.tables ?? []
    const rows = table?.rows ?? []
    const total = rows.find((row) => row.total)?.values[column]
    const parts = rows.filter((row) => !row.total).map(({ values }) => numberOf(values[column]))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(numberOf(total))
  })
})

describe('entries', () => {
  test.each([
    [
      'entries are in the order of the form, not of the URL',
      'income-tax',
      { canton: 'bern', income: '5' },
      [
        ['Income', 'CHF 5'],
        ['Canton', 'Bern'],
      ],
    ],
    [
      'choices and amounts are in words and francs',
      'income-tax',
      { income: "104'000.50", basis: 'gross', maritalStatus: 'married', children: '2' },
      [
        ['Income', 'CHF 104,000.50'],
        ['Type of income', 'Gross salary'],
        ['Marital status', 'Married'],
        ['Children', '2'],
      ],
    ],
    [
      'amounts of numbered fields are in francs, whether the number belongs to the name or counts rows',
      'employee-shares',
      { value: '200', value2: '1210', units2: '1000' },
      [
        ['Value of one on that day', 'CHF 200'],
        ['How many? (vesting 2)', '1000'],
        ['Value of one on that day (vesting 2)', 'CHF 1,210'],
      ],
    ],
    [
      'a lump sum is in francs',
      'leaving',
      { pillar2: '350000' },
      [['Lump sum from your pension fund or vested benefits', 'CHF 350,000']],
    ],
    ['empty entries are left out', 'income-tax', { income: '5', commune: '  ' }, [['Income', 'CHF 5']]],
    ['unknown fields are left out', 'wealth-tax', { wealth: '5', income: '7', 'x-y': '1' }, [['Wealth', 'CHF 5']]],
    ['an unknown canton is listed as submitted', 'wealth-tax', { canton: 'atlantis' }, [['Canton', 'atlantis']]],
    [
      'own deductions are listed by name',
      'income-tax',
      { 'canton-rent': '9' },
      [['Your own deduction, canton: rent', 'CHF 9']],
    ],
    [
      'fields excluded from the PDF are left out',
      'compare-communes',
      { income: '5', all: 'yes', choice: 'Zug' },
      [['Income', 'CHF 5']],
    ],
  ] as const)('%s', (_name, tab, values, entries) => expect(entriesOf(tab, values)).toEqual(entries))
})
