import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { cleanName, type NameError, type NameKind, nameError } from './name.ts'

const errorOf = (text: string, kind: NameKind = 'person') => nameError(cleanName(text), kind, 'Expat Tax Biel')

describe('names of persons', () => {
  test.each([
    'Ana Keller',
    'Anna-Léa d’Arcy',
    "O'Neill",
    'Dr. Müller',
    'J.R. Smith',
    'Ng',
    'Nguyễn Thị Mai',
    'Анна Келлер',
    'Ελένη Παπαδοπούλου',
    '王小明',
    '山田 タロウ',
    '김철수',
    'محمد علي',
    'נועה כהן',
    'अनिता शर्मा',
    'สมชาย ใจดี',
    'Анна Keller',
    'Keller (née Müller)',
    'Gabriel·la',
  ])('%s is accepted unchanged', (name) => {
    expect(cleanName(name)).toBe(name)
    expect(errorOf(name)).toBeNull()
  })

  test.each<[string, NameError]>([
    ['You won CHF 500', 'digits'],
    ['Claim at www.evil.test', 'link'],
    ['http://evil.test', 'link'],
    ['https:evil', 'link'],
    ['evil.test', 'link'],
    ['Pay evil.test now', 'link'],
    ['ab.ch', 'link'],
    ['ｗｗｗ．evil．test', 'link'],
    ['evil/claim', 'link'],
    ['ana@evil', 'link'],
    ['Call +41 79 123 45 67', 'digits'],
    ['Call ٠٧٩', 'digits'],
    ['Call ⑦⑨', 'digits'],
    ['Ana <b>Keller</b>', 'link'],
    ['Ana <b>', 'signs'],
    ['You won!', 'signs'],
    ['Ana\nBcc', 'broken'],
    ['Ana\u2028Bcc', 'broken'],
    ['Аnna Keller', 'mixed-letters'],
    ['Anna Kеller', 'mixed-letters'],
    ['Αnna', 'mixed-letters'],
    ['Anna Keller (Expat Tax Biel)', 'ours'],
    ['EXPAT-TAX Biel', 'ours'],
  ])('%j is refused: %s', (name, error) => expect(errorOf(name)).toBe(error))

  test('lose invisible characters and text direction marks', () => {
    expect(cleanName('\u202enimda')).toBe('nimda')
    expect(cleanName(' An\u200bna\u2066 \u00a0 Kel\u00adler\ufeff ')).toBe('Anna Keller')
    expect(cleanName('Zu\u0308rich')).toBe('Zürich')
    expect(cleanName('An\u200dna')).toBe('Anna')
  })

  test('preserve joiners that their script needs', () => {
    expect(cleanName('علی\u200cرضا')).toBe('علی\u200cرضا')
    expect(errorOf('علی\u200cرضا')).toBeNull()
  })
})

describe('names of companies', () => {
  test.each([
    '3M Schweiz GmbH',
    'Novo Nordisk A/S',
    'Müller & Söhne AG',
    'Yahoo! Inc.',
    'Booking.com B.V.',
    'ООО Ромашка',
  ])('%s is accepted unchanged', (name) => expect(errorOf(name, 'company')).toBeNull())
  test.each<[string, NameError]>([
    ['https://evil.test', 'link'],
    ['www.evil.test', 'link'],
    ['evil.test/claim', 'link'],
    ['pay@evil.test', 'link'],
    ['Acme <b>', 'signs'],
    ['Аcme AG', 'mixed-letters'],
    ['Expat Tax Biel', 'ours'],
  ])('%j is refused: %s', (name, error) => expect(errorOf(name, 'company')).toBe(error))
})

test('form text loses invisible characters, but not emoji and line breaks', () => {
  expect(cleanText(' a\u202eb\u200bc\r\nd\u2067 ')).toBe('abc\nd')
  expect(cleanText('👨\u200d👩\u200d👧 ok')).toBe('👨\u200d👩\u200d👧 ok')
})
