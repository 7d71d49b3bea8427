import { describe, expect, test } from 'vitest'
import { type CellValue, evaluate } from './evaluate.ts'
import { readFormula } from './formula.ts'
import { columnName, layOut } from './grid.ts'
import { serialOf, serialOfParts, weekdayOf } from './sheet-dates.ts'

const compute = (formula: string, cells: Record<string, CellValue> = {}, row = 1) =>
  evaluate(readFormula(formula), {
    sheet: 'Own',
    row,
    today: serialOf('2026-11-21'),
    valueAt: (sheet, cell) => cells[sheet === 'Own' ? cell : `${sheet}!${cell}`] ?? null,
  })

function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

describe('formulas', () => {
  test.each<[string, Record<string, CellValue>, CellValue]>([
    ['1+2*3-4/2', {}, 5],
    ['-(1+2)', {}, -3],
    ['"a""b"&1', {}, 'a"b1'],
    ['SUM(A1:A4)', { A1: 1.5, A2: 'text', A4: 2 }, 3.5],
    ['SUMIF(A1:A3,"Yes",B1:B3)', { A1: 'yes', A2: 'no', A3: 'yes', B1: 10, B2: 20, B3: 5 }, 15],
    ['COUNTIF(Other!A1:A3,"no")', { 'Other!A1': 'no', 'Other!A3': 'no' }, 2],
    ['COUNTA(A1:A3)', { A1: 'x', A3: 0 }, 2],
    ['IF(OR(A1="",B1<>""),"",A1-1)', { A1: 5 }, 4],
    ['IF(OR(A1="",B1<>""),"",A1-1)', {}, ''],
    ['IF(A1=0,0,B1/A1)', {}, 0],
    ['ROUND(A1*B1,2)', { A1: 1.005, B1: 1 }, 1.01],
    ['ROUND(-2.5,0)', {}, -3],
    ['MIN(B1,C1)', { B1: 40, C1: 30 }, 30],
    ['MAX(0,A1-$B$1)', { A1: 4000, B1: 4500 }, 0],
    ['WEEKDAY(DATE(2026,11,21),2)', {}, 6],
    ['ROW()', {}, 7],
    ['TODAY()-A1', { A1: serialOf('2026-11-01') }, 20],
  ])('the formula %s with %j is %j', (formula, cells, expected) => {
    expect(compute(formula, cells, 7)).toBe(expected)
  })
})

describe('operator precedence', () => {
  test.each<[string, CellValue]>([
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['20-5-3', 12],
    ['48/4/3', 4],
    ['2*3+4*5', 26],
    ['10-2*3', 4],
    ['--3', 3],
    ['2--3', 5],
    ['-2*-3', 6],
    ['1+1&"x"', '2x'],
    ['"a"&1+2', 'a3'],
    ['1+2=3', true],
    ['"a"&"b"="ab"', true],
    ['1<2+1', true],
    ['3<>1+2', false],
    ['(1=1)=(2=2)', true],
    ['2>=2', true],
    ['2<=1', false],
    [' 1 + 2 ', 3],
    ['""""', '"'],
    ['""', ''],
  ])('%s is %j', (formula, expected) => expect(compute(formula)).toBe(expected))

  test('random sums with brackets agree with arithmetic', () => {
    const next = numbersFrom(7)
    for (let round = 0; round < 100; round++) {
      const [a = 0, b = 0, c = 0, d = 1] = Array.from({ length: 4 }, () => 1 + Math.floor(next() * 99))
      expect(compute(`${a}+${b}*${c}-${d}`)).toBe(a + b * c - d)
      expect(compute(`(${a}+${b})*(${c}-${d})`)).toBe((a + b) * (c - d))
      expect(compute(`${a}-(${b}-${c})/${d}`)).toBe(a - (b - c) / d)
      expect(compute(`A1*B1-SUM(C1:C2)`, { A1: a, B1: b, C1: c, C2: d })).toBe(a * b - c - d)
    }
  })
})

