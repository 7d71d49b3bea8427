import { describe, expect, test } from 'vitest'
import { flagName } from '#tax/flag.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { errorsInWords, flagInWords } from '#tax/tax-texts.ts'
import { calculate } from './calculate.server.ts'

const ask = (query: string) => calculate(new URLSearchParams(query), '2026-11-25')

function resultOf<Tab extends ReturnType<typeof calculate>['tab']>(tab: Tab, query: string) {
  const calculation = ask(`tab=${tab}&${query}`)
  expect(calculation.errors).toEqual({})
  expect(calculation.tab).toBe(tab)
  const { result } = calculation
  if (!result) throw new Error('nothing was computed')
  return result as NonNullable<Extract<typeof calculation, { tab: Tab }>['result']>
}

describe('income tax', () => {
  test('CHF 100,000 in Zürich gives the flat-rate estimate and the official tariff', () => {
    const { flat, official } = resultOf('income-tax', 'income=100000&canton=zurich&maritalStatus=single&children=0')
    expect(flat).toMatchObject({
      federal: 7_700,
      cantonal: 12_000,
      communal: 9_600,
      total: 29_300,
      effectivePercent: 29.3,
    })
    expect(official).toMatchObject({ commune: { name: 'Zürich' }, total: 15_912 })
  })

  test.each(['100000', "100'000", '100,000', '100,000', 'CHF 100 000.–'])(
    'an income written as %s is accepted',
    (income) => {
      const query = new URLSearchParams({ income, commune: '2502' })
      const result = resultOf('income-tax', query.toString())
      expect(result.official.total).toBe(23_361)
      expect(result.marginalBp).toBe(3_240)
      expect(result.others).toMatchObject({ of: 334 })
    },
  )

  test('a divorced person is taxed like a single person', () => {
    const taxOf = (status: string) =>
      resultOf('income-tax', `income=100000&canton=bern&maritalStatus=${status}`).official.total
    expect(taxOf('divorced')).toBe(taxOf('single'))
    expect(taxOf('married')).toBeLessThan(taxOf('divorced'))
  })

  test('a gross salary is reduced by deductions, and own deductions lower the taxable income', () => {
    const query = 'income=120000&basis=gross&canton=bern&maritalStatus=married&children=2&childAges=8,8'
    const { official } = resultOf('income-tax', query)
    expect(official).toMatchObject({
      total: 11_771,
      netSalary: 107_602,
      taxableIncome: { federal: 82_874, canton: 70_874 },
    })
    const own = resultOf('income-tax', `${query}&canton-other=7258&federal-other=7258`)
    expect(own.official).toMatchObject({ taxableIncome: { federal: 75_616, canton: 63_616 } })
  })

  test('a second salary in a hidden field is ignored for a single person', () => {
    const query = 'income=100000&basis=gross&canton=bern'
    expect(resultOf('income-tax', `${query}&partnerIncome=50000`).official.total).toBe(
      resultOf('income-tax', query).official.total,
    )
  })
})

test('wealth tax: the result has estimate, official tax and all cantons', () => {
  const result = resultOf('wealth-tax', 'wealth=500000&canton=zurich')
  expect(result.flat).toMatchObject({ tax: 320, effectivePercent: 0.064 })
  expect(result.total).toBe(result.taxes.canton + result.taxes.commune + result.taxes.church)
  expect(result.capitals).toHaveLength(26)
  expect(result.capitals.find(({ code }) => code === 'ZH')?.total).toBe(result.total)
})

