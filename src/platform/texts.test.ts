import { expect, test } from 'vitest'
import type { AccountWords } from '#accounts/locales/en.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { plural } from './intl-words.ts'
import { inLocale } from './locale.server.ts'
import type { Locale } from './locale.ts'
import { t, translate } from './texts.ts'
import { explain, say } from './words.ts'

const german = 'de-CH' as Locale

test('another language may be partial: its texts are used, the rest stays English', () => {
  translate('de', accountTexts, {
    accounts: {
      passwords: { 'too-short': 'Das Passwort ist zu kurz.' },
      signIn: { 'too-many-attempts': ({ retryAfterSeconds }) => `Warten Sie ${retryAfterSeconds} Sekunden.` },
    },
  })
  const { signIn, passwords } = inLocale(german, () => t(accountTexts.accounts))
  expect(passwords['too-short']).toBe('Das Passwort ist zu kurz.')
  expect(passwords['too-long']).toBe(accountTexts.accounts.passwords['too-long'])
  expect(explain(signIn, { reason: 'too-many-attempts', retryAfterSeconds: 30 })).toBe('Warten Sie 30 Sekunden.')
  expect(t(accountTexts.accounts)).toBe(accountTexts.accounts)
})

test('a code without text or a text with other values does not compile', () => {
  const { closed: _, ...rest } = accountTexts.accounts.signIn
  // @ts-expect-error: 'closed' has no text
  const gap: AccountWords['signIn'] = rest
  const other: AccountWords['signIn'] = {
    ...accountTexts.accounts.signIn,
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
