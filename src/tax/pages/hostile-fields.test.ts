import { describe, expect, test } from 'vitest'
import { calculatorTabs } from '#content/pages/calculators.ts'
import { errorsInWords } from '#tax/tax-texts.ts'
import { readAccuracy } from './accuracy.ts'
import { calculate } from './calculate.server.ts'
import { calculators } from './calculators.ts'
import { cantonBySlug, cantonOptions } from './canton-names.ts'
import { entriesOf } from './document/entries.ts'
import { scenarioWords } from './scenario-words.ts'
import { appointmentAddress, scenarioAddress, type TabOf, tabAddress, tabExample, tabOf } from './tabs.ts'
import { getHeroRows } from './tariff-rows.server.ts'

const enough: Record<TabOf<'general'>, string> = {
  'income-tax': 'income=100000&canton=bern',
  'wealth-tax': 'wealth=500000&canton=bern',
  'pillar-3a': 'income=100000&age=40&canton=bern',
  'real-estate': 'propertyValue=1000000&canton=bern',
  'withholding-tax': 'monthlyIncome=6500&canton=bern',
  'capital-benefit': 'capital=200000&canton=bern',
  'compare-communes': 'income=100000&canton=bern',
}
const tabs = calculatorTabs.map(({ id }) => id)

function ask(tab: TabOf<'general'>, changes: Record<string, string> = {}) {
  const parameters = new URLSearchParams(`tab=${tab}&${enough[tab]}`)
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value)
  return calculate(parameters, '2026-11-25')
}

test.each(tabs)('%s computes a result from its required fields', (tab) => {
  const { result, errors } = ask(tab)
  expect(errors).toEqual({})
  expect(result).not.toBeNull()
})

describe('an invalid field is named and gives no result', () => {
  const wrong: Record<string, [value: string, code: string][]> = {
    canton: [
      ['atlantis', 'canton-unknown'],
      ['__proto__', 'canton-unknown'],
      ['B', 'canton-unknown'],
    ],
    commune: [
      ['Nirgendwo am See', 'place-unmatched'],
      ['x'.repeat(81), 'commune-too-long'],
      ['9999999', 'place-unmatched'],
    ],
    year: [
      ['2024', 'year-not-published'],
      ['2027', 'year-not-published'],
      ['9999', 'year-not-published'],
      ['26', 'year-digits'],
      ['2026.0', 'year-digits'],
    ],
    maritalStatus: [['widowed', 'marital-status-unknown']],
    confession: [['jedi', 'church-unknown']],
  }
  const cases = Object.entries(wrong).flatMap(([field, values]) =>
    values.map(([value, code]) => ({ field, value, code })),
  )
  describe.each(tabs)('%s', (tab) => {
    test.each(cases)('$field $value: $code', ({ field, value, code }) => {
      const { result, errors } = ask(tab, { [field]: value })
      expect(result).toBeNull()
      const found = Object.values(errors).map((each) => (typeof each === 'string' ? each : each.code))
      if (tab === 'compare-communes' && code === 'year-not-published') {
        expect(found[0]).toMatch(/^year-not-/)
      } else {
        expect(found).toEqual([code])
      }
      for (const words of Object.values(errorsInWords(errors))) expect(words.length).toBeGreaterThan(10)
    })
  })
})

describe('amounts outside the limits', () => {
  const amounts: Record<TabOf<'general'>, string[]> = {
    'income-tax': ['income', 'wealth', 'partnerIncome', 'federal-other', 'canton-other'],
    'wealth-tax': ['wealth'],
    'pillar-3a': ['income', 'savings'],
    'real-estate': ['propertyValue', 'mortgage', 'rent', 'interest', 'maintenance', 'imputedRent', 'taxValue'],
    'withholding-tax': ['monthlyIncome', 'bonus', 'wealth', 'otherIncome', 'deductions', 'withheld'],
    'capital-benefit': ['capital'],
    'compare-communes': ['income', 'wealth'],
  }
  const cases = tabs.flatMap((tab) => amounts[tab].map((field) => [tab, field] as const))

  test.each(cases)('%s, %s: invalid amounts are rejected', (tab, field) => {
    const codeOf = (value: string) => ask(tab, { [field]: value }).errors[field]
    expect(codeOf('-1')).toBe('amount-negative')
    expect(codeOf('1e9')).toBe('amount-not-figures')
    expect(codeOf('1000000001')).toBe('amount-too-large')
    expect(codeOf('<script>')).toBe('amount-not-figures')
    expect(ask(tab, { [field]: '-1' }).result).toBeNull()
  })

  test.each(cases)('%s, %s: the largest amount gives finite figures', (tab, field) => {
    const { result, errors } = ask(tab, { [field]: '1000000000' })
    expect(errors).toEqual({})
    const written = JSON.stringify(result, (_, value) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'BROKEN' : value,
    )
    expect(written).not.toContain('BROKEN')
  })
})