describe('pillar 3a', () => {
  test('the result has the flat-rate model and the limit in force', () => {
    const result = resultOf('pillar-3a', 'income=100000&age=35&savings=20000&commune=biel&interest=0')
    expect(result.flat).toMatchObject({ maxContribution: 7_056, taxSavings: 1_764, totalAtRetirement: 355_692 })
    expect(result).toMatchObject({ limit: 7_258, total: 20_000 + 30 * 7_258 })
    expect(result.savedTrace.map(({ amount }) => amount)).toEqual([23_361, 23_361 - result.saved, result.saved])
  })

  test('the limit of a self-employed person is 20% of the income', () => {
    expect(resultOf('pillar-3a', 'income=80000&age=40&employment=self-employed&canton=bern').limit).toBe(16_000)
  })

  test.each([
    ['employee', 'paidYearBefore=3000', { year: 2025, most: 4_258, lost: 0, refused: null }],
    ['employee', 'paidYearBefore=7258', { most: 0, saved: 0, refused: 'no-gap' }],
    ['employee', 'paidYearBefore=0&benefitDrawn=yes', { most: 0, refused: 'benefit-drawn' }],
    ['self-employed', 'paidYearBefore=5000', { most: 7_258, lost: 3_742, refused: null }],
    ['employee', 'paidYearBefore=0&year=2025', { most: 0, refused: 'no-gap' }],
  ])('later contribution, %s, %s', (employment, query, expected) => {
    const entered = `income=80000&age=40&canton=bern&employment=${employment}`
    const { purchase, saved } = resultOf('pillar-3a', `${entered}&${query}`)
    expect(purchase).toMatchObject(expected)
    if (expected.most > 0) expect(purchase?.saved).toBeGreaterThan(0)
    expect(resultOf('pillar-3a', `${entered}&year=2026`).purchase).toBeUndefined()
    expect(saved).toBeGreaterThan(0)
  })

  test('from age 66 there is no further growth', () => {
    const result = resultOf('pillar-3a', 'income=80000&age=66&savings=1000&canton=bern')
    expect(result).toMatchObject({ years: [], total: 1_000, flat: { futureValue: 0 } })
  })
})

describe('real estate', () => {
  const query = 'propertyValue=1000000&mortgage=650000&canton=bern&income=100000'

  test('the result has the six figures of the estimate and the taxes of both laws', () => {
    const result = resultOf('real-estate', query)
    expect(result.flat).toMatchObject({
      imputedRentalValue: 6_000,
      mortgageInterest: 16_250,
      maintenance: 10_000,
      netRentalIncome: -26_250,
      wealthTax: 1_000,
      totalBurden: 7_000,
    })
    expect(result.until2028).toMatchObject({ taxableIncomeChange: -1_750, taxableWealthChange: 350_000 })
    expect(result.from2029).toMatchObject({ taxableIncomeChange: 0, taxableWealthChange: 350_000 })
    expect(result.from2029.taxChange).toBeGreaterThan(result.until2028.taxChange)
  })

  test('a missing income is assumed and flagged', () => {
    const assumed = resultOf('real-estate', 'propertyValue=1000000&mortgage=650000&canton=bern')
    expect(assumed.until2028.taxChange).toBe(resultOf('real-estate', query).until2028.taxChange)
    expect(assumed.flags.map((flag) => flagInWords(flag).text).join()).toMatch(/income of CHF 100,000/)
  })

  test('own amounts replace the assumptions and their flags', () => {
    const { until2028, flags } = resultOf(
      'real-estate',
      `${query}&interest=9000&maintenance=4000&imputedRent=20000&taxValue=700000`,
    )
    expect(until2028).toMatchObject({ taxableIncomeChange: 7_000, taxableWealthChange: 50_000 })
    expect(flags.filter((flag) => ['assumption', 'estimate'].includes(flagName(flag)))).toEqual([])
  })
})

describe('withholding tax', () => {
  test('the result has code, monthly and yearly tax and the filing check', () => {
    const result = resultOf('withholding-tax', 'monthlyIncome=6500&canton=zurich')
    expect(result).toMatchObject({ exempt: null, code: 'A0N', monthCents: 47_320, yearly: { taxCents: 12 * 47_320 } })
    expect(result.exempt === null && result.filing).toMatchObject({
      compulsory: { reasons: [] },
      requestUntil: '2027-03-31',
    })
  })

  test('deductions change the advice', () => {
    const advice = (deductions: number) => {
      const result = resultOf('withholding-tax', `monthlyIncome=8000&canton=zurich&deductions=${deductions}`)
      return result.exempt === null && result.filing?.advice
    }
    expect(advice(40_000)).toBe('file')
    expect(advice(0)).toBe('do-not-file')
  })

  test('a return is compulsory from a salary of CHF 120,000', () => {
    const result = resultOf('withholding-tax', 'monthlyIncome=10000&canton=zurich')
    expect(result).toMatchObject({ filing: { advice: 'must-file', compulsory: { reasons: ['salary'] } } })
  })

  test.each([
    ['bern', 'wealth=500000', 'must-file'],
    ['bern', 'wealth=149999', 'do-not-file'],
    ['bern', 'otherIncome=3000', 'must-file'],
    ['luzern', 'wealth=500000', 'ask-canton'],
  ])('in %s with %s the advice is %s', (canton, means, advice) => {
    const result = resultOf('withholding-tax', `monthlyIncome=6500&canton=${canton}&${means}`)
    expect(result).toMatchObject({ filing: { advice } })
  })

  test('other income increases the ordinary tax', () => {
    const owed = (otherIncome: number) => {
      const result = resultOf('withholding-tax', `monthlyIncome=6500&canton=bern&otherIncome=${otherIncome}`)
      return result.exempt === null ? (result.filing?.ordinaryCents ?? 0) : 0
    }
    expect(owed(10_000) - owed(0)).toBeGreaterThan(150_000)
  })

  test('a C permit is exempt from tax at source', () => {
    const result = resultOf('withholding-tax', 'monthlyIncome=6500&canton=zurich&permit=C')
    expect(result.exempt).toEqual({ code: 'settled', values: {} })
  })

  test('a cross-border commuter gets their tariff, without the filing check for residents', () => {
    const query = 'monthlyIncome=6500&canton=basel-stadt&permit=G&crossBorder=DE&returnsHome=yes'
    expect(resultOf('withholding-tax', query)).toMatchObject({ code: 'L0N', filing: null })
  })
})

