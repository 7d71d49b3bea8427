import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxPasswordLength, passwordError, shortestPassword } from './passwords/password-policy.ts'
import { type Address, addressLine, changeOfAddress } from './people/address.ts'
import { civilStatuses, isCivilStatus, readBirthYears } from './people/household.ts'
import { nextStatus, type StatusMove } from './people/person.ts'
import {
  emailField,
  phoneField,
  registrationForm,
  secondFactorForm,
  setPasswordForm,
  signInForm,
} from './registration/forms.ts'
import { isLive, sessionEnd } from './sessions/session.ts'
import { adminAllowList, faultyLines, isOnList } from './sign-in/allow-list.ts'
import { deviceOf } from './sign-in/device.ts'
import { nextPath, signInPath } from './sign-in/next-path.ts'
import { demandsSecondFactor, staffIdleMinutes } from './team/staff-settings.ts'

const seeded = { numRuns: 400, seed: 20_261_123 }

describe('the page after sign-in', () => {
  test.each([
    ['/client-portal/cases/1?tab=x', '/client-portal/cases/1?tab=x'],
    ['/client-portal', '/client-portal'],
    ['/client-portal/a#b', '/client-portal/a'],
    ['/client-portal/../admin', '/client-portal'],
    ['/client-portal/%2e%2e/admin', '/client-portal'],
    ['/client-portal2', '/client-portal'],
    ['/client-portalx/a', '/client-portal'],
    ['/admin', '/client-portal'],
    ['//evil.example/client-portal/x', '/client-portal'],
    ['///evil.example/client-portal/x', '/client-portal'],
    ['https://evil.example/client-portal/x', '/client-portal'],
    ['https://here.invalid/client-portal/x', '/client-portal'],
    ['/\\evil.example', '/client-portal'],
    ['\\\\evil.example', '/client-portal'],
    ['/client-portal/\t/evil', '/client-portal'],
    ['/client-portal/\r\nSet-Cookie: x=y', '/client-portal'],
    ['javascript:alert(1)', '/client-portal'],
    ['client-portal/x', '/client-portal'],
    ['', '/client-portal'],
    [null, '/client-portal'],
    [undefined, '/client-portal'],
  ])('the requested page %j redirects to %s', (requested, path) =>
    expect(nextPath(requested, '/client-portal')).toBe(path),
  )

  test('any input yields a path of our site under the root, without line breaks', () => {
    const parts = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        'client-portal',
        'admin',
        '..',
        '.',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'https:',
        '\n',
        '\t',
        ' ',
        'é',
      ),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(parts, (pieces) => {
        for (const root of ['/client-portal', '/admin'] as const) {
          const path = nextPath(pieces.join(''), root)
          const url = new URL(path, 'https://firm.example')
          expect(url.origin).toBe('https://firm.example')
          expect(url.pathname === root || url.pathname.startsWith(`${root}/`)).toBe(true)
          expect(path).not.toMatch(/[\r\n\\]/)
        }
      }),
      { ...seeded, numRuns: 2_000 },
    )
  })

  test('the requested page survives the round trip through the query string', () => {
    const from = '/admin/cases?state=review&page=2'
    const address = new URL(signInPath('/admin', from), 'https://firm.example')
    expect([...address.searchParams.keys()]).toEqual(['next'])
    expect(nextPath(address.searchParams.get('next'), '/admin')).toBe(from)
    expect(signInPath('/admin', '/admin')).toBe('/admin')
    expect(signInPath('/admin', '//evil.example')).toBe('/admin')
  })
})

