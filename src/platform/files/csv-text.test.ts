import { expect, test } from 'vitest'
import { looksLikeCsv } from './csv-text.ts'

test.each<[string, string, boolean]>([
  ['two records', 'a,b\n1,2', true],
  ['the line ends of other systems', 'a;b\r\n1;2\r\n', true],
  ['tabs', 'a\tb\n1\t2\n', true],
  ['bars', 'a|b\n1|2\n', true],
  ['a mark of the byte order and empty lines before it', '\ufeff\n\na,b\n1,2\n', true],
  ['empty lines between', 'a,b\n\n\n1,2\n', true],
  ['a delimiter at the end of some lines', 'a,b,\n1,2\n3,4,\n', true],
  ['line breaks and delimiters inside of quotes', 'a,b\n"x,\ny",2\n', true],
  ['quotes inside of quotes', 'a,b\n"say ""hi, you""",2\n', true],
  ['a title above the table', 'Account statement\na,b\n1,2\n3,4\n', true],
  ['amounts with a comma, divided by semicolons', 'Datum;Betrag\n1.1.2025;5,00\n2.1.2025;7,00\n', true],
  ['one record', 'a,b', false],
  ['one record and an empty line', 'a,b\n\n', false],
  ['one field each', 'a\nb\nc\n', false],
  ['one field each, with a delimiter behind it', 'a,\nb,\nc,\n', false],
  ['nothing', '', false],
  ['only line ends', '\r\n\r\n', false],
  [
    'prose in which commas stand here and there',
    'Dear Ana, hello\nI write\nto you\nabout it\nand, so, on, it, goes\n',
    false,
  ],
  ['quotes that never end', 'a,b\n"1,2\n3,4\n5,6\n', false],
  ['a quote that never ends in the last field', 'a,b\n1,"2', false],
  ['markup', '<table>\n<a,b>\n1,2\n</table>', false],
  ['markup behind a record', 'a,b\n1,<script>alert(1)</script>\n', false],
  ['markup in capitals with a gap', 'a,b\n1,< SCRIPT src=x>\n', false],
  ['a script', '#!/bin/sh\na,b\n1,2\n', false],
  ['JSON', '{"a":1,\n"b":2,\n"c":3}', false],
  ['a list in JSON', '[1,2,\n3,4]', false],
  ['PostScript', '%!PS\na,b\n1,2\n', false],
  ['a comment of a program', '/* a,b\n1,2 */', false],
])('%s: %3$s', (_, text, expected) => {
  expect(looksLikeCsv(text, true)).toBe(expected)
})

test.each<[string, boolean, boolean]>([
  ['a,b\n1,2', true, true],
  ['a,b\n1,2', false, false],
  ['a,b\n1,2\n3', false, true],
  ['a,b\n1,2\n"3', false, true],
])('%j, whole: %s, is a table: %s', (text, isWhole, expected) => {
  expect(looksLikeCsv(text, isWhole)).toBe(expected)
})

test('half of the records must be alike, and of a long text its beginning counts', () => {
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
