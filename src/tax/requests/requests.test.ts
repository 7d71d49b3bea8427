import { describe, expect, test } from 'vitest'
import { type FieldErrors, readQuery } from '#tax/fields/error.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { errorsInWords } from '#tax/tax-texts.ts'
import {
  type Answer,
  answerCapitalBenefit,
  answerCommunes,
  answerGross,
  answerIncome,
  answerWithholding,
} from './answers.ts'
import { capitalBenefitQuery, communesQuery, grossQuery, incomeQuery, withholdingQuery } from './queries.ts'

function content<Body>(answer: Answer<Body> | { ok: false; errors: FieldErrors }) {
  return answer.ok ? answer : { ok: false as const, errors: errorsInWords(answer.errors) }
}

const ask = {
  income: (text: string) => {
    const read = readQuery(incomeQuery, new URLSearchParams(text))
    return content(read.ok ? answerIncome(figuresOnDisk, read.query) : read)
  },
  gross: (text: string) => {
    const read = readQuery(grossQuery, new URLSearchParams(text))
    return content(read.ok ? answerGross(figuresOnDisk, read.query) : read)
  },
  capital: (text: string) => {
    const read = readQuery(capitalBenefitQuery, new URLSearchParams(text))
    return content(read.ok ? answerCapitalBenefit(figuresOnDisk, read.query) : read)
  },
  withholding: (text: string) => {
    const read = readQuery(withholdingQuery, new URLSearchParams(text))
    return content(read.ok ? answerWithholding(figuresOnDisk, read.query) : read)
  },
  communes: (text: string) => {
    const read = readQuery(communesQuery, new URLSearchParams(text))
    return content(read.ok ? answerCommunes(figuresOnDisk, read.query) : read)
  },
}

describe('income', () => {
  test('the answer is complete', () => {
    expect(
      ask.income(
        'year=2026&commune=261&maritalStatus=single&children=0&confession=none&taxableIncome=80000&taxableIncomeFederal=80000&taxableWealth=0',
      ),
    ).toEqual({
      ok: true,
      body: {
        year: 2026,
        commune: { bfsId: 261, name: 'Zürich', canton: 'ZH' },
        dataState: '2026-03-02',
        incomeTax: { federal: 1_378, canton: 4_152, commune: 5_200, church: 0 },
        wealthTax: { canton: 0, commune: 0, church: 0 },
        personalTax: 24,
        total: 10_754,
        flags: [],
      },
    })
  })

  test('the federal income defaults to the cantonal one, and Swiss number formats are accepted', () => {
    expect(ask.income("year=2026&commune=261&taxableIncome=80'000")).toEqual(
      ask.income('year=2026&commune=261&taxableIncome=80000&taxableIncomeFederal=80000'),
    )
  })

  test('trace=1 adds the computation', () => {
    const answer = ask.income('year=2026&commune=261&taxableIncome=80000&trace=1')
    expect(answer.ok && answer.body.trace?.length).toBeGreaterThan(4)
    expect(ask.income('year=2026&commune=261&taxableIncome=80000&trace=yes')).toMatchObject({
      ok: false,
      errors: { trace: expect.any(String) },
    })
  })

  test('asOf computes with the figures of an earlier day', () => {
    const tax = (asOf: string) => {
      const answer = ask.income(`year=2026&commune=4566&taxableIncome=80000${asOf}`)
      return answer.ok && answer.body.incomeTax.commune
    }
    expect(tax('&asOf=2026-05-11')).not.toBe(tax(''))
  })

  test.each([
    [
      'year=2027&commune=261&taxableIncome=1',
      { year: 'Official figures for 2027 have not been published yet. Available: 2025 and 2026.' },
    ],
    ['year=2026&commune=9999&taxableIncome=1', { commune: 'There is no commune with the number 9999 in 2026.' }],
    [
      '',
      {
        year: taxTexts.results.plainErrors['year-missing'],
        commune: taxTexts.results.plainErrors['commune-number'],
        taxableIncome: taxTexts.results.plainErrors['amount-missing'],
      },
    ],
    [
      'year=26&commune=abc&maritalStatus=x&taxableIncome=-3&children=1.5&confession=y&asOf=yesterday',
      {
        year: taxTexts.results.plainErrors['year-digits'],
        commune: taxTexts.results.plainErrors['commune-number'],
        maritalStatus: taxTexts.results.plainErrors['status-unknown'],
        children: taxTexts.results.plainErrors['children-range'],
        confession: taxTexts.results.plainErrors['confession-unknown'],
        taxableIncome: taxTexts.results.plainErrors['amount-negative'],
        asOf: taxTexts.results.plainErrors['day-format'],
      },
    ],
  ])('%j is rejected field by field', (text, errors) => {
    expect(ask.income(text)).toEqual({ ok: false, errors })
  })
})

