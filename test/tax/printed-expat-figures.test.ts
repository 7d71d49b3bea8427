import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { ownerAbroadTax } from '#tax/allocation/owner-abroad.ts'
import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import { allTaxes, article, figuresOf, printed, rowOf, sumOf, withheld } from './printed.ts'

const incomeTaxOf = (place: string, income: number) => sumOf(allTaxes(place, 2026, { income }).incomeTax)
const chf = (amount: number) => `CHF ${printed(amount)}`
const less = (amount: number) => `−${chf(amount)}`
const factOf = (id: (typeof facts)[number]['id']) => Number(facts.find((fact) => fact.id === id)?.value)

test('the article for US citizens prints the relief for social security', () => {
  const text = article('us-persons-in-switzerland')
  const [other, gross] = [60_000, 24_000]
  const withheldInUs = gross * 0.15
  const exempt = (gross - withheldInUs) / 3
  const included = gross - withheldInUs - exempt
  const [relieved, full] = [incomeTaxOf('Biel/Bienne', other + included), incomeTaxOf('Biel/Bienne', other + gross)]
  expect(rowOf(text, 'US tax (15%)')).toEqual([less(withheldInUs), '–'])
  expect(rowOf(text, 'One third exempt')).toEqual([less(exempt), '–'])
  expect(rowOf(text, 'Included in Switzerland')).toEqual([chf(included), chf(gross)])
  expect(rowOf(text, 'Taxable income')).toEqual([chf(other + included), chf(other + gross)])
  expect(rowOf(text, 'Swiss income tax')).toEqual([chf(relieved), chf(full)])
  expect(text).toContain(`**${chf(full - relieved)}**`)
})

test('the article for owners abroad prints the tax at the rate of worldwide income', () => {
  const text = article('swiss-property-owners-abroad')
  const { figures, commune } = figuresOf('Grindelwald')
  const owner = {
    maritalStatus: 'single',
    ...{ children: 0, rent: 20_000, costs: 4_000, interest: 4_000 },
    ...{ taxValue: 400_000, debts: 200_000, assetsWorldwide: 2_000_000 },
  } as const
  const { taxes, canton } = ownerAbroadTax(figures, commune, { ...owner, worldIncome: 180_000 })
  const alone = allTaxes('Grindelwald', 2026, { income: canton.incomeTaxable, wealth: canton.wealthTaxable })
  const row = (of: (result: typeof taxes) => number) => [taxes, alone].map((result) => printed(of(result)))
  expect(text).toContain(`CHF ${canton.interestSwitzerland} of the interest and ${chf(canton.debtsSwitzerland)} of the`)
  expect(text).toContain(`is ${chf(canton.incomeTaxable)} and her taxable wealth is ${chf(canton.wealthTaxable)}`)
  expect(rowOf(text, 'Federal income tax')).toEqual(row((each) => each.incomeTax.federal))
  expect(rowOf(text, 'Cantonal and communal income tax')).toEqual(
    row((each) => each.incomeTax.canton + each.incomeTax.commune),
  )
  expect(rowOf(text, 'Wealth tax')).toEqual(row((each) => sumOf(each.wealthTax)))
  expect(rowOf(text, '**Total in CHF**')).toEqual(row((each) => each.total))
  expect(text).toContain(`Clara owes **${chf(taxes.total)}**`)
})

test('the article on form DA-1 prints the credit and its limit', () => {
  const text = article('da-1-and-foreign-withholding-tax')
  const [dividends, foreign] = [10_000, 1_500]
  const cases = [
    ['Biel/Bienne', 100_000],
    ['Zug', 50_000],
  ] as const
  const results = cases.map(([place, income]) => {
    const tax = incomeTaxOf(place, income)
    const onDividends = Math.round((tax * dividends) / income)
    return { income, tax, onDividends, credit: Math.min(foreign, onDividends) }
  })
  const row = (of: (result: (typeof results)[number]) => number) => results.map((result) => chf(of(result)))
  expect(rowOf(text, 'Taxable income, including the dividends')).toEqual(row(({ income }) => income))
  expect(rowOf(text, 'Swiss income tax')).toEqual(row(({ tax }) => tax))
  expect(rowOf(text, 'Part due on the dividends')).toEqual(row(({ onDividends }) => onDividends))
  expect(rowOf(text, '**Credit**')).toEqual(row(({ credit }) => credit))
  expect(rowOf(text, 'Lost')).toEqual(row(({ credit }) => foreign - credit))
})

