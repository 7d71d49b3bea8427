import { expect, test } from 'vitest'
import { parseCsv } from '#test/admin/csv.ts'
import { csvLine } from './write-csv.ts'

const isFormula = (cell: string) => /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(cell)

const hostile = [
  '=1+1',
  'Meier;=1+1',
  'Meier; =HYPERLINK("http://x.example";"Pay here");',
  'Meier;\t@SUM(A1)',
  'Meier;\u200b=1+1',
  'Meier\t+1',
  'first line\n=1+1',
  'first line\r\n-2+3',
  '";=1+1;"',
  'Meier;"=1+1"',
  ';;＝1+1;',
  "';=1+1",
]

test.each(hostile)('no part of %j is a formula, whichever separator splits the cells', (text) => {
  const line = csvLine(['before', text, 'after'])
  for (const separator of [',', ';', '\t']) {
    const cells = parseCsv(line, separator)
    expect(cells.filter(isFormula), `cells parted by ${JSON.stringify(separator)}`).toEqual([])
  }
})

test.each([
  ['an ordinary name', 'Müller-Lüdenscheidt'],
  ['an email address', 'anna+tax@example.com'],
  ['an amount within a sentence', 'Rent; CHF 1,200 = net'],
  ['quotes', 'the "old" one'],
  ['an apostrophe', "O'Neil"],
  ['a text of several lines', 'one\ntwo\n\nthree'],
  ['an empty text', ''],
  ['an emoji outside the BMP', 'Zoë 🏔'],
])('%s survives a round trip through CSV', (_, text) => {
  expect(parseCsv(csvLine(['before', text, 'after']), ',')).toEqual(['before', text, 'after'])
})

test('numbers remain numbers, including negative ones', () => {
  expect(csvLine([0, -12.5, 1e15, 3])).toBe('0,-12.5,1000000000000000,3\r\n')
})
