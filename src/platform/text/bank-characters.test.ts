import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankCharacters, unwritableIn } from './bank-characters.ts'

const taken = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/u

describe('text as banks take it', () => {
  test.each([
    ['the apostrophe of phones', 'Rue de l’Île', "Rue de l'Île"],
    ['quotes and dashes', '“A” „B“ ‘C’ – D — E ‑ F', '"A" "B" \'C\' - D - E - F'],
    ['narrow, thin and wide blanks', 'A\u202fB\u2009C\u3000D\u00a0E', 'A B C D E'],
    ['what is not seen', 'A\u200bn\u200da\ufeff \u202eB\u00adb', 'Ana Bb'],
    ['decomposed letters', 'Mu\u0308ller S\u0326erban', 'Müller Șerban'],
    ['line breaks and tabs', ' Ana\r\nKeller\t\u2028Biel\u0085x\u0007 ', 'Ana Keller Biel x'],
    ['letters of Latin script with more accents', 'Nguyễn Thị Ánh, Ǎ ȳ', 'Nguyen Thi Ánh, A y'],
    ['ligatures, full width, capital sharp s', 'ﬁn ＡＢ STRAẞE …', 'fin AB STRASSE ...'],
    ['letters that are taken', 'Łukasz Ødegård Õ ß Ÿ Ŕ ț € ÆŒ «x»', 'Łukasz Ødegård Õ ß Ÿ Ŕ ț € ÆŒ «x»'],
    ['an accent without a letter', 'A \u0301', 'A'],
  ])('%s', (_, text, written) => {
    expect(bankCharacters(text)).toBe(written)
    expect(unwritableIn(text)).toEqual([])
  })

  test.each([
    ['Cyrillic', 'Ольга Щукина', 'Olga Shchukina'],
    ['Chinese', '王芳', '..'],
    ['Greek', 'Ωμ', '..'],
    ['pictures', 'Ana 🎉👩‍👩‍👧 Keller', 'Ana Keller'],
    ['a broken half of a sign', 'A\ud800B', 'AB'],
  ])('%s is written somehow', (_, text, written) => expect(bankCharacters(text)).toBe(written))

  test.each([
    ['Ольга О', ['О', 'л', 'ь', 'г', 'а']],
    ['Wang 王', ['王']],
    ['Ana 🎉', ['🎉']],
    ['Аnna', ['А']],
  ])('of %s a form can say what it cannot write', (text, characters) => {
    expect(unwritableIn(text)).toEqual(characters)
  })

  test('holds no other character, whatever it is made of, and stays as it is when written again', () => {
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