describe('passwords', () => {
  const common = new Set(['password', 'sunshine', 'iloveyou', 'qwertyuiop'])
  const about = { email: 'ana.keller@example.com', name: 'Ana Keller' }
  const errorOf = (password: string) => passwordError(password, common, about)

  test.each([
    ['walks-by-the-lake', null],
    ['x7$kQ2!mZp', null],
    ['correct horse battery', null],
    ['пароль-длинный-очень', null],
    ['x7$kQ2!mZ', 'too-short'],
    ['', 'too-short'],
    ['aaaaaaaaaaaa', 'too-common'],
    ['abababababab', 'too-common'],
    ['12345678901', 'too-common'],
    ['98765432109', 'too-common'],
    ['password2026', 'too-common'],
    ['Password2026!', 'too-common'],
    ['2026password!!', 'too-common'],
    ['p4ssw0rd2026', 'too-common'],
    ['passwordpassword', 'too-common'],
    ['Sunshine!2026', 'too-common'],
    ['SwissTax2026!', 'too-common'],
    ['steuern-biel-2026', 'too-common'],
    ['ana.keller@example.com', 'too-personal'],
    ['AnaKeller2026', 'too-personal'],
    ['keller-1984', 'too-personal'],
  ])('the password %j has the error %s', (password, error) => expect(errorOf(password)).toBe(error))

  test('the length limits match the exported constants', () => {
    const varied = (length: number) => 'kX7$pQ2!mZ9&'.repeat(20).slice(0, length)
    expect(errorOf(varied(shortestPassword - 1))).toBe('too-short')
    expect(errorOf(varied(shortestPassword))).toBeNull()
    expect(errorOf(varied(maxPasswordLength))).toBeNull()
    expect(errorOf(varied(maxPasswordLength + 1))).toBe('too-long')
  })

  test('the check of a long password finishes quickly', () => {
    const began = performance.now()
    for (const text of [
      'a1'.repeat(64),
      '!'.repeat(128),
      'abc'.repeat(42),
      `${'ab'.repeat(63)}c`,
      '$'.repeat(64) + 'x'.repeat(64),
    ])
      errorOf(text)
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('a two-letter name in a password is not refused as personal data', () => {
    expect(passwordError('walks-by-the-lake', common, { name: 'Bo Li', email: 'li@x.ch' })).toBeNull()
    expect(passwordError('walks-by-the-lake', common)).toBeNull()
  })
})

describe('sessions', () => {
  const start = Date.parse('2026-11-01T08:00:00Z')
  const hour = 3_600_000
  const session = (used: number, isBypass = false) => ({
    startedAt: new Date(start),
    lastUsedAt: new Date(start + used),
    isBypass,
  })

  test.each([
    ['client', 0, 7 * 24 * hour - 1, true],
    ['client', 0, 7 * 24 * hour, false],
    ['client', 29 * 24 * hour, 30 * 24 * hour - 1, true],
    ['client', 29 * 24 * hour, 30 * 24 * hour, false],
    ['adviser', 0, 60 * 60_000 - 1, true],
    ['adviser', 0, 60 * 60_000, false],
    ['adviser', 12 * hour - 60_000, 12 * hour, false],
    ['owner', 11 * hour, 12 * hour - 1, true],
    ['admin', 11 * hour, 12 * hour, false],
  ] as const)(
    'a %s session last used %d ms after its start is valid %d ms after its start: %s',
    (role, used, later, live) => {
      expect(isLive(session(used), role, new Date(start + later), 60)).toBe(live)
    },
  )

  test('a bypass session ends after an hour for every role, however often it is used', () => {
    for (const role of ['client', 'owner'] as const) {
      expect(isLive(session(50 * 60_000, true), role, new Date(start + hour - 1), 480)).toBe(true)
      expect(isLive(session(50 * 60_000, true), role, new Date(start + hour), 480)).toBe(false)
    }
  })

  test('use never shortens a session and never extends it beyond its maximum duration', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 * 24 }), fc.integer({ min: 0, max: 100 }), (used, more) => {
        for (const role of ['client', 'adviser'] as const) {
          const before = sessionEnd(session(used * hour), role, 60).getTime()
          const after = sessionEnd(session((used + more) * hour), role, 60).getTime()
          expect(after).toBeGreaterThanOrEqual(before)
          expect(after).toBeLessThanOrEqual(start + (role === 'client' ? 30 * 24 : 12) * hour)
        }
      }),
      seeded,
    )
  })

  test.each([4, 481, 0, -1, 60.5, '60', null])('an idle timeout of %j minutes is refused', (minutes) =>
    expect(staffIdleMinutes.schema.safeParse(minutes).success).toBe(false),
  )

  test.each([
    ['client', true, 'required', false],
    ['adviser', true, null, true],
    ['adviser', false, null, false],
    ['adviser', false, 'required', true],
    ['owner', true, 'off', false],
  ] as const)(
    'second factor required for role %s, in production: %s, with setting %s: %s',
    (role, isProduction, setting, demanded) => {
      expect(demandsSecondFactor({ isProduction }, { role }, setting)).toBe(demanded)
    },
  )
})

