import { describe, expect, test } from 'vitest'
import { networkOf } from '#platform/http/client-address.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { passwordError } from './passwords/password-policy.ts'
import { commonPasswords } from './passwords/passwords.server.ts'
import { nextStatus, splitName, statuses } from './people/person.ts'
import { nextPath, signInPath } from './sign-in/next-path.ts'

test('after sign-in, users are redirected only to pages of this site in the same area', () => {
  expect(nextPath('/client-portal/cases/7?tab=documents#top', '/client-portal')).toBe(
    '/client-portal/cases/7?tab=documents',
  )
  const refused = [
    null,
    '',
    'https://evil.example/',
    '//evil.example/client-portal',
    '/\\evil.example',
    '/client-portal\\..',
    'client-portal/x',
    '/admin',
    '/client-portalx',
    '/client-portal/../admin',
    '/\t/evil.example',
    '/client-portal\r\nLocation: x',
    'javascript:alert(1)',
  ]
  for (const requested of refused) expect(nextPath(requested, '/client-portal')).toBe('/client-portal')
  expect(signInPath('/admin', '/admin/cases?state=review')).toBe('/admin?next=%2Fadmin%2Fcases%3Fstate%3Dreview')
  expect(signInPath('/admin', '/admin')).toBe('/admin')
})

describe('a new password', () => {
  const about = { email: 'annelise.baumgartner@example.com', name: 'Annelise Baumgartner' }
  test.each([
    ['123456789', 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['Password123', 'too-common'],
    ['Sunshine-2026!', 'too-common'],
    ['2026Sunshine', 'too-common'],
    ['p@ssw0rd2026', 'too-common'],
    ['dragondragon', 'too-common'],
    ['23456789012', 'too-common'],
    ['ExpatTaxBiel2026!', 'too-common'],
    ['swiss-tax-2026', 'too-common'],
    ['Welcome-Biel-2026', 'too-common'],
    ['3xp4t-T4x-B13l', 'too-common'],
    ['BielTaxAdviser!1', 'too-common'],
    ['premium.package.25', 'too-common'],
    ['Alpenblick-Treuhand-26', 'too-common'],
    ['abababababab', 'too-common'],
    ['annelise.baumgartner', 'too-personal'],
    ['Annelise.Baumgartner@example.com', 'too-personal'],
    ['AnneliseBaumgartner1', 'too-personal'],
    ['Baumgartner12', 'too-personal'],
  ])('%s is refused as %s', (password, message) => {
    expect(passwordError(password, commonPasswords, { ...about, firm: ['Alpenblick AG'] })).toBe(message)
  })

  test.each([
    'walks-by-the-lake-42',
    'Grüezi zäme, Biel!',
    'annelise plays the cello on sundays',
    'dragons over the lake of Biel',
    'sunshine-tracks-kettle-moss',
    '83046157290314',
    '好好学习天天向上每天进步一点',
  ])('%s is accepted', (password) => {
    expect(passwordError(password, commonPasswords, about)).toBeNull()
  })
})

test('an account changes status only along the allowed transitions', () => {
  const moves = ['accept', 'pay', 'approve', 'reject', 'suspend', 'reinstate'] as const
  const found = statuses.flatMap((from) =>
    moves.flatMap((move) => {
      const to = nextStatus(from, move)
      return to ? [`${from} ${move} ${to}`] : []
    }),
  )
  expect(found).toEqual([
    'invited accept active',
    'invited pay active',
    'invited suspend suspended',
    'pending pay active',
    'pending approve active',
    'pending reject rejected',
    'active suspend suspended',
    'rejected approve active',
    'suspended reinstate active',
  ])
})

test('names are split at the first space', () => {
  expect(splitName('  Ana Maria  Keller ')).toEqual({ firstName: 'Ana', lastName: 'Maria Keller' })
  expect(splitName('Cher')).toEqual({ firstName: 'Cher', lastName: '' })
})

test('waiting times are shown in whole minutes', () => {
  expect([1, 60, 61, 900].map(waitingTime)).toEqual(['a minute', 'a minute', '2 minutes', '15 minutes'])
})

test('rate limits apply per IPv4 address and per IPv6 network', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7'].map(networkOf)).toEqual(['192.0.2.7', '192.0.2.7'])
  expect(['2001:db8:1:2:3::4', '2001:db8:1:2:ffff:ffff:ffff:ffff'].map(networkOf)).toEqual([
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
  ])
  expect(networkOf('')).toBe('')
})
