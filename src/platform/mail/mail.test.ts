import { expect, test } from 'vitest'
import { letterFault } from './mail.ts'

test.each([
  ['ana@example.com', 'Your order 1042'],
  ["o'brien+tax@mail.example.co.uk", 'Déjà vu: 📄 received'],
  ['jürg@bücher.example', 'Your return'],
])('%s may get «%s»', (to, subject) => expect(letterFault({ to, subject })).toBeNull())

test.each([
  ['ana@example.com\r\nBcc: eve@example.com', 'x', 'line break'],
  ['ana@example.com, eve@example.com', 'x', 'one plain e-mail address'],
  ['Ana <ana@example.com>', 'x', 'one plain e-mail address'],
  ['ana', 'x', 'one plain e-mail address'],
  ['', 'x', 'one plain e-mail address'],
  [`${'a'.repeat(10_000)}@example.com`, 'x', 'longer than 254'],
  ['ana@example.com', 'Hello\nBcc: eve@example.com', 'line break'],
  ['ana@example.com', 'Hello\u2028there', 'line break'],
  ['ana@example.com', ' ', 'subject is empty'],
  ['ana@example.com', 'x'.repeat(10_000), 'longer than 250'],
])('a letter to %j about %j is refused: %s', (to, subject, words) =>
  expect(letterFault({ to, subject })).toContain(words),
)
