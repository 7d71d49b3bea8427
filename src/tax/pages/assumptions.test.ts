import { describe, expect, test } from 'vitest'
import { calculate } from './calculate.server.ts'

type Tab = ReturnType<typeof calculate>['tab']

function resultOf<Requested extends Tab>(tab: Requested, query: string) {
  const calculation = calculate(new URLSearchParams(`tab=${tab}&${query}`), '2026-11-25')
  expect(calculation.errors).toEqual({})
  if (!calculation.result) throw new Error('nothing was computed')
  return calculation.result as NonNullable<Extract<typeof calculation, { tab: Requested }>['result']>
}
const codesOf = ({ flags }: { flags: readonly unknown[] }) =>
  flags.map((flag) => (typeof flag === 'string' ? flag : (flag as { code: string }).code))

describe('flags for assumptions about a property', () => {
  const whole = 'propertyValue=1000000&canton=bern&income=100000&mortgage=500000&interest=9000&maintenance=4000'
  test.each([
    ['nothing is assumed if everything is given', whole, []],
    ['no income', whole.replace('&income=100000', ''), ['assumption.income']],
    ['no interest of a mortgage', whole.replace('&interest=9000', ''), ['assumption.interest']],
    ['no interest without a mortgage', whole.replace('&mortgage=500000&interest=9000', ''), []],
    ['no maintenance', whole.replace('&maintenance=4000', ''), ['assumption.maintenance']],
    ['a rent for an owner-occupied home', `${whole}&rent=24000`, ['assumption.rent']],
    ['a rent for a rented property', `${whole}&rent=24000&propertyType=rental`, []],
  ])('%s', (_, query, expected) => {
    const codes = codesOf(resultOf('real-estate', query))
    expect(codes.filter((code) => code.startsWith('assumption.'))).toEqual(expected)
  })

  const change = (query: string) => resultOf('real-estate', `${whole}&${query}`).until2028.taxableIncomeChange
  test('a rent is included only for a rented property', () => {
    expect(change('rent=24000')).toBe(change(''))
    expect(change('propertyType=rental&rent=24000')).toBe(change('propertyType=rental') + 24_000)
  })

  test('the years since the first home matter only for an owner-occupied home', () => {
    const later = (query: string) => resultOf('real-estate', `${whole}&${query}`).from2029.taxableIncomeChange
    expect(later('since=1')).toBeLessThan(later(''))
    expect(later('propertyType=vacation&since=1')).toBe(later('propertyType=vacation'))
  })

  test('other assets are part of the wealth both with and without the property', () => {
    const wealth = (query: string) => resultOf('real-estate', `${whole}&${query}`).until2028
    expect(wealth('otherAssets=300000').taxableWealthChange).toBe(wealth('').taxableWealthChange)
    expect(wealth('otherAssets=300000').taxChange).toBeGreaterThan(wealth('').taxChange)
  })
})

describe('notes on pillar 3a', () => {
  test.each([
    ['age=64', ['payout', 'buy-in']],
    ['age=65', ['payout', 'age', 'buy-in']],
    ['age=40&year=2025', ['payout']],
    ['age=40&employment=self-employed', ['payout', 'buy-in', 'net-income']],
  ])('%s', (query, expected) => {
    const content = codesOf(resultOf('pillar-3a', `income=80000&canton=bern&${query}`))
    expect(content.filter((code) => ['payout', 'age', 'buy-in', 'net-income'].includes(code))).toEqual(expected)
  })

  test('an interest rate may be written with a comma or a point', () => {
    const total = (interest: string) =>
      resultOf('pillar-3a', `income=80000&age=40&canton=bern&interest=${interest}`).total
    expect(total('2,5')).toBe(total('2.5'))
    expect(total('2.5')).toBeGreaterThan(total('2'))
  })
})