describe('residence and tax at source', () => {
  const errorsOf = (query: string) => ask(`tab=withholding-tax&monthlyIncome=8000&${query}`).errors
  const result = (query: string) => resultOf('withholding-tax', `monthlyIncome=8000&${query}`)

  test('Liechtenstein: daily commuters are exempt (treaty Art. 15 para. 4), except in public service', () => {
    const query = 'canton=st-gallen&permit=G&crossBorder=LI'
    expect(errorsOf(query)).toEqual({ returnsHome: 'open-question', publicService: 'open-question' })
    const commuter = result(`${query}&returnsHome=yes&publicService=no`)
    expect(commuter).toMatchObject({ exempt: { code: 'left-to-liechtenstein' } })
    expect(result(`${query}&returnsHome=yes&publicService=yes`)).toMatchObject({ exempt: null, code: 'A0N' })
    expect(result(`${query}&returnsHome=no&publicService=no`)).toMatchObject({ exempt: null, code: 'A0N' })
  })

  test.each([
    ['canton=geneva&permit=G', 'permit', 'permit-of-commuters'],
    ['canton=geneva&permit=G&code=A0N', 'permit', 'permit-of-commuters'],
    ['canton=geneva&permit=C&crossBorder=FR', 'permit', 'permit-of-residents'],
    ['canton=geneva&permit=swiss&crossBorder=FR', 'permit', 'swiss-lives-abroad'],
    ['canton=ticino&code=R0N', 'code', 'code-of-commuters'],
    ['canton=basel-stadt&code=L0N&permit=G&crossBorder=AT', 'code', 'code-of-commuters'],
  ])('%s is a contradiction and gives no result', (query, field, why) => {
    expect(errorsOf(query)).toMatchObject({ [field]: { code: 'contradiction', values: { why: { code: why } } } })
    expect(Object.values(errorsInWords(errorsOf(query)))[0]?.length).toBeGreaterThan(40)
  })

  test.each([
    ['permit=Z', 'permit', 'permit-unknown'],
    ['crossBorder=GB', 'crossBorder', 'border-unknown'],
    ['returnsHome=maybe', 'returnsHome', 'yes-or-no'],
    ['otherParent=maybe', 'otherParent', 'other-parent-unknown'],
  ])('%s is rejected', (query, field, code) => expect(errorsOf(`canton=bern&${query}`)).toEqual({ [field]: code }))

  test('Italy, Ticino: the questions of the agreement decide between S and the ordinary code', () => {
    const query = 'canton=ticino&permit=G&crossBorder=IT&maritalStatus=married&children=2'
    expect(Object.keys(errorsOf(query))).toEqual(['withinZone', 'returnsHome', 'workedBefore'])
    const zone = `${query}&withinZone=yes&returnsHome=yes`
    expect(result(`${zone}&workedBefore=no`)).toMatchObject({ code: 'S2N', commuter: { isExcluded: true } })
    expect(result(`${zone}&workedBefore=yes`)).toMatchObject({ code: 'B2N', commuter: { isExcluded: true } })
  })

  test('single with children: custody and the other parent’s income decide the code', () => {
    const query = 'canton=bern&children=2'
    expect(errorsOf(query)).toEqual({ keepsChild: 'open-question', otherParent: 'open-question' })
    expect(result(`${query}&keepsChild=yes&otherParent=no`)).toMatchObject({ code: 'H2N' })
    expect(result(`${query}&keepsChild=yes&otherParent=earns-more`)).toMatchObject({ code: 'A0N' })
  })

  test('quasi-residence: the share decides, until the deadline of the request', () => {
    const query =
      'tab=withholding-tax&monthlyIncome=9166&bonus=8&canton=geneva&permit=G&crossBorder=FR&maritalStatus=married'
    const on = (today: string, abroad: string) =>
      calculate(new URLSearchParams(`${query}&${abroad}`), today).result as { commuter?: unknown } | null
    const [near, far] = ['incomeAbroad=9000&partnerIncomeAbroad=0', 'incomeAbroad=9000&partnerIncomeAbroad=30000']
    const term = { requestUntil: '2027-03-31', isTermOver: false }
    expect(on('2027-03-31', near)?.commuter).toMatchObject({ ...term, quasi: { eligible: true, sharePercent: 92.44 } })
    expect(on('2027-03-31', far)?.commuter).toMatchObject({ ...term, quasi: { eligible: false, sharePercent: 73.83 } })
    expect(on('2027-03-31', 'incomeAbroad=9000')?.commuter).toMatchObject({ quasi: null })
    expect(on('2027-04-01', near)?.commuter).toMatchObject({ isTermOver: true })
  })
})

