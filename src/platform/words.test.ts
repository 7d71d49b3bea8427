import { expect, test } from 'vitest'
import { type AccountWords, en } from '#accounts/words-en.ts'
import { plural } from './intl-words.ts'
import { explain, say, wordsIn } from './words.ts'

const de: AccountWords = {
  signIn: {
    'invalid-credentials': 'Die Angaben stimmen nicht.',
    'invalid-code': 'Dieser Code gilt nicht.',
    'no-challenge': 'Die Anmeldung hat zu lange gedauert.',
    'not-verified': 'Bestätigen Sie zuerst Ihre Adresse.',
    'must-reset': 'Wählen Sie zuerst ein Passwort.',
    invited: 'Wählen Sie zuerst ein Passwort.',
    pending: 'Ihr Konto wartet auf die Freigabe.',
    rejected: 'Ihre Anmeldung wurde abgelehnt.',
    suspended: 'Ihr Konto ist gesperrt.',
    closed: 'Dieses Konto ist geschlossen.',
    nobody: 'Es gibt kein aktives Konto.',
    'not-found': 'Nicht gefunden',
    'too-many-attempts': ({ retryAfterSeconds }) => `Zu viele Versuche. Warten Sie ${retryAfterSeconds} Sekunden.`,
  },
  proof: {
    'wrong-password': 'Das ist nicht Ihr Passwort.',
    'code-missing': 'Geben Sie den Code ein.',
    'invalid-code': 'Dieser Code gilt nicht.',
    'too-many-attempts': 'Zu viele Versuche.',
  },
  passwords: {
    'too-short': 'Das Passwort ist zu kurz.',
    'too-long': 'Das Passwort ist zu lang.',
    'too-common': 'Dieses Passwort ist zu verbreitet.',
    'too-personal': 'Nehmen Sie nicht Ihren Namen.',
  },
  fields: { ...en.fields, 'email-missing': 'Geben Sie Ihre Adresse ein.' },
  civilStatuses: {
    single: 'Ledig',
    married: 'Verheiratet',
    partnership: 'In eingetragener Partnerschaft',
    separated: 'Getrennt',
    divorced: 'Geschieden',
    widowed: 'Verwitwet',
  },
  statusCodes: { 'taken-over': 'Als übernommen gemeldet.' },
}

test('another language translates the same codes and values', () => {
  const words = wordsIn<AccountWords>({ en: de })()
  expect(words.passwords['too-short']).toBe('Das Passwort ist zu kurz.')
  expect(explain(words.signIn, { reason: 'too-many-attempts', retryAfterSeconds: 30 })).toBe(
    'Zu viele Versuche. Warten Sie 30 Sekunden.',
  )
  expect(explain(words.proof, { ok: false, reason: 'too-many-attempts', retryAfterSeconds: 30 })).toBe(
    'Zu viele Versuche.',
  )
})

test('translations with a missing code or other values do not compile', () => {
  const { closed: _, ...rest } = de.signIn
  // @ts-expect-error: 'closed' has no translation
  const gap: AccountWords['signIn'] = rest
  const other: AccountWords['signIn'] = {
    ...de.signIn,
    // @ts-expect-error: the values of this code include no `minutes`
    'too-many-attempts': ({ minutes }) => `${minutes}`,
  }
  expect([gap, other]).toHaveLength(2)
})

test('a code is translated by a text or a function of its values', () => {
  const phrases = { gone: 'It is gone.', moved: ({ to }: { to: string }) => `It moved to ${to}.` }
  type Table = { gone: object; moved: { to: string } }
  expect(say<Table>(phrases, { code: 'gone', values: {} })).toBe('It is gone.')
  expect(say<Table>(phrases, { code: 'moved', values: { to: 'Biel' } })).toBe('It moved to Biel.')
})

test.each([
  ['en', 1, 'file'],
  ['en', 0, 'files'],
  ['fr', 0, 'file'],
  ['pl', 3, 'few files'],
] as const)('the plural in %s of %i is "%s"', (locale, count, words) => {
  expect(plural(locale, count, { one: 'file', few: 'few files', other: 'files' })).toBe(words)
})
