import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'
import { cantonOptions } from '#tax/pages/canton-names.ts'
import { inGroup } from '#tax/pages/tabs.ts'

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
