import { expect, test } from 'vitest'
import { companyOf } from './company-of.ts'
import { type FactName, factRules, seedFacts } from './facts.ts'

const read = (name: FactName, text: string) => {
  const outcome = factRules[name](text)
  return outcome.ok ? outcome.value : outcome.reason
}

test.each([
  ['CHE-109.322.551', 'CHE-109.322.551'],
  ['che 109 322 551', 'CHE-109.322.551'],
  ['CHE109322551', 'CHE-109.322.551'],
  ['CHE-123.456.788', 'CHE-123.456.788'],
  ['CHE-100.155.212', 'CHE-100.155.212'],
  ['CHE-109.322.552', 'uid-wrong'],
  ['CHE-190.322.551', 'uid-wrong'],
  ['CHE-100.010.000', 'uid-wrong'],
  ['CHE-109.322.55', 'uid-wrong'],
  ['CHE-109.322.551 MWST', 'uid-wrong'],
  ['ATU12345678', 'uid-wrong'],
  ['', 'uid-wrong'],
])('the UID %j is read as %s', (text, expected) => {
  expect(read('uid', text)).toBe(expected)
})

test.each([
  ['iban', 'CH93 0076 2011 6238 5295 7', 'CH93 0076 2011 6238 5295 7'],
  ['iban', 'ch9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
  ['iban', 'LI21 0881 0000 2324 013A A', 'LI21 0881 0000 2324 013A A'],
  ['iban', 'CH93 0076 2011 6238 5295 8', 'iban-wrong'],
  ['iban', 'CH93 0076 2011 6238 5297 5', 'iban-wrong'],
  ['iban', 'CH93 0076 2011 6238 5295', 'iban-wrong'],
  ['iban', 'DE89 3704 0044 0532 0130 00', 'iban-wrong'],
  ['iban', 'CH44 3199 9123 0008 8901 2', 'iban-wrong'],
  ['iban', '', ''],
  ['qrIban', 'CH44 3199 9123 0008 8901 2', 'CH44 3199 9123 0008 8901 2'],
  ['qrIban', 'CH93 0076 2011 6238 5295 7', 'qr-iban-wrong'],
  ['qrIban', ' ', ''],
] as const)('the %s %j is read as %j', (name, text, expected) => {
  expect(read(name, text)).toBe(expected)
})

test.each([
  ['phone', '032 322 11 22', '+41 32 322 11 22'],
  ['phone', 'call us', 'phone-wrong'],
  ['email', ' office@firm.ch ', 'office@firm.ch'],
  ['email', 'office@', 'mail-wrong'],
  ['monday', '8-12, 13.30-17', '08:00–12:00, 13:30–17:00'],
  ['monday', '', ''],
  ['monday', '18-9', 'hours-wrong'],
  ['postcode', '2503', '2503'],
  ['postcode', '0815', 'postcode-wrong'],
  ['postcode', '25030', 'postcode-wrong'],
  ['latitude', '47.1400', '47.14'],
  ['latitude', '48.5', 'place-wrong'],
  ['longitude', 'east', 'place-wrong'],
  ['linkedin', '', ''],
  ['linkedin', 'javascript:alert(1)', 'web-wrong'],
  ['linkedin', 'http://linkedin.com/x', 'web-wrong'],
  ['legalName', '  Firm \n AG ', 'Firm AG'],
  ['legalName', ' ', 'line-missing'],
  ['street', 'x'.repeat(71), 'line-long'],
] as const)('the fact %s with the text %j is read as %j', (name, text, expected) => {
  expect(read(name, text)).toBe(expected)
})

const week = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' }

test.each([
  [{}, 'By appointment', 'By appointment'],
  [{ monday: '09:00–18:00' }, 'Monday, 9:00–18:00 Swiss time', 'Mon 9:00-18:00'],
  [
    { monday: '08:00–12:00, 13:00–17:00', tuesday: '08:00–12:00, 13:00–17:00', friday: '08:00–12:00' },
    'Monday to Tuesday, 8:00–12:00 and 13:00–17:00; Friday, 8:00–12:00 Swiss time',
    'Mon-Tue 8:00-12:00, 13:00-17:00; Fri 8:00-12:00',
  ],
])('the hours %j are shown as %j', (hours, text, short) => {
  expect(companyOf({ ...seedFacts, ...week, ...hours }).hours).toMatchObject({ text, short })
})

test('the seed facts match the specification', () => {
  const { hours, support, location, office, phoneLink, vatNumber } = companyOf(seedFacts)
  expect([hours.text, hours.short]).toEqual(['Monday to Friday, 9:00–18:00 Swiss time', 'Mon-Fri 9:00-18:00'])
  expect(hours.week).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  ])
  expect(support).toEqual({
    text: 'Support 24/7',
    note: expect.stringMatching(`^${seedFacts.supportNote} .*Monday to Friday, 9:00–18:00`),
  })
  expect([location, office]).toEqual(['Biel/Bienne, Switzerland', 'Uhrenplatz 12, 2502 Biel/Bienne'])
  expect([phoneLink, vatNumber]).toEqual(['+41320001234', 'CHE-123.456.788 MWST'])
})

test('no module-level constant caches the company profile', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const keeping = Object.entries(sources).filter(([, text]) =>
    /^(export )?const [^\n]*[^.\w]company\(\)/m.test(text.replaceAll(/^.*=>[^\n]*$/gm, '')),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(keeping.map(([path]) => path)).toEqual([])
})