describe('rounding half away from zero, as in spreadsheets', () => {
  test.each([
    ['ROUND(0.5,0)', 1],
    ['ROUND(1.5,0)', 2],
    ['ROUND(2.5,0)', 3],
    ['ROUND(-0.5,0)', -1],
    ['ROUND(2.345,2)', 2.35],
    ['ROUND(-2.345,2)', -2.35],
    ['ROUND(1234.5678,1)', 1234.6],
    ['ROUND(149,-2)', 100],
    ['ROUND(150,-2)', 200],
  ])('%s is %d', (formula, expected) => expect(compute(formula)).toBeCloseTo(expected, 10))

  test('ROUND to centimes is exact for small and large amounts', () => {
    for (const francs of [0, 7, 99, 4_321, 87_654, 1_234_567, 9_876_543]) {
      for (let thousandth = 0; thousandth < 1_000; thousandth++) {
        const cents = francs * 100 + Math.floor((thousandth + 5) / 10)
        expect(Math.round(Number(compute('ROUND(A1,2)', { A1: francs + thousandth / 1_000 })) * 100)).toBe(cents)
      }
    }
  })
})

describe('empty cells and texts', () => {
  test.each<[string, Record<string, CellValue>, CellValue]>([
    ['A1+1', {}, 1],
    ['A1=""', {}, true],
    ['A1=0', {}, true],
    ['A1=B1', {}, true],
    ['A1="x"', {}, false],
    ['A1<>""', { A1: 0 }, true],
    ['A1="YES"', { A1: 'yes' }, true],
    ['A1="1"', { A1: 1 }, false],
    ['A1&B1', { A1: 'x' }, 'x'],
    ['SUM(A1:A3)', { A1: '12', A2: 3, A3: true }, 3],
    ['SUM(A1:A3,4,B1)', { A1: 1, B1: 5 }, 10],
    ['MIN(A1:A3)', { A2: 5, A3: 'text' }, 5],
    ['MAX(A1:A3)', {}, 0],
    ['MAX(A1:A2)', { A1: -3, A2: -8 }, -3],
    ['COUNTA(A1:A4)', { A1: '', A2: 0, A3: false }, 3],
    ['COUNTIF(A1:A3,A4)', { A1: 'Meals', A2: 'meals', A3: 'Rent', A4: 'MEALS' }, 2],
    ['SUMIF(A1:A2,"x",B1:B2)', { A1: 'x', A2: 'x', B1: 'ten', B2: 4 }, 4],
    ['SUMIF(A1:A2,"none",B1:B2)', { A1: 'x', B1: 3 }, 0],
    ['IF(A1,"full","empty")', {}, 'empty'],
    ['IF(1=2,1)', {}, false],
    ['AND(A1>0,B1>0)', { A1: 1, B1: 0 }, false],
    ['AND(A1>0,B1>=0)', { A1: 1 }, true],
    ['OR(A1>0,B1>0)', { B1: 2 }, true],
    ['CHOOSE(2,"a","b","c")', {}, 'b'],
    ['"10"<5', {}, false],
    ['5<"1"', {}, true],
  ])('%s with %j is %j', (formula, cells, expected) => expect(compute(formula, cells)).toBe(expected))

  test('IF evaluates only the branch it takes', () => {
    const looked: string[] = []
    const valueAt = (_: string, cell: string) => {
      looked.push(cell)
      return cell === 'A1' ? 0 : 7
    }
    const context = { sheet: 'Own', row: 1, today: 0, valueAt }
    expect(evaluate(readFormula('IF(A1=0,B1,C1/A1)'), context)).toBe(7)
    expect(looked).toEqual(['A1', 'B1'])
  })
})

test.each([
  '',
  '1+',
  '*2',
  '(1',
  '1)',
  '1 2',
  'SUM(1,)+',
  'SUM(,)',
  'SUM 1',
  'A1:',
  'A1:B2',
  'SUM(A1:5)',
  'Other!',
  'Other!5',
  'sum(A1)',
  'INDIRECT("A1")',
  'HYPERLINK("http://x","y")',
  'WEBSERVICE("http://x")',
  'ABC1+1',
  '1.5.2',
  '"open',
  '1%',
  '2^3',
  'A1;B1',
  'IF(1=1)',
  'CHOOSE(9,"a")',
  '"text"+1',
  '-"text"',
  '#REF!',
  'SUM(A1',
  'A1+',
  'VLOOKUP(A1,B1:C3,2)',
  'A1 ? 2',
])('the formula %j is refused', (formula) => {
  expect(() => compute(formula, { A1: 1, A2: 2 })).toThrow()
})

