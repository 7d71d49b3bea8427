import { describe, expect, test } from 'vitest'
import { capitalInput } from '#tax/pages/capital/capital-calculator.ts'
import { incomeInput } from '#tax/pages/income/income-result.ts'
import { capitalBenefitQuery, grossQuery } from '#tax/requests/queries.ts'
import { readQuery } from './error.ts'

const call = { year: '2026', commune: '261' }
const borders = {
  'income, page': (given: Record<string, string>) =>
    readQuery(incomeInput, Object.entries({ basis: 'gross', income: '1', ...given })),
  'gross, call': (given: Record<string, string>) =>
    readQuery(grossQuery, Object.entries({ ...call, grossSalary: '1', ...given })),
  'capital, page': (given: Record<string, string>) =>
    readQuery(capitalInput, Object.entries({ capital: '1', ...given })),
  'capital, call': (given: Record<string, string>) =>
    readQuery(capitalBenefitQuery, Object.entries({ ...call, capital: '1', ...given })),
}

describe.each(Object.entries(borders))('%s', (_, read) => {
  test.each([
    ['15', false],
    ['16', true],
    [' 16 ', true],
    ['110', true],
    ['111', false],
    ['40.5', false],
  ])('the age %j is accepted: %s', (age, taken) => expect(read({ age }).ok).toBe(taken))

  test.each([
    ['protestant', true],
    ['other', false],
  ])('the church %s is accepted: %s', (confession, taken) => expect(read({ confession }).ok).toBe(taken))
})

test.each(['income, page', 'gross, call'] as const)('%s: at most 15 children, with one age for each', (border) => {
  const read = borders[border]
  expect(read({ children: '15' }).ok).toBe(true)
  expect(read({ children: '16' })).toMatchObject({ errors: { children: 'children-range' } })
  expect(read({ children: '2', childAges: '8, 11' }).ok).toBe(true)
  expect(read({ children: '2', childAges: '8' })).toMatchObject({
    errors: { childAges: { code: 'ages-for-children', values: { count: 2 } } },
  })
})
