import { describe, expect, test } from 'vitest'
import { contentItemKinds } from '#publishing/editor/items/content-item.ts'
import { type ContentText, missingIn, readText } from '#publishing/editor/items/content-item-text.ts'
import { listSeedContentItems } from '#publishing/editor/seed-texts.server.ts'
import { blankText, slugFor, textOf, valuesOf } from './content-item-form.ts'
import { editFor, type Format, insertWords } from './markdown-edit.ts'
import { planOf, readPlan, whichOfTwo } from './plan-times.ts'
import { comparedTexts } from './ui/compared.tsx'
import { shownInResults } from './ui/search-result.tsx'

test('reading an unchanged form returns the same text for every seed item', () => {
  const seeds = listSeedContentItems()
  expect(new Set(seeds.map(({ kind }) => kind)).size).toBe(contentItemKinds.length)
  for (const { kind, slug, text } of seeds) {
    const read = readText(kind, text)
    if (!read.ok) throw new Error(slug)
    expect(readText(kind, textOf(kind, valuesOf(kind, read.text))), slug).toEqual(read)
  }
})

test.each(contentItemKinds)('a blank %s is a valid draft but lacks required texts', (kind) => {
  const read = readText(kind, blankText(kind, { title: 'New', author: 'Anna', year: '2026' }))
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  expect(missingIn(kind, read.text as ContentText).length).toBeGreaterThan(0)
})

test.each([
  ['Säule 3a: Limits for 2027', 'saule-3a-limits-for-2027'],
  ["What's new?", 'whats-new'],
  ['日本', 'untitled'],
])('the slug of %s is %s', (title, slug) => expect(slugFor(title)).toBe(slug))

describe('the toolbar', () => {
  const done = (text: string, from: number, to: number, format: Format) => {
    const edit = editFor(text, { from, to }, format)
    return text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  }
  test.each([
    ['a word', 2, 6, 'bold', 'a **word**'],
    ['a **word**', 4, 8, 'bold', 'a word'],
    ['a word', 2, 6, 'italic', 'a *word*'],
    ['', 0, 0, 'bold', '**bold**'],
    ['one\ntwo', 0, 7, 'list', '- one\n- two'],
    ['- one\n- two', 0, 11, 'list', 'one\ntwo'],
    ['one\ntwo', 0, 7, 'numbers', '1. one\n2. two'],
    ['### A title', 4, 4, 'heading', 'A title'],
    ['A title', 7, 7, 'heading', '## A title'],
    ['a\nb', 2, 2, 'quote', 'a\n> b'],
    ['see this', 4, 8, 'link', 'see [this](https://)'],
    ['Text.', 5, 5, 'table', 'Text.\n\n| Column | Column |\n| --- | --- |\n| Entry | Entry |\n\n'],
  ] as const)('%j from %i to %i, formatted as %s, becomes %j', (text, from, to, format, expected) => {
    expect(done(text, from, to, format)).toBe(expected)
  })
  test('text is inserted at the cursor and replaces the selection', () => {
    expect(insertWords({ from: 3, to: 5 }, 'abc')).toEqual({
      from: 3,
      to: 5,
      insert: 'abc',
      select: { from: 6, to: 6 },
    })
  })
})

describe('publication times in Zurich', () => {
  test.each([
    ['1.12.2026', '7:00', '2026-12-01T06:00:00.000Z'],
    ['2026-07-01', '7', '2026-07-01T05:00:00.000Z'],
    // When summer time ends, 02:30 occurs twice; the first occurrence is used.
    ['25.10.2026', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s %s is read as %s', (day, time, instant) => {
    const read = readPlan({ day, time })
    expect(read.ok && read.at?.toISOString()).toBe(instant)
  })
  test.each([
    // When summer time begins, 02:30 does not exist.
    ['28.3.2027', '02:30', 'no-such-time'],
    ['31.2.2027', '07:00', 'no-such-time'],
    ['soon', '07:00', 'no-such-time'],
    ['1.12.2026', '', 'time-missing'],
    ['', '07:00', 'time-missing'],
  ])('%s %s is refused: %s', (day, time, reason) => {
    expect(readPlan({ day, time })).toEqual({ ok: false, reason })
  })
  test('a time is shown as entered, and an ambiguous one is marked as first or second', () => {
    expect(planOf(new Date('2026-10-25T00:30:00Z'))).toEqual({ day: '25.10.2026', time: '02:30' })
    expect(planOf(null)).toEqual({ day: '', time: '' })
    expect(whichOfTwo(new Date('2026-10-25T00:30:00Z'))).toBe('first')
    expect(whichOfTwo(new Date('2026-10-25T01:30:00Z'))).toBe('second')
    expect(whichOfTwo(new Date('2026-12-01T06:00:00Z'))).toBeNull()
  })
})

test.each([
  ['Short', 60, 'Short'],
  ['Pillar 3a in 2026: limits', 20, 'Pillar 3a in 2026 …'],
  ['one two three', 8, 'one two …'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp …'],
])('the title %s in %i characters is shortened to %s', (text, room, shown) =>
  expect(shownInResults(text, room)).toBe(shown),
)

test('texts are compared by words, and unrelated long texts within five seconds', () => {
  const parts = comparedTexts('You may pay CHF 7’056 in.', 'You may pay CHF 7’258 in.')
  expect(parts.filter(({ is }) => is !== 'same').map(({ text, is }) => [text, is])).toEqual([
    [expect.stringContaining('056'), 'gone'],
    [expect.stringContaining('258'), 'new'],
  ])
  const words = (from: number) => Array.from({ length: 12_000 }, (_, at) => `w${from + at}`).join(' ')
  const start = performance.now()
  expect(comparedTexts(words(0), words(50_000)).map(({ is }) => is)).toEqual(['gone', 'new'])
  expect(performance.now() - start).toBeLessThan(5_000)
})