describe('dates', () => {
  test('known serial numbers of the 1900 date system', () => {
    const known: [string, number][] = [
      ['1900-03-01', 61],
      ['1970-01-01', 25_569],
      ['2000-01-01', 36_526],
      ['2024-02-29', 45_351],
      ['2026-01-01', 46_023],
      ['2026-12-31', 46_387],
      ['2099-12-31', 73_050],
    ]
    for (const [on, serial] of known) expect(serialOf(on), on).toBe(serial)
  })

  test('serials increase by one a day across clock changes and leap days', () => {
    for (let at = Date.UTC(2024, 0, 1), serial = serialOf('2024-01-01'); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
      const day = new Date(at)
      const on = day.toISOString().slice(0, 10)
      expect(serialOf(on), on).toBe(serial)
      expect(serialOfParts(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())).toBe(serial)
      expect(weekdayOf(serial), on).toBe(day.getUTCDay() === 0 ? 7 : day.getUTCDay())
      serial += 1
    }
  })

  test('a month of 13 and a day of 0 roll over', () => {
    expect(compute('DATE(2026,13,1)')).toBe(serialOf('2027-01-01'))
    expect(compute('DATE(2026,3,0)')).toBe(serialOf('2026-02-28'))
    expect(compute('DATE(2024,2,30)')).toBe(serialOf('2024-03-01'))
  })

  test('weekdays continue backwards before the first serial', () => {
    expect([8, 1, 0, -6].map(weekdayOf)).toEqual([weekdayOf(1), 7, 6, 7])
  })
})

test('column names are unique and in spreadsheet order', () => {
  const names = Array.from({ length: 702 }, (_, at) => columnName(at))
  expect(new Set(names).size).toBe(702)
  expect([names[25], names[26], names[51], names[52], names[701]]).toEqual(['Z', 'AA', 'AZ', 'BA', 'ZZ'])
})

describe('sheet layout', () => {
  const money = { type: 'money', width: 10 } as const
  const sheet = (columns: object[], rest: object = {}) =>
    ({ name: 'Own', title: 'T', explanation: 'E', summary: [], rows: [], rowCount: 3, columns, ...rest }) as never

  test('placeholders in formulas resolve to rows of this and other sheets', () => {
    const [first, second] = layOut(
      [
        sheet(
          [
            { ...money, header: 'Amount' },
            { ...money, header: 'Double', formula: 'A{row}*$B$4' },
          ],
          { name: 'Bills', summary: [{ label: 'Rate', type: 'money', input: 2 }], rows: [[10], [5]], rowCount: 2 },
        ),
        sheet([{ ...money, header: 'All', formula: 'SUM(Bills!B{Bills.first}:B{Bills.last})' }], { rowCount: 1 }),
      ],
      '2026-11-21',
    )
    expect(first).toMatchObject({ headerRow: 6, firstRow: 7, lastRow: 8 })
    expect(first?.cells.find(({ cell }) => cell === 'B8')).toMatchObject({ formula: 'A8*$B$4', value: 10 })
    expect(second?.cells.at(-1)).toMatchObject({ formula: 'SUM(Bills!B7:B8)', value: 30 })
  })

  test('formulas compute running totals and may depend on cells further right', () => {
    const own = sheet(
      [
        { ...money, header: 'Amount' },
        { ...money, header: 'Double', formula: 'C{row}*2' },
        { ...money, header: 'Sum', formula: 'SUM(A{first}:A{row})' },
      ],
      { rows: [[1], [2], [4]] },
    )
    const [grid] = layOut([own], '2026-01-01')
    const values = (column: string) =>
      grid?.cells.filter(({ cell, row }) => cell.startsWith(column) && row > 4).map(({ value }) => value)
    expect(values('C')).toEqual([1, 3, 7])
    expect(values('B')).toEqual([2, 6, 14])
  })

  test('refuses unknown sheets and circular references', () => {
    const other = sheet([{ ...money, header: 'X', formula: 'SUM(Gone!A{Gone.first}:A{Gone.last})' }])
    expect(() => layOut([other], '2026-01-01')).toThrow('names a sheet that does not exist')
    const circle = sheet([
      { ...money, header: 'X', formula: 'B{row}' },
      { ...money, header: 'Y', formula: 'A{row}' },
    ])
    expect(() => layOut([circle], '2026-01-01')).toThrow()
  })

  test('has at least one row and at most its row count', () => {
    const [grid] = layOut([sheet([{ ...money, header: 'X' }], { rowCount: 0 })], '2026-01-01')
    expect(grid).toMatchObject({ headerRow: 4, firstRow: 5, lastRow: 5 })
    const [three] = layOut([sheet([{ ...money, header: 'X' }], { rows: [[1], [2], [3], [4]] })], '2026-01-01')
    expect(three?.cells.filter(({ role }) => role === 'input').map(({ value }) => value)).toEqual([1, 2, 3])
  })
})
