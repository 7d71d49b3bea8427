import { expect, test } from 'vitest'
import { markedParts } from './search-match.ts'
import { readQuery } from './search-query.ts'

test.each([
  ['032 123 45 67', { phones: ['0321234567', '41321234567'], number: null }],
  ['+41 (0)32 123 45 67', { phones: ['410321234567', '41321234567'] }],
  ['#1042', { number: 1042, phones: [], mayBeMistyped: false }],
  ['ETB-2025-0001', { number: null, phones: [], mayBeMistyped: false }],
  ['Zoë  Müller', { text: 'Zoë Müller', words: ['Zoë', 'Müller'], mayBeMistyped: true }],
] as const)('the query %s is parsed', (submitted, expected) => {
  expect(readQuery(submitted)).toMatchObject(expected)
})

test('short, broken and very long queries are handled safely', () => {
  for (const submitted of ['', ' ', 'a', '\u0000a', '\n']) expect(readQuery(submitted)).toBeNull()
  const long = readQuery('wealth-tax '.repeat(2000))
  expect(long?.text.length).toBeLessThanOrEqual(100)
  expect(long?.words).toHaveLength(2)
  expect(readQuery('a b c d e f g h i')?.words).toHaveLength(6)
  expect(readQuery('x\ud800y')?.text).toBe('x\ufffdy')
})

const shown = (text: string, words: string[]) =>
  markedParts(text, words)
    .map(({ text: part, isHighlighted }) => (isHighlighted ? `[${part}]` : part))
    .join('')

test.each([
  ['Zoë Müller-ÉLISE', ['muller', 'elise'], 'Zoë [Müller]-[ÉLISE]'],
  ['Straße 5', ['strasse'], '[Straße] 5'],
  ['Lohnausweis 2025.pdf', ['ohn', 'lohnaus'], '[Lohnaus]weis 2025.pdf'],
  ['Anna Müller', ['mullre'], 'Anna [Müller]'],
  ['Clara Bennett', ['benet'], 'Clara [Bennett]'],
  ['Anna Müller', ['zzzz'], 'Anna Müller'],
  ['person17@load.example', ['person1'], '[person1]7@load.example'],
  ['👍 Ana', ['ana'], '👍 [Ana]'],
] as const)('in %s the words %j are highlighted', (text, words, expected) => {
  expect(shown(text, [...words])).toBe(expected)
})

test('an excerpt surrounds the first match', () => {
  const long = `${'Before it. '.repeat(30)}The withholding tax${' and after'.repeat(30)}`
  const parts = markedParts(long, ['withholding'], 80)
  expect(parts.map(({ text }) => text).join('').length).toBeLessThan(90)
  expect(parts.some(({ isHighlighted, text }) => isHighlighted && text === 'withholding')).toBe(true)
})