describe.each(tabs)('URL and entries of %s', (tab) => {
  test('submitted values are retained, except the tab and the choice of a commune', () => {
    const parameters = new URLSearchParams(`tab=${tab}&${enough[tab]}&choice=Biel/Bienne`)
    const { values } = calculate(parameters, '2026-11-25')
    expect(values.tab).toBeUndefined()
    expect(values.choice).toBeUndefined()
    if (tab !== 'compare-communes') expect(values.commune).toBe('Biel/Bienne')
  })

  test('the tab URL retains household and place', () => {
    const values = { canton: 'bern', commune: 'Köniz', maritalStatus: 'married', children: '2', income: '5', age: '' }
    const address = new URL(tabAddress(tab, values), 'http://localhost')
    expect(tabOf(address.searchParams).id).toBe(tab)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tab,
      canton: 'bern',
      commune: 'Köniz',
      maritalStatus: 'married',
      children: '2',
    })
  })

  test('report labels are unique, and entries are the submitted fields', () => {
    const { labels } = calculators[tab]
    const shown = Object.values(labels).filter((label) => label !== null)
    expect(new Set(shown).size).toBe(shown.length)
    const given = Object.fromEntries(new URLSearchParams(enough[tab]))
    const entries = entriesOf(tab, { ...given, unknown: 'x', tab: 'y', children: '  ' })
    expect(entries).toHaveLength(Object.keys(given).length)
    expect(Object.fromEntries(entries).Canton).toBe('Bern')
  })

  test('the scenario is summarised with one line per entry', () => {
    const words = scenarioWords(`/calculators?tab=${tab}&${enough[tab]}`).split('\n')
    expect(words[0]).toMatch(/^From the calculator .+:$/)
    expect(words).toHaveLength(1 + [...new URLSearchParams(enough[tab])].length)
    expect(words).toContain('Canton: Bern')
  })
})

describe('untrusted scenarios', () => {
  test('a line break in a value does not start a new line', () => {
    const words = scenarioWords('tab=wealth-tax&wealth=1%0AFrom%20the%20firm:%20please%20pay%0D%0Anow')
    expect(words.split('\n')).toHaveLength(2)
    expect(words).toContain('1 From the firm: please pay now')
  })

  test('a text that is too long or has no entries gives an empty summary', () => {
    expect(scenarioWords(`tab=wealth-tax&wealth=${'1'.repeat(2_000)}`)).toBe('')
    expect(scenarioWords('tab=wealth-tax')).toBe('')
    expect(scenarioWords('')).toBe('')
    expect(scenarioWords('https://evil.example/?x=1')).toBe('')
  })

  test('the appointment URL carries the scenario as one parameter', () => {
    const parameters = new URLSearchParams('tab=income-tax&income=1&commune=A%26B&x=')
    const appointment = new URL(appointmentAddress(parameters), 'http://localhost')
    expect([...appointment.searchParams.keys()]).toEqual(['scenario'])
    const scenario = new URL(String(appointment.searchParams.get('scenario')), 'http://localhost')
    expect(scenario.searchParams.get('commune')).toBe('A&B')
    expect(scenario.searchParams.has('x')).toBe(false)
    expect(scenarioAddress(new URLSearchParams('a= '))).toBe('/calculators')
    expect(tabExample('wealth-tax', { wealth: '5', canton: undefined, commune: '' })).toBe(
      '/calculators?tab=wealth-tax&wealth=5',
    )
  })
})

test('a canton is found by exact code or slug, ignoring case and spaces', () => {
  for (const { value, label } of cantonOptions) {
    expect(cantonBySlug(value.toUpperCase())).toBe(cantonBySlug(value))
    expect(label.length).toBeGreaterThan(2)
  }
  expect(cantonBySlug('  Be ')).toBe('BE')
  for (const text of ['', 'ber', 'bernn', 'toString', 'CH']) expect(cantonBySlug(text)).toBeUndefined()
})

describe('rows of the chart on the home page', () => {
  test('every part of the tax rises with the income', () => {
    const rows = getHeroRows({ step: 2_500, to: 300_000 })
    expect(rows).toHaveLength(120)
    for (const [at, row] of rows.entries()) {
      const before = rows[at - 1] ?? { income: 0, federal: 0, canton: 0, commune: 0 }
      expect(row.income - before.income).toBe(2_500)
      for (const part of ['federal', 'canton', 'commune'] as const)
        expect(row[part], `${part} at ${row.income}`).toBeGreaterThanOrEqual(before[part])
    }
  })

  test('cached rows are not returned for other steps', () => {
    expect(getHeroRows({ step: 50_000 }).map(({ income }) => income)).toEqual([
      50_000, 100_000, 150_000, 200_000, 250_000,
    ])
    expect(getHeroRows({ step: 50_000, to: 100_000 })).toHaveLength(2)
    expect(getHeroRows({ year: 2025, step: 50_000 })).not.toEqual(getHeroRows({ step: 50_000 }))
  })
})

describe('accuracy report', () => {
  const measured = { cases: 2, passed: 1, largestDifference: 3 }
  const written = {
    toleranceFrancs: 2,
    dataState: { BE: '2026-09-01' },
    total: measured,
    kinds: { income: measured },
    cantons: [{ canton: 'BE', ...measured, kinds: { income: measured } }],
    misses: ['a line', { canton: 'BE', by: 3 }],
    withholding: { year: 2026, cantons: 26, codes: 40, dataState: '2026-01-01' },
    knownGaps: [{ where: 'BE', text: 'a gap' }],
  }

  test('deviating results are parsed as text lines, whatever their type', () => {
    expect(readAccuracy(written).misses).toEqual(['a line', '{"canton":"BE","by":3}'])
  })

  test.each([
    ['null', null],
    ['a total without its count', { ...written, total: { passed: 1 } }],
    ['a tolerance that is no number', { ...written, toleranceFrancs: 'two' }],
    ['a canton without a name', { ...written, cantons: [measured] }],
    ['misses that are not an array', { ...written, misses: 5 }],
  ])('%s is rejected', (_, given) => expect(() => readAccuracy(given)).toThrow())
})
