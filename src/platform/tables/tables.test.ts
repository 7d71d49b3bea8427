import { Readable } from 'node:stream'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.server.ts'
import { NoTable, readXlsx } from './read-xlsx.server.ts'
import { dayOfSerial, isDateFormat, tableLimits } from './table.ts'

const csv = (text: string | Buffer) => readCsv(Readable.from([Buffer.from(text)]))
const workbook = (files: Record<string, string | Uint8Array>) => {
  const parts: Zippable = {}
  for (const [name, part] of Object.entries(files)) parts[name] = typeof part === 'string' ? strToU8(part) : part
  return zipSync(parts)
}
const sheetOf = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`
const xlsx = (bytes: Uint8Array) => readXlsx(Readable.from([Buffer.from(bytes)]))
const sheet = (rows: string, others: Record<string, string | Uint8Array> = {}) =>
  xlsx(workbook({ 'xl/worksheets/sheet1.xml': sheetOf(rows), ...others }))

describe('CSV', () => {
  test.each([
    [
      'a,b\n1,"x, y"\n',
      [
        ['a', 'b'],
        ['1', 'x, y'],
      ],
    ],
    [
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\ufeffa\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '=1+1,@x\n+2,-3\n',
      [
        ['=1+1', '@x'],
        ['+2', '-3'],
      ],
    ],
    [
      '<script>alert(1)</script>,b\n1,2',
      [
        ['<script>alert(1)</script>', 'b'],
        ['1', '2'],
      ],
    ],
  ])('%j is read as text', async (text, rows) => {
    expect(await csv(text)).toEqual({ rows, isCut: false })
  })

  test('Windows-1252 is detected, and only the start of a large file is read', async () => {
    expect((await csv(Buffer.from('Prämie;Höhe\n1;2\n', 'latin1'))).rows[0]).toEqual(['Prämie', 'Höhe'])
    let given = 0
    async function* endless() {
      for (; given < 100; given++) yield Buffer.from('a,b\n'.repeat(16_384))
    }
    const { rows, isCut } = await readCsv(Readable.from(endless()))
    expect({ rows: rows.length, isCut }).toEqual({ rows: tableLimits.rows, isCut: true })
    expect(given).toBeLessThan(30)
    const wide = await csv(`${'x,'.repeat(60)}y\n${'z'.repeat(600)},1\n`)
    expect(wide).toMatchObject({ isCut: true, rows: [{ length: tableLimits.columns }, ['z'.repeat(500), '1']] })
  })
})

describe('spreadsheets', () => {
  test('cells are read with shared strings, dates and stored results; formulas are not evaluated', async () => {
    const rows = `<row><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>In &lt;place&gt;</t></is></c></row>
    <row><c r="A2" s="1"><v>45992</v></c><c r="B2"><v>0.30000000000000004</v></c>
    <c r="C2"><f>WEBSERVICE("http://127.0.0.1/")</f><v>7</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="str"><f>1+1</f></c></row>`
    const { rows: read, isCut } = await sheet(rows, {
      'xl/sharedStrings.xml':
        '<sst><si><t>First</t></si><si><r><t>Sec</t></r><r><t>ond</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    })
    expect({ read, isCut }).toEqual({
      read: [
        ['Second', '', 'In <place>'],
        ['2025-12-01', '0.3', '7', 'TRUE', ''],
      ],
      isCut: false,
    })
  })

  test('a long, wide or second sheet is reported as truncated', async () => {
    const long = await sheet('<row><c><v>1</v></c></row>'.repeat(5_000))
    expect({ rows: long.rows.length, isCut: long.isCut }).toEqual({ rows: tableLimits.rows, isCut: true })
    const wide = await sheet(`<row>${'<c><v>1</v></c>'.repeat(60)}</row>`)
    expect({ columns: wide.rows[0]?.length, isCut: wide.isCut }).toEqual({ columns: tableLimits.columns, isCut: true })
    const far = await sheet('<row><c r="ZZZ1"><v>1</v></c></row>')
    expect(far.rows[0]?.length ?? 0).toBeLessThanOrEqual(tableLimits.columns)
    expect(await sheet('', { 'xl/worksheets/sheet2.xml': sheetOf('') })).toMatchObject({ isCut: true })
  })

  test('a ZIP bomb is aborted early, whatever part and declared size it has', async () => {
    const zeros = new Uint8Array(200 * 1024 * 1024)
    const memory = process.memoryUsage().rss
    const bomb = workbook({ 'xl/sharedStrings.xml': zeros, 'xl/worksheets/sheet1.xml': sheetOf('') })
    const startedAt = performance.now()
    await expect(xlsx(bomb)).rejects.toThrow(NoTable)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(process.memoryUsage().rss - memory).toBeLessThan(400 * 1024 * 1024)
    const elsewhere = workbook({
      'xl/media/image1.png': zeros,
      'xl/worksheets/sheet1.xml': sheetOf('<row><c><v>1</v></c></row>'),
    })
    expect((await xlsx(elsewhere)).rows).toEqual([['1']])
  })

  test('XML entities are not expanded', async () => {
    const evil = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`
    const text = `${evil}${sheetOf('<row><c t="str"><v>&b;&f;</v></c></row>')}`
    const { rows } = await xlsx(workbook({ 'xl/worksheets/sheet1.xml': text }))
    expect(rows).toEqual([['&b;&f;']])
  })

  test.each([
    ['text', Buffer.from('no zip at all')],
    [
      'a truncated file',
      Buffer.from(workbook({ 'xl/worksheets/sheet1.xml': sheetOf('<row/>'.repeat(9_999)) })).subarray(0, 60),
    ],
    ['a ZIP without a sheet', Buffer.from(workbook({ 'word/document.xml': '<x/>' }))],
    [
      'a ZIP of thousands of parts',
      Buffer.from(workbook(Object.fromEntries(Array.from({ length: 2_100 }, (_, n) => [`${n}`, ''])))),
    ],
  ])('%s is not a table', async (_, bytes) => {
    const outcome = await xlsx(bytes).catch((error: unknown) => error)
    expect(outcome instanceof NoTable || (outcome as { rows: unknown[] }).rows.length === 0).toBe(true)
  })

  test.each([
    [45_992, false, '2025-12-01'],
    [45_992.5, false, '2025-12-01 12:00'],
    [44_530, true, '2025-12-01'],
    [-1, false, null],
    [9e9, false, null],
  ])('the serial number %d is the day %s', (serial, is1904, day) => {
    expect(dayOfSerial(serial, is1904)).toBe(day)
  })

  test.each([
    [14, undefined, true],
    [2, undefined, false],
    [170, 'dd.mm.yyyy', true],
    [171, '#,##0.00 "days"', false],
    [172, '[Red]0.00', false],
    [164, 'General', false],
  ])('format %d, %s is a date format: %s', (id, code, is) => {
    expect(isDateFormat(id, code)).toBe(is)
  })
})
