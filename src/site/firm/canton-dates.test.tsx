import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as siteTexts from '#site/locales/en.ts'
import { CantonDetails, ProcedureList } from './canton-dates.tsx'
import { listCantonDates, listFederalRows } from './list-canton-dates.server.ts'

const words = siteTexts.cantonDates
const cantons = listCantonDates().flatMap((day) => day.cantons)
const rowsOf = (code: string) => cantons.find(({ canton }) => canton === code)?.rows ?? []
const textOf = (canton: string, term: keyof typeof words.terms) =>
  rowsOf(canton).find((row) => row.term === term)?.text ?? null
const shown = (code: string) => {
  const dates = cantons.find(({ canton }) => canton === code)
  return dates ? renderToStaticMarkup(<CantonDetails dates={dates} />) : ''
}

test.each(cantons)('$name shows dates, extension, languages and what is not known, with sources', ({ rows }) => {
  const terms = rows.map(({ term }) => term)
  expect(terms).toEqual(expect.arrayContaining(['return', 'extension', 'language']))
  expect(terms).toEqual(Object.keys(words.terms).filter((term) => terms.some((each) => each === term)))
  for (const { term, text, source } of rows) {
    expect([term, text.length > 5, /undefined|null|NaN/.test(text)]).toEqual([term, true, false])
    if (!['extension', 'language', 'missing'].includes(term)) expect([term, source]).toEqual([term, expect.any(String)])
  }
})

test('all 26 cantons are listed, and the rules of federal law once below them', () => {
  expect(new Set(cantons.map(({ canton }) => canton)).size).toBe(26)
  const html = renderToStaticMarkup(<ProcedureList rows={listFederalRows()} />)
  for (const term of ['must-file', 'tax-at-source', 'arrears', 'credit', 'objection'] as const) {
    expect(html).toContain(`<dt>${words.terms[term]}</dt>`)
  }
  expect(html).toContain(words.rate(2026, 4))
})

test('an uncertain date is marked and shows its source', () => {
  expect(shown('OW')).toMatch(/\(not confirmed\).*none of them official/)
  expect(shown('GL')).toMatch(/\(likely\).*Likely. Source: list of all cantons in the press/)
  expect(shown('TG')).toMatch(/<summary>Thurgau<\/summary>/)
})

test.each([
  ['AG', 'CHF 3,000', 'CHF 160,000 for a married couple', words.claimsWithholdingTax],
  ['BE', words.fromIncome('CHF 3,000'), 'CHF 150,000.'],
  ['GE', words.anyIncome, words.anyWealth, words.ownsProperty],
  ['SZ', words.aboveIncome('CHF 2,000'), 'CHF 50,000.'],
  ['TG', words.anyIncome, words.anyWealth],
  ['VD', words.anyIncome, 'CHF 60,000 (CHF 120,000 for a married couple)'],
  ['ZH', 'CHF 3,000', 'CHF 80,000 (CHF 160,000 for a married couple)'],
])('%s says from which other income and wealth a return is compulsory', (canton, ...parts) => {
  for (const part of parts) expect(textOf(canton, 'must-file')).toContain(part)
})

test.each([
  ['ZH', 'arrears', '2026: 4.5% a year.'],
  ['ZG', 'credit', '2026: 2% a year.'],
  ['SO', 'credit', '0.25% on tax paid in excess'],
  ['SG', 'arrears', null],
  ['BS', 'office', 'Fischmarkt 10'],
  ['BE', 'office', null],
  ['GR', 'language', 'German, Italian. Romansh'],
  ['SG', 'self-employed', '31 May.'],
  ['AG', 'self-employed', null],
] as const)('%s: %s is %s', (canton, term, part) => {
  if (part === null) expect(textOf(canton, term)).toBeNull()
  else expect(textOf(canton, term)).toContain(part)
})

test('what is missing is named and never shown as a fact', () => {
  expect(textOf('LU', 'missing')).toContain(words.missing.thresholds)
  expect(textOf('LU', 'must-file')).toBeNull()
  expect(textOf('GL', 'missing')).toContain(words.missing['extension-way'])
  expect(textOf('OW', 'missing')).toContain(words.missing['filing-date'])
  expect(textOf('ZH', 'missing')).toBeNull()
})
