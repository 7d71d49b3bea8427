import { expect, test } from 'vitest'
import { emailError, listHeaders } from './mail.ts'

test.each([
  ['ana@example.com', 'Your order 1042'],
  ["o'brien+tax@mail.example.co.uk", 'Déjà vu: 📄 received'],
  ['jürg@bücher.example', 'Your return'],
])('%s accepts an email with the subject «%s»', (to, subject) => expect(emailError({ to, subject })).toBeNull())

test.each([
  ['ana@example.com\r\nBcc: eve@example.com', 'x', 'line break'],
  ['ana@example.com, eve@example.com', 'x', 'single plain email address'],
  ['Ana <ana@example.com>', 'x', 'single plain email address'],
  ['ana', 'x', 'single plain email address'],
  ['', 'x', 'single plain email address'],
  [`${'a'.repeat(10_000)}@example.com`, 'x', 'longer than 254'],
  ['ana@example.com', 'Hello\nBcc: eve@example.com', 'line break'],
  ['ana@example.com', 'Hello\u2028there', 'line break'],
  ['ana@example.com', ' ', 'subject is empty'],
  ['ana@example.com', 'x'.repeat(10_000), 'longer than 250'],
])('an email to %j with the subject %j is refused: %s', (to, subject, words) =>
  expect(emailError({ to, subject })).toContain(words),
)

const unsubscribeUrl = 'https://tax.example/newsletter/leave?token=a-b_c'
const email = { to: 'ana@example.com', subject: 'News' }

test('newsletters carry one-click unsubscribe headers, other emails do not', () => {
  expect(emailError({ ...email, unsubscribeUrl })).toBeNull()
  expect(listHeaders({ unsubscribeUrl })).toEqual({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(listHeaders({ unsubscribeUrl: null })).toEqual({})
})

test.each([
  `${unsubscribeUrl}\r\nBcc: eve@example.com`,
  `${unsubscribeUrl}\u2028`,
  `${unsubscribeUrl}>, <mailto:eve@example.com`,
  `${unsubscribeUrl} x`,
  'mailto:eve@example.com',
  'javascript:alert(1)',
  'https://',
  `https://tax.example/${'x'.repeat(1000)}`,
  'https://tax.example/ü',
  '',
])('%j is not a valid unsubscribe URL', (url) =>
  expect(emailError({ ...email, unsubscribeUrl: url })).toContain('not a plain web address'),
)