describe('gross', () => {
  test('the answer adds taxable incomes and exactness', () => {
    expect(
      ask.gross(
        'year=2026&commune=351&maritalStatus=married&children=2&childAges=8,8&confession=none&age=40&grossSalary=120000&grossSalaryPartner=0&taxableWealth=0',
      ),
    ).toEqual({
      ok: true,
      body: {
        year: 2026,
        commune: { bfsId: 351, name: 'Bern', canton: 'BE' },
        dataState: '2026-09-01',
        incomeTax: { federal: 551, canton: 7_393, commune: 3_827, church: 0 },
        wealthTax: { canton: 0, commune: 0, church: 0 },
        personalTax: 0,
        total: 11_771,
        taxableIncome: { federal: 82_874, canton: 70_874 },
        exact: true,
        flags: [],
      },
    })
  })

  test('ages must match the number of children, and a second salary requires married', () => {
    expect(
      ask.gross('year=2026&commune=351&maritalStatus=single&children=2&childAges=8&grossSalary=1&grossSalaryPartner=2'),
    ).toEqual({
      ok: false,
      errors: {
        childAges: 'Enter 2 ages, one for each child.',
        grossSalaryPartner: taxTexts.results.plainErrors['second-salary-unmarried'],
      },
    })
  })

  test('children without ages are assumed to be eight, with a flag', () => {
    const answer = ask.gross('year=2026&commune=351&maritalStatus=married&children=2&grossSalary=120000')
    expect(answer).toMatchObject({ ok: true, body: { total: 11_771, flags: [{ code: 'child-ages' }] } })
  })
})

test('capital benefit: the answer is complete', () => {
  expect(ask.capital('year=2026&commune=4001&maritalStatus=single&confession=none&age=65&capital=500000')).toEqual({
    ok: true,
    body: { federal: 10_501, canton: 15_216, commune: 14_182, church: 0, total: 39_899, flags: [] },
  })
})

describe('withholding', () => {
  test('the answer has the rate and the tax rounded to 5 cents', () => {
    expect(ask.withholding('year=2026&canton=ZH&code=A0N&monthlyIncome=6500')).toEqual({
      ok: true,
      body: { ratePercent: 7.28, tax: 473.2 },
    })
  })

  test.each([
    ['year=2026&canton=GE&code=A0Y&monthlyIncome=6500', { code: 'GE does not deduct church tax at source. Use A0N.' }],
    [
      'year=2025&canton=GE&code=A0N&monthlyIncome=6500',
      {
        year: 'Rates for tax at source are not available for 2025. Available: 2026. We leave 2025 out because the deadline for correcting it was 31 March 2026. Since then the tax deducted is final, unless you must file a tax return for 2025 or can still object to a decision, within 30 days of receiving it.',
      },
    ],
    [
      'year=2026&canton=XX&code=A&monthlyIncome=x',
      {
        canton: taxTexts.results.plainErrors['canton-letters'],
        code: taxTexts.results.plainErrors['tariff-unreadable-call'],
        monthlyIncome: taxTexts.results.plainErrors['amount-not-figures'],
      },
    ],
  ])('%j is rejected', (text, errors) => {
    expect(ask.withholding(text)).toEqual({ ok: false, errors })
  })
})

test('communes are found by postcode, and a query of one character is rejected', () => {
  expect(ask.communes('q=2502')).toMatchObject({
    ok: true,
    body: { communes: [{ bfsId: 371, name: 'Biel/Bienne', canton: 'BE' }] },
  })
  expect(ask.communes('q=2')).toEqual({ ok: false, errors: { q: taxTexts.results.plainErrors['search-too-short'] } })
})