describe('file or not', () => {
  const filing = (query: string) => {
    const result = resultOf('withholding-tax', `monthlyIncome=9000&${query}`)
    if (result.exempt !== null || !result.filing) throw new Error('no comparison')
    return result.filing
  }

  test('Luzern, 9,000 a month: commuting and meals change the advice (added to the flat rate)', () => {
    expect(filing('canton=luzern').advice).toBe('do-not-file')
    expect(filing('canton=luzern&meals=3200&canteen=no').advice).toBe('file')
    expect(filing('canton=luzern&commuting=3300').advice).toBe('file')
  })

  test('Biel: an exempt foreign flat costs less than a third of full taxation', () => {
    const abroad = filing('canton=bern&commune=biel&propertyAbroad=300000&rentAbroad=12000')
    const inFull = filing('canton=bern&commune=biel&otherIncome=12000&wealth=300000')
    const without = filing('canton=bern&commune=biel')
    expect(abroad.ordinaryCents).toBeGreaterThan(without.ordinaryCents)
    expect(abroad.ordinaryCents - without.ordinaryCents).toBeLessThan(
      (inFull.ordinaryCents - without.ordinaryCents) / 3,
    )
    expect(abroad.warnings.map(({ code }) => code)).toContain('property-abroad')
  })

  test('Geneva: a return is compulsory only for wealth above the social deduction', () => {
    expect(filing('canton=geneva&wealth=5000').compulsory.reasons).toEqual([])
    expect(filing('canton=geneva&wealth=90000').compulsory.reasons).toEqual(['wealth'])
  })
})

test.each([
  ['', 'us-person-open'],
  ['&usPerson=yes', 'us-person'],
  ['&usPerson=no', undefined],
])('pillar 3a with "%s" in the query: any warning for US persons precedes the saving', (query, code) => {
  const { before } = resultOf('pillar-3a', `income=120000&age=35&canton=basel-stadt${query}`)
  expect(before.map((flag) => flag.code)).toEqual(code ? [code] : [])
  if (code === 'us-person') expect(before.map((flag) => flagInWords(flag).text).join()).toMatch(/W-9.*FBAR.*8938.*PFIC/)
})

test('Valais: communes other than Sion are flagged in every tab that ranks or taxes them', () => {
  const isFlagged = (flags: readonly { code: string }[]) => flags.some(({ code }) => code.startsWith('commune-index'))
  expect(isFlagged(resultOf('real-estate', 'propertyValue=900000&commune=Sion').flags)).toBe(false)
  expect(isFlagged(resultOf('real-estate', 'propertyValue=900000&commune=1936').flags)).toBe(true)
  expect(isFlagged(resultOf('compare-communes', 'income=90000&commune=Bern&commune2=Zermatt').flags)).toBe(true)
  expect(isFlagged(resultOf('compare-communes', 'income=90000&basis=gross&commune=Zermatt').flags)).toBe(true)
  expect(isFlagged(resultOf('compare-communes', 'income=90000&commune=Sion').flags)).toBe(true)
  expect(isFlagged(resultOf('compare-communes', 'income=90000&commune=Bern').flags)).toBe(false)
})

