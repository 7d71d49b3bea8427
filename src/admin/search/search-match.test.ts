import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, isNearly, markedParts } from './search-match.ts'
import { isMistypable, readQuery } from './search-query.ts'

describe('typing errors', () => {
  test.each([
    ['muller', 'muller', true],
    ['muller', 'mullre', true],
    ['muller', 'mullr', true],
    ['muller', 'mulller', true],
    ['muller', 'millar', false],
    ['bennett', 'benet', true],
    ['anna', 'ana', true],
    ['anna', 'otto', false],
    ['schneider', 'shcnieder', true],
    ['schneider', 'scnider', false],
    ['schneide', 'shcniede', true],
    ['schneid', 'shcnied', false],
    ['', '', true],
    ['', 'a', true],
    ['', 'ab', false],
  ])('%s and %s differ by typing errors only: %s', (one, other, are) => {
    expect([isNearly(one, other), isNearly(other, one)]).toEqual([are, are])
  })

  const word = fc.stringMatching(/^[a-z]{4,12}$/)

  test('one added, missing or changed letter is a typing error in any word', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (written, place, email) => {
        const at = place % written.length
        const [head, tail] = [written.slice(0, at), written.slice(at)]
        for (const slip of [head + email + tail, head + tail.slice(1), head + email + tail.slice(1)])
          expect([slip, isNearly(written, slip)]).toEqual([slip, true])
      }),
      { seed: 20_261_125 },
    )
  })
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('highlighting', () => {
  test('text without accents maps each character to its position in the original', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { plain, at } = folded(text)
        expect(at).toHaveLength(plain.length + 1)
        expect(at.at(-1)).toBe(text.length)
        expect(at).toEqual(at.toSorted((a, b) => a - b))
        expect(folded(plain).plain).toBe(plain)
      }),
      { seed: 20_261_125 },
    )
  })

  test('an apostrophe matches the typographic one, as in the search index', () => {
    expect(markedParts('Sean O’Neil', ["o'neil"])).toContainEqual({ text: 'O’Neil', isHighlighted: true })
    expect(markedParts("Sean O'Neil", ['O’Neil'])).toContainEqual({ text: "O'Neil", isHighlighted: true })
  })

  test('highlighting preserves the text for any search words', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, words) => {
        const parts = markedParts(text, words)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) expect(part.text).not.toBe('')
      }),
      { seed: 20_261_125 },
    )
  })

  test('an excerpt contains the first match, respects the maximum length and splits no character', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 20, max: 80 }), (before, maxLength) => {
        const text = `${'🏔 '.repeat(before)}Wealth${' 🏔'.repeat(200)}`
        const parts = markedParts(text, ['wealth'], maxLength)
        expect(parts.find(({ isHighlighted }) => isHighlighted)?.text).toBe('Wealth')
        const content = parts.map((part) => part.text).join('')
        expect(content.length).toBeLessThanOrEqual(maxLength + 2)
        expect(content.isWellFormed()).toBe(true)
      }),
      { seed: 20_261_125 },
    )
  })
})

describe('query parsing', () => {
  test.each([
    ['Anna', true],
    ['Zoë', false],
    ['Zoës', true],
    ['2025', false],
    ['Anna1', false],
    ['O’Neil', false],
    ['Łukasz', true],
    ['東京都庁', true],
  ])('%s may contain a typing error: %s', (submitted, may) => {
    expect(isMistypable(submitted)).toBe(may)
  })

  test.each([
    ['12', []],
    ['12345', []],
    ['123456', ['123456']],
    ['+41 32 123 45 67', ['41321234567']],
    ['0041 32 123 45 67', ['0041321234567', '41321234567']],
    ['032/123.45-67', ['0321234567', '41321234567']],
    ['032 123 45 67 ext', []],
    ['1'.repeat(31), []],
  ])('%s is searched as the phone numbers %j', (submitted, phones) => {
    expect(readQuery(submitted)?.phones).toEqual(phones)
  })
})
