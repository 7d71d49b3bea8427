import { describe, expect, test } from 'vitest'
import * as companyTexts from '#company/locales/en.ts'
import {
  degreesRule,
  emailRule,
  type FactRule,
  hoursRule,
  iban,
  ibanRule,
  line,
  orNothing,
  phoneRule,
  postcodeRule,
  qrIban,
  qrIbanRule,
  uid,
  uidRule,
  webRule,
  yesNoRule,
} from './fact-rules.ts'
import { openingHours, type Weekday, weekdays } from './opening-hours.ts'

const read = (rule: FactRule, text: string) => {
  const found = rule(text)
  return found.ok ? found.value : `! ${found.reason}`
}

function withCheckDigits(country: string, rest: string): string {
  const figures = [...`${rest}${country}00`].map((sign) => String(Number.parseInt(sign, 36))).join('')
  return `${country}${String(98n - (BigInt(figures) % 97n)).padStart(2, '0')}${rest}`
}

describe('account numbers', () => {
  test('numbers with valid check digits are accepted and grouped, altered ones are refused', () => {
    for (let n = 0; n < 60; n++) {
      const bank = String(700 + n * 37).padStart(5, '0')
      const plain = withCheckDigits(n % 5 === 0 ? 'LI' : 'CH', `${bank}${String(n * 7_919).padStart(12, '0')}`)
      expect(iban(plain)?.replaceAll(' ', '')).toBe(plain)
      expect(iban(plain)).toMatch(/^(?:\w{4} ){5}\w$/)
      expect(qrIban(plain)).toBeNull()
      const at = 4 + (n % 17)
      const changed = plain.slice(0, at) + ((Number(plain[at]) + 1) % 10) + plain.slice(at + 1)
      expect(iban(changed), changed).toBeNull()
      const swapped = plain.slice(0, 10) + plain[11] + plain[10] + plain.slice(12)
      if (swapped !== plain) expect(iban(swapped), swapped).toBeNull()
    }
  })

  test.each([
    [29_999, false],
    [30_000, true],
    [31_999, true],
    [32_000, false],
  ])('the bank number %d is reserved for QR bills: %s', (bank, isQr) => {
    const plain = withCheckDigits('CH', `${bank}000012345678`)
    expect(qrIban(plain) !== null).toBe(isQr)
    expect(iban(plain) !== null).toBe(!isQr)
  })

  test('letters in an account number are accepted', () => {
    expect(iban(withCheckDigits('CH', '00762ABCDEF123456'))).not.toBeNull()
  })

  test.each([
    '',
    'CH',
    'DE89370400440532013000',
    'CH93 0076 2011 6238 5295',
    'CH93 0076 2011 6238 5295 77',
    'CH93-0076-2011-6238-5295-7',
    'CH930076201162385295７',
    'CH00 0000 0000 0000 0000 0',
    "CH93'; drop table invoices",
  ])('%j is not an account number', (text) => {
    expect(iban(text)).toBeNull()
    expect(qrIban(text)).toBeNull()
  })
})

describe('business numbers', () => {
  /** Calculates the check digit of a UID (eCH-0097); null if no digit is valid. */
  const lastDigit = (eight: string) => {
    const sum = [5, 4, 3, 2, 7, 6, 5, 4].reduce((total, weight, at) => total + weight * Number(eight[at]), 0)
    const digit = 11 - (sum % 11)
    return digit === 11 ? 0 : digit === 10 ? null : digit
  }

  test('each eight-digit prefix has exactly one valid check digit, or none', () => {
    for (let n = 10_000_000; n < 10_000_000 + 400 * 13; n += 13) {
      const sound = Array.from({ length: 10 }, (_, digit) => `CHE${n}${digit}`).filter((text) => uid(text) !== null)
      const digit = lastDigit(String(n))
      expect(sound).toEqual(digit === null ? [] : [`CHE${n}${digit}`])
    }
  })

  test('a UID is normalized, however it was typed', () => {
    for (const text of ['CHE-109.322.551', 'che109322551', 'CHE 109 322 551', ' CHE-109 322.551 '])
      expect(uid(text)).toBe('CHE-109.322.551')
    for (const text of [
      'CHE-109.322.552',
      '109.322.551',
      'CHE-109.322.551 MWST',
      'CHE--109.322.551',
      'ADE-109.322.551',
      '',
    ])
      expect(uid(text)).toBeNull()
  })
})

