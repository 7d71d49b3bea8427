import { describe, expect, test } from 'vitest'
import { assessmentLines } from '#content/procedure/compulsory-lines.ts'
import type { Canton } from '#tax/figures.ts'
import { compulsoryReturn, type MeansOfHousehold } from './compulsory-return.ts'

const modest: MeansOfHousehold = {
  canton: 'BE',
  maritalStatus: 'single',
  grossCents: [9_000_000],
  otherIncome: 0,
  taxableWealth: 0,
}

describe('compulsory return despite tax at source', () => {
  test.each<[string, Partial<MeansOfHousehold>, string[]]>([
    ['CHF 119,999.95 of salary', { grossCents: [11_999_995] }, []],
    ['CHF 120,000 of salary', { grossCents: [12_000_000] }, ['salary']],
    [
      'two salaries of CHF 119,000, never added up',
      { maritalStatus: 'married', grossCents: [11_900_000, 11_900_000] },
      [],
    ],
    ['only the spouse above the limit', { maritalStatus: 'married', grossCents: [5_000_000, 12_000_000] }, ['salary']],
    ['Bern, other income of CHF 2,999', { otherIncome: 2_999 }, []],
    ['Bern, other income of CHF 3,000', { otherIncome: 3_000 }, ['other-income']],
    ['Bern, wealth of CHF 149,999', { taxableWealth: 149_999 }, []],
    ['Bern, wealth of CHF 150,000', { taxableWealth: 150_000 }, ['wealth']],
    [
      'Bern, wealth of CHF 500,000 and other income',
      { taxableWealth: 500_000, otherIncome: 9_000 },
      ['other-income', 'wealth'],
    ],
    ['Aargau, other income of CHF 2,999', { canton: 'AG', otherIncome: 2_999 }, []],
    ['Aargau, other income of CHF 3,000', { canton: 'AG', otherIncome: 3_000 }, ['other-income']],
    ['Aargau, single, CHF 79,999', { canton: 'AG', taxableWealth: 79_999 }, []],
    ['Aargau, single, CHF 80,000', { canton: 'AG', taxableWealth: 80_000 }, ['wealth']],
    ['Aargau, married, CHF 159,999', { canton: 'AG', maritalStatus: 'married', taxableWealth: 159_999 }, []],
    ['Aargau, married, CHF 160,000', { canton: 'AG', maritalStatus: 'married', taxableWealth: 160_000 }, ['wealth']],
    ['Zürich, single, CHF 79,999', { canton: 'ZH', taxableWealth: 79_999 }, []],
    ['Zürich, single, CHF 80,000', { canton: 'ZH', taxableWealth: 80_000 }, ['wealth']],
    ['Zürich, married, CHF 159,999', { canton: 'ZH', maritalStatus: 'married', taxableWealth: 159_999 }, []],
    ['Zürich, married, CHF 160,000', { canton: 'ZH', maritalStatus: 'married', taxableWealth: 160_000 }, ['wealth']],
    ['Geneva, any other income', { canton: 'GE', otherIncome: 1 }, ['other-income']],
    ['Geneva, no taxable wealth', { canton: 'GE', taxableWealth: 0 }, []],
    ['Geneva, any taxable wealth', { canton: 'GE', taxableWealth: 1 }, ['wealth']],
    ['Thurgau, any taxable wealth', { canton: 'TG', taxableWealth: 1 }, ['wealth']],
    ['Schwyz, other income of CHF 2,000', { canton: 'SZ', otherIncome: 2_000 }, []],
    ['Schwyz, other income of CHF 2,001', { canton: 'SZ', otherIncome: 2_001 }, ['other-income']],
    ['Schwyz, wealth of CHF 50,000', { canton: 'SZ', taxableWealth: 50_000 }, []],
    [
      'Schwyz, married, wealth of CHF 50,001',
      { canton: 'SZ', maritalStatus: 'married', taxableWealth: 50_001 },
      ['wealth'],
    ],
    ['Vaud, single, CHF 59,999', { canton: 'VD', taxableWealth: 59_999 }, []],
    ['Vaud, single, CHF 60,000', { canton: 'VD', taxableWealth: 60_000 }, ['wealth']],
    ['Vaud, married, CHF 119,999', { canton: 'VD', maritalStatus: 'married', taxableWealth: 119_999 }, []],
    ['Vaud, any other income', { canton: 'VD', otherIncome: 1 }, ['other-income']],
    ['Aargau, Swiss withholding tax claimed', { canton: 'AG', claimsWithholdingTax: true }, ['swiss-withholding-tax']],
    ['Bern, Swiss withholding tax claimed', { claimsWithholdingTax: true }, []],
  ])('%s', (_name, change, reasons) => {
    expect(compulsoryReturn({ ...modest, ...change })).toMatchObject({ reasons, askCanton: false })
  })

  test('a canton with unknown limits must be asked if there is other income or wealth', () => {
    const luzern: MeansOfHousehold = { ...modest, canton: 'LU' }
    expect(compulsoryReturn(luzern)).toEqual({ reasons: [], askCanton: false, lines: null })
    expect(compulsoryReturn({ ...luzern, taxableWealth: 10_000 })).toMatchObject({ reasons: [], askCanton: true })
    expect(compulsoryReturn({ ...luzern, otherIncome: 100 })).toMatchObject({ reasons: [], askCanton: true })
    expect(compulsoryReturn({ ...luzern, otherIncome: 100, grossCents: [12_000_000] })).toMatchObject({
      reasons: ['salary'],
      askCanton: false,
    })
  })

  test('the limits of each canton have an official source and the day it was read', () => {
    for (const [canton, lines] of Object.entries(assessmentLines) as [Canton, (typeof assessmentLines)['BE'] & {}][]) {
      expect(lines.source.url, canton).toMatch(/^https:\/\//)
      expect(['certain', 'likely'], canton).toContain(lines.sureness)
      expect(lines.stateOn, canton).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})
