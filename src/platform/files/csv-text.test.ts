import { expect, test } from 'vitest'
import { looksLikeCsv } from './csv-text.ts'

test.each<[string, string, boolean]>([
  ['two records', 'a,b\n1,2', true],
  ['Windows line endings', 'a;b\r\n1;2\r\n', true],
  ['tabs', 'a\tb\n1\t2\n', true],
  ['vertical bars', 'a|b\n1|2\n', true],
  ['a byte order mark and leading empty lines', '\ufeff\n\na,b\n1,2\n', true],
  ['empty lines between', 'a,b\n\n\n1,2\n', true],
  ['a delimiter at the end of some lines', 'a,b,\n1,2\n3,4,\n', true],
  ['quoted line breaks and delimiters', 'a,b\n"x,\ny",2\n', true],
  ['escaped quotes', 'a,b\n"say ""hi, you""",2\n', true],
  ['a title above the table', 'Account statement\na,b\n1,2\n3,4\n', true],
  ['decimal commas, separated by semicolons', 'Datum;Betrag\n1.1.2025;5,00\n2.1.2025;7,00\n', true],
  ['one record', 'a,b', false],
  ['one record and an empty line', 'a,b\n\n', false],
  ['one field per record', 'a\nb\nc\n', false],
  ['one field per record with a trailing delimiter', 'a,\nb,\nc,\n', false],
  ['an empty text', '', false],
  ['only line ends', '\r\n\r\n', false],
  ['prose with some commas', 'Dear Ana, hello\nI write\nto you\nabout it\nand, so, on, it, goes\n', false],
  ['an unterminated quote', 'a,b\n"1,2\n3,4\n5,6\n', false],
  ['an unterminated quote in the last field', 'a,b\n1,"2', false],
  ['markup', '<table>\n<a,b>\n1,2\n</table>', false],
  ['markup after a record', 'a,b\n1,<script>alert(1)</script>\n', false],
  ['markup in capitals with a gap', 'a,b\n1,< SCRIPT src=x>\n', false],
  ['a script', '#!/bin/sh\na,b\n1,2\n', false],
  ['JSON', '{"a":1,\n"b":2,\n"c":3}', false],
  ['a JSON array', '[1,2,\n3,4]', false],
  ['PostScript', '%!PS\na,b\n1,2\n', false],
  ['a code comment', '/* a,b\n1,2 */', false],
])('CSV detection, %s: %3$s', (_, text, expected) => {
  expect(looksLikeCsv(text, true)).toBe(expected)
})

test.each<[string, boolean, boolean]>([
  ['a,b\n1,2', true, true],
  ['a,b\n1,2', false, false],
  ['a,b\n1,2\n3', false, true],
  ['a,b\n1,2\n"3', false, true],
])('%j (complete: %s) is CSV: %s', (text, isWhole, expected) => {
  expect(looksLikeCsv(text, isWhole)).toBe(expected)
})

test('at least half of the records need the same number of fields; only the start of a long text is checked', () => {
  const table = '1,2\n'.repeat(200)
  const list = 'word\n'
  expect(looksLikeCsv('1,2\n'.repeat(5) + list.repeat(5), true)).toBe(true)
  expect(looksLikeCsv('1,2\n'.repeat(5) + list.repeat(6), true)).toBe(false)
  expect(looksLikeCsv(table + list.repeat(2_000), true)).toBe(true)
  const began = performance.now()
  looksLikeCsv('"'.repeat(65_536), false)
  looksLikeCsv(','.repeat(65_536), false)
  expect(performance.now() - began).toBeLessThan(1_000)
})
