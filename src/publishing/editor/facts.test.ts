import { expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { pillar3aLimit } from '#tax/pillar-3a.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import { checkedOn, describeFacts, factFlags, isKnownFact, knownFacts, referencesIn } from './facts.ts'

test.each([
  ['at most {fact:pillar3a.max.2026} a year', 'at most CHF 7,258 a year'],
  ['{fact:vat.normal}, {fact:objection.days}', '8.1%, 30 days'],
  ['from {fact:individual-taxation.begins}', 'from 1 January 2032'],
  ['{fact:pillar3a.max} and {fact:nothing}', '{fact:pillar3a.max} and {fact:nothing}'],
])('%j becomes %j', (text, content) => {
  expect(describeFacts(text)).toBe(content)
})

test('each reference is returned once, including empty references', () => {
  expect(referencesIn('{fact:vat.normal} {fact:vat.normal} {fact:} {fact:x y}')).toEqual(['vat.normal', ''])
  expect(isKnownFact('pillar3a.max.2024')).toBe(false)
})

test('fact references are unique', () => {
  expect(new Set(knownFacts.map(({ reference }) => reference)).size).toBe(knownFacts.length)
})

test.each([2025, 2026])('calculators and texts use the same figures for %i', (year) => {
  const figures = readFigures(year, 'BE')
  if (!figures.ok) throw new Error('no figures')
  const limit = (pensionFund: boolean) => pillar3aLimit(year, { pensionFund, netEarnedIncome: 10_000_000 })
  const francs = (reference: string) => Number(describeFacts(`{fact:${reference}}`).replace(/\D/g, ''))
  expect(limit(true)).toMatchObject({ limit: francs(`pillar3a.max.${year}`) })
  expect(limit(false)).toMatchObject({ limit: francs(`pillar3a.max-without-fund.${year}`) })
  expect(figures.federal.childCredit).toBe(francs(`federal.child-credit.${year}`))
  expect(ordinaryAssessmentFrom).toBe(francs('source.ordinary-assessment'))
})

test.each([
  ['as it was, in its time', { 'pillar3a.max.2026': 'CHF 7,258' }, '2026-12-01', []],
  ['run out', { 'pillar3a.max.2026': 'CHF 7,258' }, '2027-02-01', ['run-out']],
  ['changed since', { 'pillar3a.max.2026': 'CHF 7,056' }, '2026-12-01', ['changed']],
  ['gone', { 'pillar3a.max.1999': 'CHF 1' }, '2026-12-01', ['unknown']],
] as const)('a fact that is %s', (_, content, today, why) => {
  expect(factFlags(content, today).map((flag) => flag.why)).toEqual(why)
})

test('the check date of a text is that of its least recently checked fact', () => {
  expect(checkedOn(['vat.normal', 'nothing'])).toBe('2026-11-21')
  expect(checkedOn([])).toBeNull()
})
