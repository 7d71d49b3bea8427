import { expect, test } from 'vitest'
import { isDay } from '#cases/planning/due-date.ts'
import { procedureOf } from '#content/procedure/canton-procedure.ts'
import { deadlineNote, extensionInWords, nextFilingDeadlines } from '#content/procedure/deadline-words.ts'
import { type FilingDeadline, filingDeadlines } from '#content/procedure/deadlines.ts'
import { extensionRules } from '#content/procedure/extensions.ts'
import type { Canton } from '#content/procedure/filing-dates.ts'
import { officeLanguages } from '#content/procedure/office-languages.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const all: readonly (FilingDeadline & { canton: Canton })[] = filingDeadlines
const dateOf = (canton: Canton) => all.find((row) => row.canton === canton)

test('each of the 26 cantons has a valid date, a source and an office language', () => {
  expect(new Set(all.map(({ canton }) => canton)).size).toBe(26)
  for (const { canton, date, source, others } of all) {
    expect([canton, isDay(`2027-${date}`), source.length > 5]).toEqual([canton, true, true])
    if (others) expect([canton, isDay(`2027-${others.date}`), others.date > date]).toEqual([canton, true, true])
    expect([canton, officeLanguages[canton]]).toEqual([canton, expect.stringMatching(/^(de|fr|it)$/)])
  }
})

// Deadlines that we read in publications of the cantons on 25 November 2026.
test.each([
  ['TG', '04-30', 'certain'],
  ['OW', '03-31', 'unknown'],
  ['ZG', '04-30', 'certain'],
  ['VD', '03-15', 'certain'],
  ['AI', '04-30', 'likely'],
  ['AG', '03-31', 'certain'],
] as const)('the return of %s is due on %s (%s)', (canton, date, sureness) => {
  expect(dateOf(canton)).toMatchObject({ date, sureness })
})

test.each([
  ['BE', '05-15', 'certain'],
  ['BL', '06-30', 'certain'],
  ['LU', '08-31', 'certain'],
  ['ZH', '09-30', 'likely'],
  ['GR', '09-30', 'likely'],
  ['SG', '05-31', 'likely'],
] as const)('other groups of taxpayers have another deadline in %s', (canton, date, sureness) => {
  expect(dateOf(canton)?.others).toMatchObject({ date, sureness })
})

test('likely dates are printed with their source, unknown ones never as facts', () => {
  for (const { canton, sureness, source } of all) {
    const note = deadlineNote(canton)
    if (sureness === 'likely') expect([canton, note]).toEqual([canton, expect.stringContaining(`likely (${source})`)])
    if (sureness === 'unknown')
      expect([canton, note]).toEqual([
        canton,
        expect.stringContaining(publishingStaffTexts.adminNewsletter.subscribers.pending.label),
      ])
    const { route, steps, stepsSureness } = extensionRules[canton]
    if (route === 'unknown') expect([canton, note]).toEqual([canton, expect.stringContaining('ask the canton')])
    if (stepsSureness === 'likely') expect([canton, note]).toEqual([canton, expect.stringContaining('likely')])
    expect([canton, stepsSureness === 'unknown']).toEqual([canton, steps.length === 0])
  }
})

test('extensions without a request, fees and unknown procedures are described', () => {
  const silent = Object.entries(extensionRules).filter(([, { steps }]) => steps.some((step) => step.silent))
  expect(silent.map(([canton]) => canton).toSorted()).toEqual(['BL', 'JU', 'LU', 'VD'])
  expect(extensionInWords('VD')).toContain('Without a request until 30 June')
  expect(extensionInWords('FR')).toContain('CHF 20 each, at most 4 times, until 15 December')
  expect(extensionInWords('GE')).toContain('CHF 20 until 30 June, CHF 40 until 31 August, CHF 60 beyond')
  expect(extensionInWords('GL')).toContain(`${extensionRules.GL.how} The canton is likely to charge no fee`)
  expect(extensionInWords('NW')).toContain('Last day: 31 December (likely; source: one private guide)')
  expect(extensionInWords('AG')).toContain('Free until 30 June')
})

test.each([
  ['BS', [0, 4000]],
  ['SO', [0, 3000]],
  ['NE', [0, 4000]],
  ['JU', [0, 3100]],
  ['VS', [null]],
] as const)('the fees of %s are %j Rappen', (canton, fees) => {
  expect(extensionRules[canton].steps.map(({ feeCents }) => feeCents)).toEqual(fees)
})

test.each([
  ['2026-11-26', 2026, '15 March 2027'],
  ['2027-03-15', 2026, '15 March 2027'],
  ['2027-03-16', 2027, '15 March 2028'],
])('on %s the next return to file is that of %i, in Bern by %s', (today, taxYear, bern) => {
  const year = Number(bern.slice(-4))
  expect(nextFilingDeadlines(today)).toEqual({ taxYear, bern, most: `31 March ${year}` })
})

test('each figure and address has a source and is certain or likely; anything unknown is left out', () => {
  const facts = all.flatMap(({ canton }) => {
    const { deadline, address, interest, lines, requestOffice, objectionOffice } = procedureOf(canton)
    const lineFact = lines && { sureness: lines.sureness, source: lines.source.url }
    const rates = [...interest.arrears, ...interest.credit]
    return [deadline.others, address, requestOffice, objectionOffice, lineFact, ...rates].filter((fact) => !!fact)
  })
  expect(facts.length).toBeGreaterThan(70)
  for (const { sureness, source } of facts) {
    expect([source, sureness]).toEqual([expect.stringMatching(/.{5}/), expect.stringMatching(/^(certain|likely)$/)])
    expect(source).not.toMatch(/own knowledge|practitioner/)
  }
})

test.each([
  ['LU', ['thresholds']],
  ['BE', ['address']],
  ['OW', ['filing-date', 'self-employed', 'extension-way', 'extension-day', 'arrears', 'credit', 'thresholds']],
  ['ZH', []],
] as const)('for %s we say that %j is missing', (canton, missing) => {
  expect(procedureOf(canton).missing).toEqual(missing)
})

test.each([
  ['ZH', 2026, 'arrears', 4.5],
  ['BL', 2026, 'arrears', 5],
  ['AG', 2025, 'arrears', 5],
  ['UR', 2026, 'credit', 0.25],
  ['LU', 2026, 'credit', 0],
] as const)('%s charges or pays in %i for %s %s percent', (canton, year, kind, percent) => {
  expect(procedureOf(canton).interest[kind].find((rate) => rate.year === year)).toMatchObject({ percent })
})
