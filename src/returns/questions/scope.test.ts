import { describe, expect, test } from 'vitest'
import { calculatorAddOns } from '#content/pages/pricing.ts'
import { products } from '#content/products.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { addOnsNeeded, isAddOnFlag, scopeQuestion, scopeRules, scopeStatus } from './scope.ts'

const set = questionSets.find(({ caseType, taxYear }) => caseType === 'tax_return' && taxYear === 2025)
const questions = set?.sections.flatMap((section) => section.questions) ?? []

describe('rules of the package scope', () => {
  test('each rule names an add-on of the catalogue and a question with that answer', () => {
    for (const [flag, rule] of Object.entries(scopeRules)) {
      expect(
        products.some(({ addOn, type }) => addOn === flag && type === 'add-on'),
        flag,
      ).toBe(true)
      expect(
        calculatorAddOns.some((addOn) => addOn.flag === flag),
        flag,
      ).toBe(true)
      const question = questions.find(({ code }) => code === rule.question)
      expect(question, rule.question).toBeDefined()
      if ('over' in rule) expect(question?.kind).toBe('number')
      else if (question?.kind === 'several') expect(question.options.map(({ value }) => value)).toContain(rule.is)
      else expect([question?.kind, rule.is]).toEqual(['yes_no', 'yes'])
    }
  })

  test('the code of a decision fits the database and is no question of any set', () => {
    const codes = questionSets.flatMap(({ sections }) =>
      sections.flatMap((section) => section.questions.map(({ code }) => code)),
    )
    for (const flag of Object.keys(scopeRules).filter(isAddOnFlag)) {
      expect(scopeQuestion(flag)).toMatch(/^[a-z0-9-]{1,60}$/)
      expect(codes).not.toContain(scopeQuestion(flag))
    }
  })

  test.each([
    ['crypto', 'yes', ['crypto']],
    ['crypto', 'no', []],
    ['crypto', null, []],
    ['property', 'yes', ['realEstate']],
    ['foreign-income', 'yes', ['foreignIncome']],
    ['other-incomes', ['pension', 'self-employed'], ['businessIncome']],
    ['other-incomes', ['pension'], []],
    ['securities-count', 10, []],
    ['securities-count', 11, ['investments']],
    ['children', 'yes', []],
  ] as const)('%s answered with %j needs %j', (code, value, flags) => {
    const question = questions.find((one) => one.code === code)
    if (!question) throw new Error(code)
    const needed = addOnsNeeded([{ key: 'joint.a', question, answer: { value, mark: null } as never }])
    expect(needed.map(({ flag }) => flag)).toEqual(flags)
  })

  test.each([
    [{ isBought: false, hasQuote: false, decision: null }, 'open'],
    [{ isBought: false, hasQuote: true, decision: null }, 'quoted'],
    [{ isBought: false, hasQuote: true, decision: 'without' }, 'without'],
    [{ isBought: true, hasQuote: true, decision: 'without' }, 'added'],
  ] as const)('%j is %s', (about, status) => expect(scopeStatus(about)).toBe(status))
})
