import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'
import { cantonOptions } from '#tax/pages/canton-names.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { inGroup } from '#tax/pages/tabs.ts'
import { commuterCalculator } from './commuter-calculator.ts'

function ask(query: string) {
  const calculation = calculate(new URLSearchParams(`tab=commuter&monthlyIncome=8000&${query}`), '2026-11-27', 'expats')
  if (!inGroup('expats', calculation) || calculation.tab !== 'commuter') throw new Error('another calculator')
  return calculation
}

// Rates of the published tables of 2026: BS L0N 4.5 %, BS A0N 13.06 %, GE A0N 12.94 %.
test.each([
  ['Germany, within the limits', 'home=DE&canton=basel-stadt&certificate=yes', 'german-commuter', 4_320, 4_320],
  ['Germany, without a certificate', 'home=DE&canton=basel-stadt&certificate=no', 'german-other', 12_537.6, 12_537.6],
  ['Germany, 60 nights', 'home=DE&canton=basel-stadt&certificate=yes&nightsAway=60', 'german-commuter', 4_320, 4_320],
  [
    'Germany, a day trip too many',
    'home=DE&canton=basel-stadt&certificate=yes&nightsAway=60&dayTrips=1',
    'german-other',
    12_537.6,
    12_537.6,
  ],
  ['France, canton of the agreement', 'home=FR&canton=vaud&certificate=yes', 'french-agreement', 0, 0],
  ['Geneva, 40 % at home', 'home=FR&canton=geneva&homeOfficeDays=96', 'french-other', 12_422.4, 12_422.4],
  ['Geneva, more than 40 %', 'home=FR&canton=geneva&homeOfficeDays=100', 'french-other', 7_246.4, 12_422.4],
  ['Liechtenstein', 'home=LI&canton=st-gallen&publicService=no', 'liechtenstein-commuter', 0, 0],
])('%s', (_name, query, rule, least, most) => {
  const { result, errors } = ask(query)
  expect(errors).toEqual({})
  expect(result).toMatchObject({ rule, leastCents: least * 100, mostCents: most * 100 })
})

describe('an answer that decides the rule is never assumed', () => {
  test.each([
    ['home=DE&canton=basel-stadt', ['certificate']],
    ['home=FR&canton=vaud', ['certificate']],
    ['home=IT&canton=ticino', ['withinZone', 'workedBefore']],
    ['home=LI&canton=st-gallen', ['publicService']],
  ])('%s', (query, names) => expect(Object.keys(ask(query).errors)).toEqual(names))
})

test.each([
  ['home=FR&canton=geneva', []],
  ['home=FR&canton=geneva&homeOfficeDays=100', ['not-checked.telework']],
  ['home=AT&canton=st-gallen&months=6', ['not-checked.months']],
])('%s: not checked %j', (query, codes) => {
  const flags = ask(query).result?.flags ?? []
  expect(flags.map(({ code }) => code).filter((code) => code.startsWith('not-checked'))).toEqual(codes)
})

test('Geneva shows no limit for nights, and the result holds no second trace', () => {
  const { result } = ask('home=FR&canton=geneva')
  expect(result?.limits).toMatchObject({ nights: null })
  expect(JSON.stringify(result?.limits)).not.toContain('trace')
})

test('the form asks commuters from France for the certificate only where the result needs it', () => {
  const css = readFileSync('src/tax/pages/calculators.css', 'utf8')
  const hidden = css
    .split('\n')
    .find((line) => line.includes('option[value="FR"]') && line.includes('.only-certificate'))
  const shown = [...(hidden ?? '').matchAll(/\[value="([a-z-]+)"\]/g)].map(([, slug]) => slug)
  const needed = cantonOptions.filter(({ value }) => 'certificate' in ask(`home=FR&canton=${value}`).errors)
  expect(shown.toSorted()).toEqual(needed.map(({ value }) => value).toSorted())
})