test('the article on employers abroad prints contributions, pillar 3a and tax', () => {
  const text = article('employer-abroad')
  const salary = 120_000
  const [ahv, unemployment] = [(salary * factOf('ahv-employed')) / 100, salary * 0.022]
  const social = ahv + unemployment
  const net = salary - social
  const expenses = Math.round(net * 0.03)
  const saved = net * 0.2
  const incomes = [net - expenses, net - expenses - saved]
  const [without = 0, having = 0] = incomes.map((income) => incomeTaxOf('Biel/Bienne', income))
  expect(saved).toBeLessThan(factOf('pillar-3a-without-fund'))
  expect(rowOf(text, 'Old age, disability and loss of earnings (AHV, IV, EO)').at(-1)).toBe(chf(ahv))
  expect(rowOf(text, 'Unemployment (on salary up to CHF 148,200)').at(-1)).toBe(chf(unemployment))
  expect(rowOf(text, '**Total**').at(-1)).toBe(chf(social))
  expect(rowOf(text, 'Social insurance, both halves')).toEqual([less(social), less(social)])
  expect(rowOf(text, `Work expenses (3% of ${chf(net)})`)).toEqual([less(expenses), less(expenses)])
  expect(rowOf(text, `Pillar 3a (20% of ${chf(net)})`)).toEqual(['–', less(saved)])
  expect(rowOf(text, 'Taxable income')).toEqual(incomes.map(chf))
  expect(rowOf(text, 'Income tax')).toEqual([chf(without), chf(having)])
  expect(text).toContain(`saves Sam **${chf(without - having)}**`)
  expect(text).toContain(`**${chf(Math.round(having / 12))} a month** for tax and ${chf(social / 12)} for social`)
})

test('the article on lump-sum taxation prints the tax of a couple in Lucerne', () => {
  const text = article('lump-sum-taxation')
  const [living, rent, minFederal, minCanton] = [500_000, 12 * 7_000, 435_000, 638_400]
  const federal = Math.max(living, 7 * rent, minFederal)
  const income = Math.max(living, 7 * rent, minCanton)
  const wealth = 20 * income
  const tax = allTaxes('Luzern', 2026, { maritalStatus: 'married', income, federal, wealth })
  const cantonal = tax.incomeTax.canton + tax.incomeTax.commune
  expect(rowOf(text, 'Seven times the rent')).toEqual([chf(7 * rent), chf(7 * rent)])
  expect(rowOf(text, 'Minimum')).toEqual([chf(minFederal), chf(minCanton)])
  expect(rowOf(text, '**Base for income tax**')).toEqual([chf(federal), chf(income)])
  expect(rowOf(text, 'Income tax 2026')).toEqual([chf(tax.incomeTax.federal), chf(cantonal)])
  expect(rowOf(text, 'Base for wealth tax (20 times)')).toEqual(['–', chf(wealth)])
  expect(rowOf(text, 'Wealth tax 2026')).toEqual(['–', chf(sumOf(tax.wealthTax))])
  expect(text).toContain(`**${chf(sumOf(tax.incomeTax) + sumOf(tax.wealthTax))}** a year`)
  expect(text).toContain(`seven times the rent would be ${chf(7 * 12 * 5_000)}`)
})

test('the article on foreign pensions prints a lump sum taxed in two ways', () => {
  const text = article('foreign-pensions-and-trusts')
  const [other, capital] = [60_000, 150_000]
  const { figures, commune } = figuresOf('Biel/Bienne')
  const household = { maritalStatus: 'single', confession: 'none', age: 65, capital } as const
  const separate = capitalBenefitTax(figures, commune, household).total
  const added = incomeTaxOf('Biel/Bienne', other + capital) - incomeTaxOf('Biel/Bienne', other)
  expect(rowOf(text, 'Comparable with a Swiss pension: taxed separately')).toEqual([chf(separate)])
  expect(rowOf(text, 'Not comparable: added to her other income')).toEqual([chf(added)])
  expect(rowOf(text, '**Difference**')).toEqual([chf(added - separate)])
})

test('the article on Liechtenstein prints the tax in both directions', () => {
  const text = article('living-and-working-across-the-liechtenstein-border')
  const { month, yearCents } = withheld('A0N', 8_000, 'SG')
  expect(text).toContain(`CHF ${month} a month in 2026, or ${chf(yearCents / 100)} a year`)
  const paid = factOf('pillar-3a-with-fund')
  const [without, having] = [incomeTaxOf('Buchs', 80_000), incomeTaxOf('Buchs', 80_000 - paid)]
  expect(rowOf(text, 'Taxable income')).toEqual([chf(80_000), chf(80_000 - paid)])
  expect(rowOf(text, 'Income tax in Buchs')).toEqual([chf(without), chf(having)])
  expect(text).toContain(`**${chf(Math.round(without / 12))} a month**`)
  expect(text).toContain(`saves ${chf(without - having)} in the example`)
})