test('capital benefit: the result has one payment, staggered payments and all cantons', () => {
  const result = resultOf('capital-benefit', 'capital=500000&canton=aargau')
  expect(result).toMatchObject({ total: 39_899, federal: 10_501, canton: 15_216, commune: 14_182 })
  expect(result.staggered.map(({ withdrawals }) => withdrawals)).toEqual([1, 2, 3, 4, 5])
  expect(result.capitals.find(({ code }) => code === 'AG')?.total).toBe(39_899)
})

describe('compare communes', () => {
  test('communes are compared in the given order, with the ranking of the canton and the map', () => {
    const result = resultOf('compare-communes', 'income=100000&commune=biel&commune2=Zug&commune3=Bern&commune4=Zug')
    expect(result.chosen.map(({ name, total }) => [name, total])).toEqual([
      ['Biel/Bienne', 23_361],
      ['Zug', 10_009],
      ['Bern', 22_957],
    ])
    expect(result).toMatchObject({ canton: 'BE', communes: 334, short: true })
    expect(result.capitals).toHaveLength(26)
    expect(result.ranking.some(({ name }) => name === 'Biel/Bienne')).toBe(true)
  })

  test('all communes are listed on request, cheapest first', () => {
    const { ranking } = resultOf('compare-communes', 'income=100000&canton=bern&all=yes')
    expect(ranking).toHaveLength(334)
    expect(ranking.map(({ total }) => total)).toEqual(ranking.map(({ total }) => total).toSorted((a, b) => a - b))
  })

  test('an ambiguous commune is an error of its own field', () => {
    const { errors, result } = ask('tab=compare-communes&income=1&commune=biel&commune3=wald')
    expect(errorsInWords(errors)).toEqual({
      commune3: 'Several communes match: Wald (AR), Wald (BE), Wald (ZH). Enter one of them in full.',
    })
    expect(result).toBeNull()
  })
})

describe('invalid input gives no result', () => {
  test.each([
    ['tab=income-tax&income=', { income: taxTexts.results.plainErrors['income-missing'] }],
    ['tab=income-tax&income=0&canton=bern', { income: taxTexts.results.plainErrors['income-missing'] }],
    ['tab=income-tax&income=-5&canton=bern', { income: taxTexts.results.plainErrors['amount-negative'] }],
    ['tab=income-tax&income=1&canton=bern&year=2027', { year: /2027 are not published yet/ }],
    ['tab=income-tax&income=1&canton=atlantis&children=x', { canton: /from the list/, children: /whole number/ }],
    ['tab=income-tax&income=1&basis=gross&canton=bern&children=2&childAges=8', { childAges: /2 ages/ }],
    ['tab=wealth-tax&wealth=0&canton=bern', { wealth: taxTexts.results.plainErrors['wealth-missing'] }],
    ['tab=pillar-3a&income=&age=', { income: /above zero/, age: /Your age/ }],
    ['tab=pillar-3a&income=1&age=30&interest=99&canton=bern', { interest: /at most 15/ }],
    ['tab=real-estate&propertyValue=', { propertyValue: taxTexts.results.plainErrors['property-value-missing'] }],
    ['tab=withholding-tax&monthlyIncome=1&canton=bern&year=2025', { year: /not available/ }],
    ['tab=withholding-tax&monthlyIncome=1&canton=geneva&code=A0Y', { code: /no church tax/ }],
    [
      'tab=withholding-tax&monthlyIncome=1&maritalStatus=married&secondIncome=yes',
      { partnerMonthlyIncome: /monthly salary of your spouse/ },
    ],
    ['tab=capital-benefit&capital=x', { capital: /in figures/ }],
  ])('%s', (query, errors) => {
    const requested = ask(query)
    expect(requested.result).toBeNull()
    expect(Object.keys(requested.errors).sort()).toEqual(Object.keys(errors).sort())
    expect(errorsInWords(requested.errors)).toMatchObject(errors)
  })

  test('a URL without input gives neither result nor error', () => {
    expect(ask('tab=income-tax&canton=zurich')).toMatchObject({
      result: null,
      errors: {},
      values: { canton: 'zurich' },
    })
    expect(ask('tab=nonsense')).toMatchObject({ tab: 'income-tax', result: null, errors: {} })
  })
})
