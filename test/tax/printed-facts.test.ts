import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expiringFacts } from '#company/claims/claims.ts'
import { type Fact, type FactId, facts } from '#content/facts.ts'
import { filingDeadlines } from '#content/procedure/deadlines.ts'
import { extensionRules } from '#content/procedure/extensions.ts'
import { vatRatePercent } from '#content/vat.ts'
import { describeFacts } from '#publishing/editor/facts.ts'
import { readFigures } from '#tax/figures.server.ts'
import { pillar3aLimit } from '#tax/pillar-3a.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'

const figureOf = (id: FactId): number | string => {
  const fact: Fact | undefined = facts.find((one) => one.id === id)
  if (!fact) throw new Error(`no fact '${id}'`)
  return fact.value
}

/** Displayed texts on one line, with facts inserted and a space before %, without emphasis and thousands separators. */
const texts = globSync('content/**/*.{ts,md}')
  .filter((path) => path !== 'content/facts.ts')
  .map((path) => ({ path, text: plain(describeFacts(readFileSync(path, 'utf8'))) }))

function plain(text: string): string {
  return text
    .replaceAll(/(?<=\d)[’'_](?=\d)|(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d)%/g, ' %')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\*\*|<\/?strong>/g, '')
    .replaceAll(/\s+/g, ' ')
}

/**
 * Patterns that find each fact in our texts; the capture group is the figure. A fact without a match fails the test.
 * No pattern may match figures of a canton, of another year (35,280 is the limit of 2024) or of a special rule.
 */
const patterns: Record<FactId, RegExp[]> = {
  'pillar-3a-with-fund': [
    /CHF (\d+) if you belong to a pension fund/g,
    /3a: CHF (\d+) per person with a pension fund/g,
    /in both years, at most CHF (\d+) a year/g,
  ],
  'pillar-3a-without-fund': [
    /20 % of (?:your )?net earned income,? (?:and at most|at most|up to) CHF (?!35280\b)(\d+)/g,
  ],
  'child-deduction': [/CHF (\d+) (?:off|from) your income and CHF/g],
  'child-credit': [/CHF (\d+) (?:off|from) your tax(?: per child)?/g],
  'child-care': [
    /child ?care (?:by third parties )?up to CHF (\d+) per child/g,
    /childcare by third parties', hint: 'Federal tax: at most CHF (\d+)/g,
    /Childcare by third parties, under 14', 'at most CHF (\d+)/g,
  ],
  commuting: [/the commute up to CHF (\d+), meals/g, /reason for using a car', hint: 'Federal tax: at most CHF (\d+)/g],
  'professional-flat-least': [
    /3 % of (?:the )?net salary, (?:at least|between) CHF (\d+)/g,
    /flat rate: 3 % of net salary, CHF (\d+) to/g,
  ],
  'professional-flat-most': [
    /3 % of (?:the )?net salary, (?:at least|between) CHF \d+,? (?:and at most|at most|and) CHF (\d+)/g,
    /flat rate: 3 % of net salary, CHF \d+ to (\d+)/g,
  ],
  'ordinary-assessment-line': [
    /gross salary (?:reaches|below) CHF (\d+)/g,
    /[Ff]rom (?:a gross salary of )?CHF (\d+)(?: gross salary| gross a year|,? or (?:on request|with other income|above))/g,
    /the CHF (\d+) line/g,
    /[Oo]rdinary assessment from CHF (\d+)/g,
    /earn less than CHF (\d+)/g,
    /the CHF (\d+) threshold/g,
    /(?:must|duty to) file a tax return from CHF (\d+)/g,
  ],
  'vat-normal': [/(\d+(?:\.\d+)?) % VAT/g, /VAT (\d+(?:\.\d+)?) %/g, /(\d+(?:\.\d+)?) % \(?standard/g],
  'vat-reduced': [/(\d+(?:\.\d+)?) % (?:\(reduced|for food)/g],
  'vat-accommodation': [/(\d+(?:\.\d+)?) % (?:\(accommodation|for accommodation)/g],
  'vat-registration': [
    /(?:register for VAT from a turnover|VAT limit) of CHF (\d+)/g,
    /turnover in Switzerland and abroad reaches CHF (\d+) a year/g,
  ],
  'ahv-self-employed': [
    /[Uu]p to (\d+(?:\.\d+)?) %(?=[^.]*(?:AHV|less on lower incomes))/g,
    /contributions of up to (\d+(?:\.\d+)?) %/g,
  ],
  // The fact is the full contribution rate. Our texts state half of it, which is deducted from the employee's salary.
  'ahv-employed': [/AHV, IV,? (?:and )?EO[ |:',]*(\d+(?:\.\d+)?) %/g],
  objection: [
    /[Oo]bjection (?:is possible )?within (\d+) days/g,
    /contested within (\d+) days/g,
    /in time: within (\d+) days of delivery/g,
    /can object [^.]{0,60}within (\d+) days/g,
  ],
  'individual-taxation': [/[Ii]ndividual taxation[^.]{0,90}?((?:\d+ January )?20(?:2[7-9]|3\d))/g],
  'imputed-rental-value': [
    /[Ii]mputed rental value(?: \w+)? (?:abolished )?(?:goes in|ends in|from) ((?:\d+ January )?20(?:2[7-9]|3\d))/g,
    /on (\d+ January 20\d\d), when the imputed rental value is abolished/g,
    /Federal Council set the date: (\d+ January 20\d\d)/g,
  ],
  'bern-filing': [/Bern and Vaud ask for it by (\w+ \d+|\d+ \w+)/g, /instead of (\d+ March)/g],
  'bern-free-extension': [/extension (?:is )?free until (\w+ \d+|\d+ \w+)/g],
}

/** True if a printed value equals the fact: a number, or a date with or without its year. */
function says(id: FactId, printed: string): boolean {
  const value = figureOf(id)
  if (typeof value === 'number') return Number(printed) === (id === 'ahv-employed' ? value / 2 : value)
  const [year = '', month, day] = value.split('-')
  const name = new Date(`${year}-${month}-01T00:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  const days = [`${Number(day)} ${name}`, `${name} ${Number(day)}`]
  return [year, ...days, ...days.map((one) => `${one} ${year}`)].includes(printed)
}

test.each(facts.map(({ id }) => id))('every text prints the current value of the fact %s', (id) => {
  const printed = texts.flatMap(({ path, text }) =>
    patterns[id].flatMap((form) =>
      [...text.matchAll(form)].map((match) => ({ path, payload: match[1] ?? '', words: match[0] })),
    ),
  )
  expect(printed.length, `${id}: no text says this any more`).toBeGreaterThan(0)
  expect(printed.filter(({ payload: content }) => !says(id, content))).toEqual([])
})

test('every fact has a source, a valid period and a wording in the texts', () => {
  expect(Object.keys(patterns).sort()).toEqual(facts.map(({ id }) => id).sort())
  for (const { id, source, validFrom, validUntil, checkedOn } of facts) {
    expect([id, source.title.length > 10, source.href.startsWith('https://')]).toEqual([id, true, true])
    expect([id, validFrom <= checkedOn, checkedOn < validUntil]).toEqual([id, true, true])
  }
})

test('no fact had expired on the day of the last review', () => {
  const lastLook =
    facts
      .map(({ checkedOn }) => checkedOn)
      .toSorted()
      .at(-1) ?? ''
  expect(expiringFacts(facts, lastLook, 0).map(({ id }) => id)).toEqual([])
})

test('a fact is reported sixty days before it expires, and reported as expired afterwards', () => {
  const due = (today: string) => expiringFacts(facts, today, 60).map(({ id }) => id)
  expect(due('2026-12-01')).toEqual([])
  expect(due('2026-12-02')).toContain('commuting')
  const expired = expiringFacts(facts, '2027-02-01', 60).filter(({ isExpired }) => isExpired)
  expect(expired.map(({ id }) => id)).toContain('pillar-3a-with-fund')
})

test('the tax engine uses the same figures', () => {
  for (const year of [2025, 2026]) {
    const figures = readFigures(year, 'BE')
    if (!figures.ok) throw new Error('no figures')
    expect(figures.federal).toMatchObject({ childCredit: figureOf('child-credit') })
    const limit = (pensionFund: boolean) => pillar3aLimit(year, { pensionFund, netEarnedIncome: 10_000_000 })
    expect(limit(true)).toMatchObject({ limit: figureOf('pillar-3a-with-fund') })
    expect(limit(false)).toMatchObject({ limit: figureOf('pillar-3a-without-fund') })
  }
  const federal = JSON.parse(readFileSync('data/tax/2026/federal.json', 'utf8'))
  expect(federal.gross.child).toBe(figureOf('child-deduction'))
  expect(federal.gross.professional).toMatchObject({
    min: figureOf('professional-flat-least'),
    max: figureOf('professional-flat-most'),
  })
  expect(federal.gross.contributions.ahvPercent * 2).toBe(figureOf('ahv-employed'))
  expect(ordinaryAssessmentFrom).toBe(figureOf('ordinary-assessment-line'))
  expect(vatRatePercent).toBe(figureOf('vat-normal'))
  const bern = filingDeadlines.find(({ canton }) => canton === 'BE')
  expect(figureOf('bern-filing')).toBe(`2027-${bern?.date}`)
  const [freeOnline] = extensionRules.BE.steps
  expect([`2027-${freeOnline?.until}`, freeOnline?.feeCents]).toEqual([figureOf('bern-free-extension'), 0])
})
