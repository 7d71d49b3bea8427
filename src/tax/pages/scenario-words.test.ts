import { expect, test } from 'vitest'
import { scenarioWords } from './scenario-words.ts'

test('a scenario is summarised field by field, with or without its path', () => {
  const query = '?tab=wealth-tax&wealth=500000&canton=zurich&nonsense=1&rent='
  const words = 'From the calculator “Wealth tax”:\nWealth: CHF 500,000\nCanton: Zürich'
  expect(scenarioWords(query)).toBe(words)
  expect(scenarioWords(`/calculators${query}`)).toBe(words)
})

test('an invalid scenario gives an empty summary, and a line break does not split a value', () => {
  for (const other of ['', '/calculators', '/admin?x=1', `?income=${'1'.repeat(2000)}`]) {
    expect(scenarioWords(other)).toBe('')
  }
  expect(scenarioWords('?income=1%0AChurch:%20none')).toBe('From the calculator “Income tax”:\nIncome: 1 Church: none')
})
