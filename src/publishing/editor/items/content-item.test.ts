import { expect, test } from 'vitest'
import { plainParagraphs, readingMinutes } from '#publishing/editor/plain-text.ts'
import { anArticleText } from '#test/publishing/content-items.ts'
import { type ContentItemMove, contentItemStates, movesFrom, nextState } from './content-item.ts'
import { missingIn, readText } from './content-item-text.ts'

test.each([
  ['draft', ['submit', 'schedule', 'publish']],
  ['in-review', ['send-back', 'schedule', 'publish']],
  ['scheduled', ['schedule', 'unschedule', 'publish']],
  ['published', ['schedule', 'unschedule', 'publish', 'withdraw']],
  ['withdrawn', ['reopen', 'schedule', 'publish']],
] as const)('state %s allows %j', (state, moves) => {
  expect(movesFrom(state)).toEqual(moves)
})

test.each([
  ['draft', 'publish', 'published'],
  ['in-review', 'send-back', 'draft'],
  ['scheduled', 'unschedule', 'draft'],
  ['published', 'withdraw', 'withdrawn'],
  ['published', 'schedule', 'published'],
  ['withdrawn', 'reopen', 'draft'],
  ['draft', 'withdraw', null],
  ['scheduled', 'submit', null],
  ['withdrawn', 'withdraw', null],
] as const)('%s: %s results in %s', (state, move, next) => {
  expect(nextState(state, move)).toBe(next)
})

test('every state has moves, and every move ends in a known state', () => {
  for (const state of contentItemStates) {
    expect(movesFrom(state).length).toBeGreaterThan(0)
    for (const move of movesFrom(state))
      expect(contentItemStates).toContain(nextState(state, move satisfies ContentItemMove))
  }
})

test.each([
  ['a title that is too long', { title: 'x'.repeat(201) }, [{ path: 'title', code: 'too-long' }]],
  [
    'an unknown fact',
    { body: 'It is {fact:pillar3a.max.1999}.' },
    [{ path: 'body', code: 'unknown-fact', value: 'pillar3a.max.1999' }],
  ],
  [
    'a source that is a script',
    { sources: [{ title: 'x', href: 'javascript:alert(1)' }] },
    [{ path: 'sources.0.href', code: 'wrong-address' }],
  ],
  [
    'a source at another host than it seems',
    { sources: [{ title: 'x', href: '//evil.example' }] },
    [{ path: 'sources.0.href', code: 'wrong-address' }],
  ],
] as const)('%s is refused with its path', (_, change, errors) => {
  expect(readText('article', { ...anArticleText(), ...change })).toEqual({ ok: false, errors })
})

test('a draft may be incomplete, and missing fields are named', () => {
  const text = anArticleText({ title: '', body: ' ', fields: { ...anArticleText().fields, summary: '', tags: [] } })
  const read = readText('article', text)
  expect(read.ok && missingIn('article', read.text)).toEqual(
    ['title', 'body', 'fields.summary', 'fields.tags'].map((path) => ({ path, code: 'missing' })),
  )
})

test('plain paragraphs and reading time of rendered HTML', () => {
  expect(plainParagraphs('<p>A &amp; <b>B</b></p>\n<ul><li>C</li><li>D</li></ul>')).toEqual(['A & B', 'C', 'D'])
  expect(plainParagraphs('<p>In <strong>March</strong>. <a href="/a">3a</a>-account<br>B</p>')).toEqual([
    'In March. 3a-account B',
  ])
  expect(plainParagraphs('<table><tr><td>A</td><td>B</td></tr></table>')).toEqual(['A B'])
  expect(readingMinutes(`<p>${'word '.repeat(500)}</p>`)).toBe(3)
  expect(readingMinutes('')).toBe(1)
})