describe('tax at home', () => {
  const atHome = (query: string) => ask(query).result?.homeTax

  test.each([
    ['home=DE&canton=basel-stadt&certificate=yes', 'full-credit', [4_320, 4_320]],
    ['home=DE&canton=basel-stadt&certificate=no', 'exempt', [0, 0]],
    ['home=FR&canton=vaud&certificate=yes', 'home-only', [0, 0]],
    ['home=LI&canton=st-gallen&publicService=no', 'home-only', [0, 0]],
  ] as const)('%s: %s', (query, relief, [least, most]) => {
    expect(atHome(query)).toMatchObject({
      relief,
      amounts: { creditedCents: { least: least * 100, most: most * 100 } },
    })
  })

  // CHF 96,000 = EUR 102,450.85; § 32a on EUR 101,184: 31,361; solidarity 11.9 % of 11,011: 1,310.30; × 0.9370347.
  test('Germany, worked out by hand: the tax on the salary less the lump sums', () => {
    expect(atHome('home=DE&canton=basel-stadt&certificate=yes')?.amounts?.taxCents.most).toBe(30_614_00)
  })

  test('the PDF has the table of both countries and the sources', () => {
    const { result } = ask('home=DE&canton=basel-stadt&certificate=yes')
    const { tables, sentences } = result ? commuterCalculator.report(result) : { tables: [], sentences: [] }
    const { title, least, most } = expatTexts.commuter.bothStates
    expect(tables[1]).toMatchObject({ title, columns: [least, most] })
    expect(tables[1]?.rows.map(({ values }) => values[1])).toEqual(['4,320', '30,614', '4,320', '26,294', '30,614'])
    expect(sentences.join(' ')).toContain('gesetze-im-internet.de')
  })

  test('a row says that it has its own range only where the columns do not add up', () => {
    const { ownRange } = expatTexts.commuter.bothStates
    const sentences = (query: string) => {
      const { result } = ask(query)
      return result ? commuterCalculator.report(result).sentences : []
    }
    expect(sentences('home=DE&canton=basel-stadt&certificate=yes')).not.toContain(ownRange)
    expect(sentences('home=FR&canton=geneva&homeOfficeDays=100')).toContain(ownRange)
  })

  test('Geneva: the credit equals the French tax, and nothing is left', () => {
    const amounts = atHome('home=FR&canton=geneva')?.amounts
    expect(amounts?.taxCents.least).toBeGreaterThan(0)
    expect(amounts?.creditedCents).toEqual(amounts?.taxCents)
    expect(amounts?.remainsCents).toEqual({ least: 0, most: 0 })
  })

  test('Austria and Italy: a range that the Swiss tax lowers', () => {
    for (const query of [
      'home=AT&canton=st-gallen',
      'home=IT&canton=ticino&withinZone=yes&workedBefore=no',
      'home=IT&canton=zurich',
    ]) {
      const { taxCents, remainsCents } = atHome(query)?.amounts ?? {}
      expect(taxCents?.least).toBeLessThan(taxCents?.most ?? 0)
      expect(remainsCents?.most).toBeLessThan(taxCents?.most ?? 0)
      expect(remainsCents?.least).toBeGreaterThanOrEqual(0)
    }
  })

  test.each([
    ['home=IT&canton=ticino&withinZone=yes&workedBefore=yes', 'swiss-only', []],
    ['home=LI&canton=st-gallen&publicService=yes', 'swiss-only', []],
    ['home=LI&canton=st-gallen&publicService=no&nightsAway=60', 'unknown', ['not-checked.home-tax']],
  ])('%s: not computed, %s', (query, relief, codes) => {
    const { result } = ask(query)
    expect(result?.homeTax).toMatchObject({ relief, amounts: null, sources: [] })
    expect(result?.flags.map(({ code }) => code)).toEqual(codes)
  })

  test('a later scale or euro rate that is not published is named', () => {
    const codes = ask('home=FR&canton=geneva').result?.flags.map(({ code }) => code)
    expect(codes).toEqual(['commuter.home-tax', 'commuter.home-scale', 'commuter.euro-rate'])
  })

  test('a second salary widens the range', () => {
    const family = 'home=DE&canton=basel-stadt&certificate=yes&maritalStatus=married'
    const [alone, both] = [`${family}&secondIncome=no`, `${family}&secondIncome=yes`].map(ask)
    expect(both?.result?.homeTax.amounts?.taxCents.least).toBe(alone?.result?.homeTax.amounts?.taxCents.least)
    expect(both?.result?.homeTax.amounts?.taxCents.most).toBeGreaterThan(
      alone?.result?.homeTax.amounts?.taxCents.most ?? 0,
    )
    expect(both?.result?.flags.map(({ code }) => code)).toContain('commuter.spouse-income')
  })
})
