import { describe, expect, test } from 'vitest'
import { questionSets } from '#content/questions/question-sets.ts'
import { type FactCode, type HouseholdFact, householdFacts, householdIn } from './household-facts.ts'

const stated = (taxYear: number, value: string): HouseholdFact => {
  return { fact: 'civil-status', person: 'joint', taxYear, value, caseId: null, enteredAt: new Date(0) }
}

describe('the household of a tax year', () => {
  test.each([
    ['its own statement', [stated(2024, 'single'), stated(2025, 'married')], 'married'],
    [
      'the nearest earlier year, not a later one',
      [stated(2022, 'single'), stated(2024, 'married'), stated(2026, 'divorced')],
      'married',
    ],
    ['the nearest later year if none is earlier', [stated(2027, 'widowed'), stated(2026, 'married')], 'married'],
    ['nothing if nothing was stated', [], undefined],
  ])('2025 takes %s', (_, facts, value) => {
    expect(householdIn(facts, 2025).get('joint.civil-status')?.value).toBe(value)
  })
})

test.each(Object.entries(householdFacts))('every tax return asks for %s, %s', (code, about) => {
  const later: FactCode[] = ['partner-name', 'birth-date']
  for (const set of questionSets.filter(({ caseType }) => caseType === 'tax_return')) {
    const question = set.sections.flatMap(({ questions }) => questions).find((one) => one.code === code)
    if (!question && later.some((one) => one === code)) continue
    expect(question?.perPerson === true).toBe(about === 'each')
  }
})