test.each<[string, FactRule, [string, string][]]>([
  [
    'a line',
    line(10),
    [
      [' a  b\t\nc ', 'a b c'],
      ['', '! line-missing'],
      [' \n ', '! line-missing'],
      ['x'.repeat(10), 'x'.repeat(10)],
      ['x'.repeat(11), '! line-long'],
    ],
  ],
  [
    'an optional line',
    orNothing(line(3)),
    [
      ['', ''],
      ['  ', ''],
      ['abcd', '! line-long'],
    ],
  ],
  [
    'an email address',
    emailRule,
    [
      [' ana@example.com ', 'ana@example.com'],
      ['ana', '! mail-wrong'],
      ['a@b@c.ch', '! mail-wrong'],
      ['ana@example.com\nBcc: x@y.ch', '! mail-wrong'],
      ['', '! mail-wrong'],
    ],
  ],
  [
    'a web address',
    webRule,
    [
      ['https://firm.example', 'https://firm.example'],
      ['http://firm.example', '! web-wrong'],
      ['javascript:alert(1)', '! web-wrong'],
      ['firm.example', '! web-wrong'],
      ['', '! web-wrong'],
    ],
  ],
  [
    'a phone number',
    phoneRule,
    [
      ['032 123 45 67', '+41 32 123 45 67'],
      ['+1 212 555 0123', '+1 212 555 0123'],
      ['12', '! phone-wrong'],
      ['call me', '! phone-wrong'],
    ],
  ],
  [
    'yes or no',
    yesNoRule,
    [
      ['YES', 'yes'],
      [' no ', 'no'],
      ['y', '! yes-no-wrong'],
      ['true', '! yes-no-wrong'],
    ],
  ],
  [
    'a postcode',
    postcodeRule,
    [
      ['2502', '2502'],
      ['0250', '! postcode-wrong'],
      ['25020', '! postcode-wrong'],
      ['CH-2502', '! postcode-wrong'],
      ['２５０２', '! postcode-wrong'],
    ],
  ],
  [
    'hours',
    hoursRule,
    [
      ['', ''],
      ['9-12, 13:30-18', '09:00–12:00, 13:30–18:00'],
      ['18-9', '! hours-wrong'],
      ['9-12, 11-13', '! hours-wrong'],
      ['9-25', '! hours-wrong'],
      ['always', '! hours-wrong'],
      ['9-9', '! hours-wrong'],
      ['1-2,3-4,5-6,7-8,9-10', '! hours-wrong'],
      ['20-24', '20:00–24:00'],
      ['20-24:30', '! hours-wrong'],
    ],
  ],
  [
    'degrees',
    degreesRule(45.8, 47.9),
    [
      ['47.1368', '47.1368'],
      ['45.8', '45.8'],
      ['45.79', '! place-wrong'],
      ['47.91', '! place-wrong'],
      ['47', '! place-wrong'],
      ['-47.1', '! place-wrong'],
      ['4e1.1', '! place-wrong'],
    ],
  ],
  [
    'an IBAN',
    ibanRule,
    [
      ['CH93 0076 2011 6238 5295 7', 'CH93 0076 2011 6238 5295 7'],
      ['CH44 3199 9123 0008 8901 2', '! iban-wrong'],
    ],
  ],
  [
    'a QR-IBAN',
    qrIbanRule,
    [
      ['CH44 3199 9123 0008 8901 2', 'CH44 3199 9123 0008 8901 2'],
      ['CH93 0076 2011 6238 5295 7', '! qr-iban-wrong'],
    ],
  ],
  [
    'a UID',
    uidRule,
    [
      ['che 109 322 551', 'CHE-109.322.551'],
      ['che 109 322 550', '! uid-wrong'],
    ],
  ],
])('the rule for %s', (_, rule, cases) => {
  for (const [text, expected] of cases) expect(read(rule, text), JSON.stringify(text)).toBe(expected)
})

describe('opening hours', () => {
  const week = (hours: Partial<Record<Weekday, string>>) =>
    openingHours({ ...(Object.fromEntries(weekdays.map((day) => [day, ''])) as Record<Weekday, string>), ...hours })

  test.each<[Partial<Record<Weekday, string>>, string, string]>([
    [{}, 'By appointment', 'By appointment'],
    [{ monday: '9-18' }, 'Monday, 9:00–18:00 Swiss time', 'Mon 9:00-18:00'],
    [{ monday: '9-18', tuesday: '9-18' }, 'Monday to Tuesday, 9:00–18:00 Swiss time', 'Mon-Tue 9:00-18:00'],
    [
      { monday: '9-18', wednesday: '9-18' },
      'Monday, 9:00–18:00; Wednesday, 9:00–18:00 Swiss time',
      'Mon 9:00-18:00; Wed 9:00-18:00',
    ],
    [
      { monday: '9-12, 13-18', tuesday: '9-12,13-18', friday: '10-16' },
      'Monday to Tuesday, 9:00–12:00 and 13:00–18:00; Friday, 10:00–16:00 Swiss time',
      'Mon-Tue 9:00-12:00, 13:00-18:00; Fri 10:00-16:00',
    ],
    [{ saturday: '0-24', sunday: '0-24' }, 'Saturday to Sunday, 0:00–24:00 Swiss time', 'Sat-Sun 0:00-24:00'],
  ])('the hours %j have a full and a short text', (hours, text, short) => {
    expect(week(hours)).toMatchObject({ text, short })
  })

  test('structured data contains each stretch of each day once', () => {
    const { week: notified } = week({ monday: '9-12, 13-18', tuesday: '9-12, 13-18', sunday: '10-11' })
    expect(notified).toEqual([
      { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
      { days: ['Monday', 'Tuesday'], opens: '13:00', closes: '18:00' },
      { days: ['Sunday'], opens: '10:00', closes: '11:00' },
    ])
  })

  test('unreadable hours mean a closed day', () => {
    expect(week({ monday: 'always' })).toMatchObject({ text: companyTexts.openingHours.byAppointment, week: [] })
  })
})