describe('the allow list of the admin panel', () => {
  test.each([
    ['', '203.0.113.7', true],
    ['# all closed on weekends\n\n', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/24 # office', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.0/24\r\n198.51.100.1', '198.51.100.1', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::/32', '2001:db9::5', false],
    ['0.0.0.0/0', '203.0.113.7', true],
    ['203.0.113.7', '', false],
    ['203.0.113.7', 'not an address', false],
  ])('the list %j admits %s: %s', (list, address, open) => expect(isOnList(list, address)).toBe(open))

  test.each([
    '10.1',
    '010.0.0.1',
    '203.0.113.0/33',
    '2001:db8::/129',
    '::ffff:10.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    'office',
    '10.0.0.1-5',
    '10.0.0.1/',
    '/24',
    '10.0.0.1 10.0.0.2',
  ])('the line %j is reported as invalid and the list is refused', (line) => {
    expect(faultyLines(`203.0.113.7\n${line} # note`)).toEqual([line])
    expect(adminAllowList.schema.safeParse(line).success).toBe(false)
  })
})

describe('accounts', () => {
  const statuses = ['invited', 'pending', 'active', 'rejected', 'suspended', 'closed'] as const
  const moves: StatusMove[] = ['accept', 'pay', 'approve', 'reject', 'suspend', 'reinstate']

  test('a closed account stays closed, and a suspended or rejected one is not reactivated by paying', () => {
    for (const move of moves) expect(nextStatus('closed', move)).toBeNull()
    for (const status of ['suspended', 'rejected', 'closed'] as const)
      for (const move of ['pay', 'accept'] as const) expect(nextStatus(status, move), `${status} ${move}`).toBeNull()
    expect(nextStatus('rejected', 'approve')).toBe('active')
    expect(nextStatus('pending', 'accept')).toBeNull()
  })

  test('property names of Object.prototype are not accepted as status changes', () => {
    for (const status of statuses)
      for (const move of ['toString', 'constructor', '__proto__', 'hasOwnProperty'])
        expect(nextStatus(status, move as StatusMove)).toBeNull()
  })

  test.each([
    ['2018, 2015', [2015, 2018]],
    ['', []],
    ['2026', [2026]],
    ['1996', [1996]],
    ['1995', null],
    ['2027', null],
    ['2015.5', null],
    ['-2015', null],
    ['2015 2016;2017,2018', [2015, 2016, 2017, 2018]],
    ['toString', null],
    [Array(12).fill(2020).join(), Array(12).fill(2020)],
    [Array(13).fill(2020).join(), null],
  ])('the birth years %j are parsed as %j', (text, years) => expect(readBirthYears(text, 2026)).toEqual(years))

  test('only the listed marital statuses are accepted, no property names of Object.prototype', () => {
    for (const status of civilStatuses) expect(isCivilStatus(status)).toBe(true)
    for (const text of ['', 'Single', 'engaged', 'length', 'constructor']) expect(isCivilStatus(text)).toBe(false)
  })
})

describe('forms', () => {
  const error = (
    schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
    value: unknown,
  ) => schema.safeParse(value).error?.issues[0]?.message

  test.each([
    [' Ana@Example.COM ', undefined],
    ['', 'email-missing'],
    ['   ', 'email-missing'],
    ['ana', 'email-incomplete'],
    ['ana@', 'email-incomplete'],
    ['ana@example', 'email-incomplete'],
    ['ana@exa mple.com', 'email-incomplete'],
    ['ana@example.com\nBcc: all@example.com', 'email-incomplete'],
    ['ana@example.com, bea@example.com', 'email-incomplete'],
    ['<ana@example.com>', 'email-incomplete'],
    [`${'a'.repeat(250)}@x.ch`, 'email-too-long'],
    [undefined, 'email-missing'],
    [['a@b.ch'], 'email-missing'],
  ])('the email address %j has the error %s', (submitted, expected) =>
    expect(error(emailField, submitted)).toBe(expected),
  )

  test.each([
    ['032 123 45 67', '+41 32 123 45 67'],
    ['', null],
    [null, null],
    ['+49 30 123456', '+49 30 123456'],
  ])('the phone number %j is stored as %j', (submitted, saved) => expect(phoneField.parse(submitted)).toBe(saved))

  test.each(['12', 'abc', '+999 123', '032 123 45 6'])('the phone number %j is refused', (submitted) =>
    expect(error(phoneField, submitted)).toBe('phone-unknown'),
  )

  const whole = { email: 'a@example.com', password: 'x', firstName: 'Ana', lastName: 'Keller', company: '', phone: '' }
  test.each<[object, string]>([
    [{ firstName: ' ' }, 'first-name-missing'],
    [{ firstName: 'A'.repeat(101) }, 'first-name-too-long'],
    [{ lastName: 'K\r\nX-Header: y' }, 'last-name-broken'],
    [{ lastName: 'K\u0000' }, 'last-name-broken'],
    [{ company: 'x'.repeat(201) }, 'company-too-long'],
    [{ company: 'a\tb' }, 'company-broken'],
    [{ password: '' }, 'new-password-missing'],
    [{ password: undefined }, 'new-password-missing'],
  ])('a registration with %j has the error %s', (change, code) =>
    expect(error(registrationForm, { ...whole, ...change })).toBe(code),
  )

  test('a registration form ignores role, status and confirmation of the address', () => {
    const read = registrationForm.parse({ ...whole, role: 'owner', status: 'active', emailVerified: true })
    expect(Object.keys(read).toSorted()).toEqual(['company', 'email', 'firstName', 'lastName', 'password', 'phone'])
    expect(read).toMatchObject({ company: null, phone: null })
  })

  test('over-long input is refused by the schema', () => {
    expect(signInForm.safeParse({ identifier: 'ana', password: 'x'.repeat(1_001) }).success).toBe(false)
    expect(error(signInForm, { identifier: 'x'.repeat(255), password: 'x' })).toBe('identifier-too-long')
    expect(setPasswordForm.safeParse({ token: 'x'.repeat(201), password: 'x' }).success).toBe(false)
    expect(error(secondFactorForm, { code: '1'.repeat(41) })).toBe('code-too-long')
    expect(error(secondFactorForm, { code: ' \n ' })).toBe('code-missing')
    expect(secondFactorForm.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  })
})

describe('postal addresses', () => {
  const home: Address = {
    ...{ street: 'Seeweg', houseNumber: '1', postcode: '2502', town: 'Biel/Bienne', country: 'CH' },
    ...{ communeId: 371, commune: 'Biel/Bienne', canton: 'BE', sinceOn: '2024-01-01' },
  }
  const moved = { ...home, street: 'Bergweg', sinceOn: '2026-05-01' }
  const earlier = { ...home, street: 'Alt', sinceOn: '2020-01-01' }

  test.each<[string, Address[], Address, boolean, unknown]>([
    ['the first one', [], home, false, { ok: true, kind: 'first' }],
    ['the same', [home], home, false, { ok: true, kind: 'none' }],
    ['another place later', [home], moved, false, { ok: true, kind: 'moved' }],
    ['another place without a day', [home], { ...moved, sinceOn: null }, false, { ok: false, reason: 'no-day' }],
    [
      'another place on the same day',
      [home],
      { ...moved, sinceOn: '2024-01-01' },
      false,
      { ok: false, reason: 'not-later' },
    ],
    ['another place before', [home], { ...moved, sinceOn: '2023-12-31' }, false, { ok: false, reason: 'not-later' }],
    ['a correction of the place', [home], { ...moved, sinceOn: null }, true, { ok: true, kind: 'corrected' }],
    [
      'another day of the same place',
      [home],
      { ...home, sinceOn: '2024-02-01' },
      false,
      { ok: true, kind: 'corrected' },
    ],
    [
      'a day before the address before',
      [home, earlier],
      { ...home, sinceOn: '2019-01-01' },
      true,
      { ok: false, reason: 'before-earlier' },
    ],
    [
      'the day of the address before',
      [home, earlier],
      { ...home, sinceOn: '2020-01-01' },
      true,
      { ok: false, reason: 'before-earlier' },
    ],
    [
      'no day beside an address before',
      [home, earlier],
      { ...home, sinceOn: null },
      true,
      { ok: false, reason: 'before-earlier' },
    ],
    ['what had no postcode', [{ ...home, postcode: null, town: null }], moved, false, { ok: true, kind: 'corrected' }],
  ])('a change of address is classified: %s', (_, saved, entered, isCorrection, expected) => {
    expect(changeOfAddress(saved, entered, isCorrection)).toEqual(expected)
  })

  test.each([
    [home, 'Seeweg 1, 2502 Biel/Bienne'],
    [{ ...home, houseNumber: null }, 'Seeweg, 2502 Biel/Bienne'],
    [{ ...home, postcode: null, town: null }, 'Seeweg 1'],
    [{ ...home, country: 'DE' }, 'Seeweg 1, 2502 Biel/Bienne, Germany'],
  ])('address %# is formatted on one line', (address, line) => expect(addressLine(address)).toBe(line))
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Gecko Firefox/143.0', 'Firefox on macOS'],
  ['curl/8.0', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('the user agent %j is shown as %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