describe('other communes of a canton', () => {
  const { others } = resultOf('income-tax', 'income=100000&commune=biel')

  test('the list has the cheapest, the dearest and the neighbours in rank of the selected commune', () => {
    const totals = others.rows.map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(others.rows).toHaveLength(8)
    expect(new Set(others.rows.map(({ bfsId }) => bfsId)).size).toBe(8)
    expect(others.rows[4]).toMatchObject({ name: 'Biel/Bienne', total: 23_361 })
    expect(others.rank).toBeGreaterThan(4)
  })

  test('the list of the cheapest commune has five rows', () => {
    const [cheapest] = others.rows
    const found = resultOf(
      'income-tax',
      `income=100000&canton=bern&commune=${encodeURIComponent(cheapest?.name ?? '')}`,
    )
    expect(found.others).toMatchObject({ rank: 1, of: 334 })
    expect(found.others.rows).toHaveLength(5)
  })

  test('the parts of each commune add up to its total', () => {
    for (const { canton, commune, federal, church, total } of others.rows)
      expect(Math.abs(canton + commune + federal + church - total)).toBeLessThanOrEqual(2)
    expect(new Set(others.rows.map(({ multiplier }) => multiplier)).size).toBeGreaterThan(3)
  })
})

describe('compare communes', () => {
  const compare = (query: string) => resultOf('compare-communes', `income=100000&${query}`)

  test('a comparison of gross salaries deducts before taxing', () => {
    expect(compare('commune=biel&basis=gross').chosen[0]?.total).toBeLessThan(
      compare('commune=biel').chosen[0]?.total ?? 0,
    )
  })

  test('the ranking covers the canton of the first commune and marks all selected ones in it', () => {
    const { ranking, canton, chosen } = compare('commune=Bern&commune2=biel&commune3=Zug')
    expect(canton).toBe('BE')
    expect(
      ranking
        .filter(({ chosen: is }) => is)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Bern', 'Biel/Bienne'])
    expect(chosen).toHaveLength(3)
    expect(ranking).toHaveLength(22)
  })

  test('the ranking of a small canton is complete', () => {
    const { ranking, communes, short } = compare('commune=Zug')
    expect([ranking.length, short]).toEqual([communes, false])
  })

  test('an ambiguous commune is resolved by the selected choice', () => {
    expect(compare('commune=wald&choice=Wald%20(ZH)').chosen).toMatchObject([{ name: 'Wald (ZH)' }])
  })

  test('a commune outside the selected canton is flagged', () => {
    expect(codesOf(compare('canton=bern&commune=Zug'))).toEqual(['other-canton'])
  })
})

describe('tax at source', () => {
  const yearly = (query: string) => {
    const result = resultOf('withholding-tax', `monthlyIncome=6500&canton=zurich&${query}`)
    if (result.exempt !== null) throw new Error('exempt')
    return result
  }

  test('a second salary is used only for a married couple that selected it', () => {
    expect(yearly('maritalStatus=single&secondIncome=yes&partnerMonthlyIncome=5000').code).toBe('A0N')
    expect(yearly('maritalStatus=married').code).toBe('B0N')
    expect(yearly('maritalStatus=married&secondIncome=yes&partnerMonthlyIncome=5000').code).toBe('C0N')
  })

  test('an entered tariff code is used unchanged', () => {
    expect(yearly('code=B2N')).toMatchObject({ code: 'B2N', given: true, because: [{ code: 'entered' }] })
    expect(yearly('')).toMatchObject({ given: false })
  })

  test('a thirteenth salary and a bonus are included in the yearly tax', () => {
    const [plain, thirteenth, bonus] = [yearly(''), yearly('thirteenth=yes'), yearly('bonus=6500')]
    expect(thirteenth.yearly.taxCents).toBeGreaterThan(plain.yearly.taxCents)
    expect(bonus.yearly.taxCents).toBe(thirteenth.yearly.taxCents)
  })

  test('the tax actually withheld replaces the computed one', () => {
    const owed = (query: string) => yearly(query).filing
    expect(owed('withheld=1000')?.withheldCents).toBe(100_000)
    expect(owed('')?.withheldCents).toBe(12 * 47_320)
  })
})

test('the wealth tax of all cantonal capitals is listed, cheapest first', () => {
  const { capitals } = resultOf('wealth-tax', 'wealth=2000000&canton=zurich')
  const totals = capitals.map(({ total }) => total)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  for (const { canton, commune, church, total } of capitals) expect(canton + commune + church).toBe(total)
})
