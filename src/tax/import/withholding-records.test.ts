import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packTariff, unpackTariff, type WithholdingRow } from '#tax/withholding/table.ts'
import { readPostcodes } from './postcodes.ts'
import { readWithholdingFile } from './withholding-records.ts'

const digits = (value: number, length: number) => String(value).padStart(length, '0')
/** Builds a tariff row. Income and width are in francs, the rate in hundredths of a percent, the minimum in cents. */
const row = (code: string, from: number, width: number, rate: number, least = 0) =>
  `0601ZH${code.padEnd(10)}20260101${digits(from * 100, 9)}${digits(width * 100, 9)} 00${digits(least, 9)}${digits(rate, 5)}   `
const end = (count: number) => `99${' '.repeat(15)}${digits(count, 8)}`
const file = (rows: string[], { canton = 'ZH', count = rows.length, median = true } = {}) =>
  [
    `00${canton}${' '.repeat(15)}20251208`,
    ...rows,
    ...(median ? [`13${' '.repeat(22)}000587500`] : []),
    end(count),
  ].join('\r\n')
const rowsOf = (text: string, code: string) => {
  const packed = readWithholdingFile(text, 2026).codes[code]
  return packed && unpackTariff(packed)
}

describe('file of a canton', () => {
  test('header, median salary and the rows of each code are read', () => {
    const read = readWithholdingFile(file([row('A0N', 1, 50, 0), row('A0N', 51, 50, 78), row('B1Y', 1, 50, 0)]), 2026)
    expect(read).toMatchObject({ canton: 'ZH', fileDate: '2025-12-08', model: 'monthly', medianSalary: 5875 })
    expect(Object.keys(read.codes)).toEqual(['A0N', 'B1Y'])
  })

  test.each([
    ['FR', 'annual'],
    ['GE', 'annual'],
    ['TI', 'annual'],
    ['VD', 'annual'],
    ['VS', 'annual'],
    ['BE', 'monthly'],
    ['JU', 'monthly'],
    ['NE', 'monthly'],
  ])('%s uses the %s model (circular 45)', (canton, model) => {
    expect(readWithholdingFile(file([row('A0N', 1, 50, 0)], { canton }), 2026).model).toBe(model)
  })

  test('a file of another year is refused', () => {
    expect(() => readWithholdingFile(file([row('A0N', 1, 50, 0)]), 2025)).toThrow('valid from 20260101, not in 2025')
  })

  test('a file without a median salary has none', () => {
    expect(readWithholdingFile(file([row('A0N', 1, 50, 0)], { median: false }), 2026).medianSalary).toBeUndefined()
  })

  test('rows are sorted, and equal neighbours are merged', () => {
    const rows = [row('A0N', 101, 50, 100), row('A0N', 1, 50, 78), row('A0N', 51, 50, 78)]
    expect(rowsOf(file(rows), 'A0N')).toEqual([
      [1, 78, 0],
      [101, 100, 0],
    ])
  })

  test('rows with different minimum taxes are not merged', () => {
    expect(rowsOf(file([row('A0N', 1, 50, 0, 800), row('A0N', 51, 50, 0)]), 'A0N')).toEqual([
      [1, 0, 800],
      [51, 0, 0],
    ])
  })
})

describe('invalid files are rejected', () => {
  test.each([
    ['a gap', file([row('A0N', 1, 50, 0), row('A0N', 61, 50, 1)]), 'ZH A0N: gap at 61'],
    ['an overlap', file([row('A0N', 1, 50, 0), row('A0N', 41, 50, 1)]), 'ZH A0N: overlap at 41'],
    ['a row twice', file([row('A0N', 1, 50, 0), row('A0N', 1, 50, 0)]), 'ZH A0N: overlap at 1'],
    ['a truncated file', file([row('A0N', 1, 50, 0)], { count: 2 }), 'the file announces 2 rows, but holds 1'],
    ['a file without its final record', row('A0N', 1, 50, 0), 'without a header'],
    ['no header', end(0), 'without a header record'],
    ['a header in lower case', file([], { canton: 'zh' }), 'without a header record'],
    ['an empty file', '', 'without a header record'],
    ['letters in a number field', file([row('A0N', 1, 50, 0).replace('000000100', '0000X0100')]), 'not a number at'],
  ])('%s', (_name, text, words) => expect(() => readWithholdingFile(text, 2026)).toThrow(words))

  test('a gap in one code is found even if another code covers it', () => {
    const rows = [row('A0N', 1, 50, 0), row('B0N', 51, 50, 0), row('A0N', 101, 50, 1)]
    expect(() => readWithholdingFile(file(rows), 2026)).toThrow('ZH A0N: gap at 101')
  })
})

test('packing and unpacking any table is lossless', () => {
  const aTable = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 4_000 }), fc.constantFrom(0, 0, 800)), {
      minLength: 1,
      maxLength: 80,
    })
    .map((steps) => {
      let from = 1
      return steps.map(([width, rate, least], at): WithholdingRow => {
        if (at > 0) from += width
        return [from, rate, least]
      })
    })
  fc.assert(
    fc.property(aTable, (rows) => {
      expect(unpackTariff(packTariff(rows))).toEqual(rows)
    }),
  )
})

describe('directory of towns', () => {
  const head = 'Ortschaftsname;PLZ;Zusatzziffer;BFS-Nr;Kantonskürzel;Adressenanteil'
  const read = (...lines: string[]) => readPostcodes([head, ...lines].join('\n'))

  test('each place and commune is a row, the largest share first', () => {
    expect(read('Biel;2502;00;750;BE;10%', 'Biel;2502;00;371;BE;90%')).toEqual([
      ['2502', 'Biel', 371],
      ['2502', 'Biel', 750],
    ])
  })

  test('the largest of several shares applies, and a missing share means 100%', () => {
    expect(read('A;1000;00;1;VD;5%', 'A;1000;01;1;VD;60%', 'A;1000;00;2;VD;50%', 'A;1000;00;3;VD;')).toEqual([
      ['1000', 'A', 3],
      ['1000', 'A', 1],
      ['1000', 'A', 2],
    ])
  })

  test('places outside the cantons and a byte order mark are ignored', () => {
    expect(readPostcodes(`\uFEFF${head}\r\nBüsingen;8238;00;9999;DE;\r\nAarau;5000;00;4001;AG;\r\n`)).toEqual([
      ['5000', 'Aarau', 4001],
    ])
  })

  test.each([
    ['a postcode of five digits', 'A;10000;00;1;VD;'],
    ['a commune without a number', 'A;1000;00;x;VD;'],
    ['a commune numbered zero', 'A;1000;00;0;VD;'],
    ['a place without a name', ';1000;00;1;VD;'],
    ['a row cut short', 'A;1000'],
  ])('%s is rejected', (_name, line) => expect(() => read(line)).toThrow())
})
