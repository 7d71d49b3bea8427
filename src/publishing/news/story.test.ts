import { describe, expect, test } from 'vitest'
import { demoItems } from '#dev/feeds/demo-items.ts'
import { type HeldReport, isSameStory, placeOf, type Report } from './story.ts'

const day = (text: string) => new Date(`${text}T09:00:00Z`)
const aReport = (title: string, change: Partial<Report> = {}): Report => ({
  ...{ feedId: 'official', language: 'en', title, description: '', publishedAt: day('2026-11-20') },
  ...change,
})
const elsewhere = (title: string, change: Partial<Report> = {}) => aReport(title, { feedId: 'press', ...change })

describe('reports of the same event', () => {
  test.each([
    ['Pillar 3a: the limits for tax year 2026 stay the same', 'Limits for pillar 3a remain unchanged in tax year 2026'],
    [
      'Federal Council lowers default interest rate to 4.0 per cent',
      'Default interest rate lowered to 4.0 per cent by Federal Council',
    ],
    ['Geneva voters accept cut in income tax', 'Income tax cut accepted by voters in Geneva'],
    ['Zürich senkt den Steuerfuss um 3 Prozent', 'Steuerfuss: Zürich senkt um 3 Prozent'],
  ])('%s | %s', (one, other) => {
    expect(isSameStory(aReport(one), elsewhere(other))).toBe(true)
    expect(isSameStory(elsewhere(other), aReport(one))).toBe(true)
  })

  test('match with a third of the title words shared and two facts in common', () => {
    const description =
      'The Federal Council sets the rate at 4.5 per cent from 1 January; the office in Bern expects CHF 320 million.'
    const one = aReport('Interest on late tax payments rises next year', { description })
    const other = 'Late payments: Bern raises interest for taxpayers'
    expect(isSameStory(one, elsewhere(other))).toBe(false)
    expect(
      isSameStory(
        one,
        elsewhere(other, { description: 'From January it is 4.5 per cent. The state expects CHF 320 million.' }),
      ),
    ).toBe(true)
  })
})

describe('reports of different events', () => {
  const title = 'Pillar 3a: the limits for tax year 2026 stay as they were'
  test.each([
    ['another year', 'Pillar 3a: the limits for tax year 2025 stay as they were', {}],
    ['the same source', title, { feedId: 'official' }],
    ['another language', title, { language: 'de' }],
    ['five days apart', title, { publishedAt: day('2026-11-25') }],
    ['another subject', 'Gaps in pillar 3a can be closed for the first time', {}],
  ])('%s', (_why, other, change) => {
    expect(isSameStory(aReport(title), elsewhere(other, change))).toBe(false)
  })

  test.each([
    ['Deadline for the tax return in Bern is 15 March', 'Deadline for the tax return in Geneva is 31 March'],
    ['Reference rate falls to 1.25 per cent', 'Reference rate falls to 1.5 per cent'],
    ['Tax', 'Tax'],
    ['Tax news of the week', 'Tax news of the week'],
  ])('%s | %s', (one, other) => {
    expect(isSameStory(aReport(one), elsewhere(other))).toBe(false)
  })
})

test('only the intended pair of the demo feeds matches', () => {
  const all = Object.entries(demoItems).flatMap(([feedId, items]) =>
    items.map(({ title, paragraphs, daysAgo }) =>
      aReport(title, { feedId, description: paragraphs[0], publishedAt: new Date(Date.UTC(2026, 10, 21 - daysAgo)) }),
    ),
  )
  const pairs = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) => (isSameStory(one, other) ? [[one.title.slice(0, 9), other.title.slice(0, 9)]] : [])),
  )
  expect(pairs).toEqual([['Pillar 3a', 'Limits fo']])
})

describe('position of a new report', () => {
  const title = 'Default interest rate falls to 4.0 per cent'
  const held = (change: Partial<HeldReport> = {}): HeldReport => ({
    ...aReport(title),
    ...{ id: 'held', storyId: 'story', state: 'candidate', reason: null, licence: 'link-only', ...change },
  })
  const report = { ...elsewhere(title), licence: 'rewrite' as const }

  test('comes before a report with a stricter licence while nothing is written', () => {
    expect(placeOf(report, [held()])).toEqual({ to: 'front', storyId: 'story', instead: 'held' })
  })
  test('comes after a published report or one with an equally free licence', () => {
    const behind = { to: 'behind', storyId: 'story' }
    expect(placeOf(report, [held({ state: 'published' })])).toEqual(behind)
    expect(placeOf(report, [held({ licence: 'rewrite' })])).toEqual(behind)
    expect(placeOf({ ...report, licence: 'link-only' }, [held()])).toEqual(behind)
  })
  test('follows the story of any matching report, not only of its lead', () => {
    const lead = held({ id: 'lead', title: 'Something else', state: 'in_review' })
    expect(placeOf(report, [lead, held({ reason: 'same-story', state: 'filtered_out' })])).toEqual({
      to: 'behind',
      storyId: 'story',
    })
  })
  test('starts its own story if no report matches', () => {
    expect(placeOf(report, [held({ title: 'Imputed rental value ends in 2029' })])).toEqual({ to: 'own-story' })
  })
})
