import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cantons } from '#tax/figures.ts'
import { kindName, measureAccuracy } from '#test/tax/accuracy.ts'
import {
  type Difference,
  largestDifference,
  measure,
  readReferenceCases,
  tolerance,
} from '#test/tax/reference-cases.ts'

const knownMisses: Readonly<Record<string, string>> = {}

const cases = readReferenceCases()

function beyond(compared: readonly Difference[]): readonly Difference[] {
  return compared.filter(({ expected, got }) => Math.abs(expected - got) > tolerance)
}

describe.each(cantons)('%s agrees with the authority', (canton) => {
  const own = cases.filter((reference) => reference.canton === canton)

  test.each([...new Set(own.map(kindName))])(`${canton}: every result for %s is within CHF ${tolerance}`, (kind) => {
    const errors = own
      .filter((reference) => kindName(reference) === kind && !Object.hasOwn(knownMisses, reference.id))
      .map((reference) => ({ id: reference.id, beyond: beyond(measure(reference)) }))
      .filter(({ beyond: components }) => components.length > 0)
    expect(errors).toEqual([])
  })
})

test('the set is complete: 193 income, 78 income and wealth, 388 gross, 286 capital results', () => {
  expect(
    Object.fromEntries(
      Object.entries(Object.groupBy(cases, ({ kind }) => kind)).map(([kind, own]) => [kind, own?.length]),
    ),
  ).toEqual({
    income: 193,
    incomeWealth: 78,
    grossIncome: 388,
    capital: 286,
  })
})

test('every result listed as a known deviation still exceeds the tolerance', () => {
  const reached = cases
    .filter(({ id }) => Object.hasOwn(knownMisses, id))
    .filter((reference) => largestDifference(measure(reference)) <= tolerance)
  expect(reached.map(({ id }) => id)).toEqual([])
})

test('an expected value beyond the tolerance is detected', () => {
  const [first] = cases
  if (!first) throw new Error('no cases')
  const wrong = {
    ...first,
    expected: Object.fromEntries(Object.entries(first.expected).map(([key, value]) => [key, value + 3])),
  }
  expect(beyond(measure(wrong)).length).toBeGreaterThan(0)
})

test('data/tax/accuracy.json matches this run (written by test/tax/write-accuracy.ts)', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../../data/tax/accuracy.json', import.meta.url), 'utf8'))
  expect(committed).toEqual(JSON.parse(JSON.stringify(measureAccuracy())))
})
