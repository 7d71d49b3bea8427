import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankCharacters, unwritableIn } from './bank-characters.ts'

const taken = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/u

describe('text for banks', () => {
  test.each([
    ['typographic apostrophes', 'Rue de l’Île', "Rue de l'Île"],
    ['quotes and dashes', '“A” „B“ ‘C’ – D — E ‑ F', '"A" "B" \'C\' - D - E - F'],
    ['special spaces', 'A\u202fB\u2009C\u3000D\u00a0E', 'A B C D E'],
    ['invisible characters', 'A\u200bn\u200da\ufeff \u202eB\u00adb', 'Ana Bb'],
    ['decomposed letters', 'Mu\u0308ller S\u0326erban', 'Müller Șerban'],
    ['line breaks and tabs', ' Ana\r\nKeller\t\u2028Biel\u0085x\u0007 ', 'Ana Keller Biel x'],
    ['Latin letters with several accents', 'Nguyễn Thị Ánh, Ǎ ȳ', 'Nguyen Thi Ánh, A y'],
    ['ligatures, full width, capital sharp s', 'ﬁn ＡＢ STRAẞE …', 'fin AB STRASSE ...'],
    ['allowed letters unchanged', 'Łukasz Ødegård Õ ß Ÿ Ŕ ț € ÆŒ «x»', 'Łukasz Ødegård Õ ß Ÿ Ŕ ț € ÆŒ «x»'],
    ['an accent without a letter', 'A \u0301', 'A'],
  ])('converts %s', (_, text, written) => {
    expect(bankCharacters(text)).toBe(written)
    expect(unwritableIn(text)).toEqual([])
  })

  test.each([
    ['Cyrillic', 'Ольга Щукина', 'Olga Shchukina'],
    ['Chinese', '王芳', '..'],
    ['Greek', 'Ωμ', '..'],
    ['emoji', 'Ana 🎉👩‍👩‍👧 Keller', 'Ana Keller'],
    ['lone surrogates', 'A\ud800B', 'AB'],
  ])('replaces or removes %s', (_, text, written) => expect(bankCharacters(text)).toBe(written))

  test.each([
    ['Ольга О', ['О', 'л', 'ь', 'г', 'а']],
    ['Wang 王', ['王']],
    ['Ana 🎉', ['🎉']],
    ['Аnna', ['А']],
  ])('for %s a form can list the unwritable characters', (text, characters) => {
    expect(unwritableIn(text)).toEqual(characters)
  })

  test('contains only allowed characters for any input, and converting is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = bankCharacters(text)
        expect(written).toMatch(taken)
        expect(written).not.toMatch(/[\r\n\t\p{Cc}]/u)
        expect(bankCharacters(written)).toBe(written)
      }),
    )
  })
})
