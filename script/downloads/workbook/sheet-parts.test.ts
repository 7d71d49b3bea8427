import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Sheet } from '#content/resources/resource.ts'
import { layOut } from './grid.ts'
import { serialOf } from './sheet-dates.ts'
import { rulesXml } from './sheet-rules.ts'
import { workbookFile } from './workbook.ts'

const sheet = (rest: Partial<Sheet> = {}): Sheet => ({
  name: 'Own',
  title: 'Title',
  explanation: 'Explanation',
  summary: [],
  columns: [{ header: 'What', type: 'text', width: 20 }],
  rows: [],
  rowCount: 2,
  ...rest,
})
const gridOf = (given: Sheet) => {
  const [grid] = layOut([given], '2026-11-21')
  if (!grid) throw new Error('nothing was laid out')
  return grid
}
const fileOf = (sheets: Sheet[], title = 'A file') =>
  workbookFile({ title, firm: 'Firm & Sons', createdOn: '2026-11-21', sheets })
const partOf = (file: Uint8Array, name: string) => strFromU8(unzipSync(file)[name] ?? new Uint8Array())

describe('data validation', () => {
  const rulesOf = (given: Partial<Sheet>) => rulesXml(gridOf(sheet(given)))

  test('amounts and dates have limits; texts and computed cells have none', () => {
    const xml = rulesOf({
      columns: [
        { header: 'On', type: 'date', width: 10 },
        { header: 'Text', type: 'text', width: 10 },
        { header: 'Amount', type: 'money', width: 10 },
        { header: 'Twice', type: 'money', width: 10, formula: 'C{row}*2' },
      ],
    })
    expect(xml).toContain('count="2"')
    expect(xml).toContain('sqref="A5:A6"')
    expect(xml).toContain('sqref="C5:C6"')
    expect(xml).not.toMatch(/sqref="[BD]/)
    expect(xml).toContain(
      `<formula1>${serialOf('2000-01-01')}</formula1><formula2>${serialOf('2099-12-31')}</formula2>`,
    )
  })

  test('an input above the table has its own rule', () => {
    const xml = rulesOf({
      summary: [
        { label: 'Sum', type: 'money', formula: '1+1' },
        { label: 'Rate', type: 'percent', input: 2, hint: 'As "printed" & <signed>' },
      ],
    })
    expect(xml).toContain('sqref="B5"')
    expect(xml).not.toContain('sqref="B4"')
    expect(xml).toContain('prompt="As &quot;printed&quot; &amp; &lt;signed&gt;"')
  })

  test('a sheet without input cells has no dataValidations element, since Excel rejects an empty one', () => {
    expect(rulesOf({})).toBe('')
    expect(partOf(fileOf([sheet()]), 'xl/worksheets/sheet1.xml')).not.toContain('dataValidations')
  })

  test.each([
    [255, true],
    [256, false],
  ])('a choice list of %d characters is accepted: %s', (length, taken) => {
    const choices = ['x'.repeat(100), 'y'.repeat(length - 101)]
    const make = () => rulesOf({ columns: [{ header: 'Kind', type: 'choice', width: 10, choices }] })
    if (taken) expect(make()).toContain('type="list"')
    else expect(make).toThrow('too long')
  })

  test.each([
    [255, true],
    [256, false],
  ])('a hint of %d characters is accepted: %s', (length, taken) => {
    const hint = 'h'.repeat(length)
    const make = () => rulesOf({ columns: [{ header: 'Text', type: 'text', width: 10, hint }] })
    if (taken) expect(make()).toContain(`prompt="${hint}"`)
    else expect(make).toThrow('too long')
  })
})

describe('workbook file', () => {
  const hostile = '=HYPERLINK("http://evil.example","x")'

  test('a text that looks like a formula stays text', () => {
    const columns = [{ header: hostile, type: 'text', width: 20 }] as const
    const xml = partOf(fileOf([sheet({ columns, rows: [[hostile], ['@SUM(A1)']] })]), 'xl/worksheets/sheet1.xml')
    expect(xml).not.toContain('<f>')
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(5)
    expect(xml).toContain('&quot;http://evil.example&quot;')
  })

  test('titles and names are escaped', () => {
    const file = fileOf([sheet({ title: '</t></is></c>', explanation: '<f>1</f>' })], '</dc:title><x/>')
    expect(partOf(file, 'docProps/core.xml')).toContain('<dc:title>&lt;/dc:title&gt;&lt;x/&gt;</dc:title>')
    expect(partOf(file, 'docProps/core.xml')).toContain('Firm &amp; Sons')
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).not.toContain('<f>1</f>')
  })

  test('the same input produces the same bytes, another date different ones', () => {
    expect(fileOf([sheet()])).toEqual(fileOf([sheet()]))
    const later = workbookFile({ title: 'A file', firm: 'Firm & Sons', createdOn: '2026-11-22', sheets: [sheet()] })
    expect(later).not.toEqual(fileOf([sheet()]))
  })

  test('each sheet has its part, relationship and type; only the first is selected', () => {
    const sheets = ['One', 'Two', 'Three'].map((name) => sheet({ name }))
    const file = fileOf(sheets)
    for (const number of [1, 2, 3]) {
      expect(partOf(file, 'xl/_rels/workbook.xml.rels')).toContain(`Target="worksheets/sheet${number}.xml"`)
      expect(partOf(file, '[Content_Types].xml')).toContain(`/xl/worksheets/sheet${number}.xml`)
      expect(partOf(file, `xl/worksheets/sheet${number}.xml`).includes('tabSelected="1"')).toBe(number === 1)
    }
    expect(partOf(file, 'xl/workbook.xml')).toContain('Three!$4:$4')
  })

  test('values have the cell type of their kind: number, date serial, boolean, empty', () => {
    const columns = [
      { header: 'On', type: 'date', width: 10 },
      { header: 'Amount', type: 'money', width: 10 },
      { header: 'Is more', type: 'text', width: 10, formula: 'B{row}>10' },
      { header: 'Words', type: 'text', width: 10, formula: 'IF(C{row},"<more>","less")' },
    ] as const
    const rows = [
      ['2026-03-01', 12.5, null, null],
      [null, null, null, null],
    ]
    const xml = partOf(fileOf([sheet({ columns, rows })]), 'xl/worksheets/sheet1.xml')
    expect(xml).toMatch(new RegExp(`<c r="A5" s="\\d+"><v>${serialOf('2026-03-01')}</v></c>`))
    expect(xml).toMatch(/<c r="B5" s="\d+"><v>12\.5<\/v><\/c>/)
    expect(xml).toMatch(/<c r="C5" s="\d+" t="b"><f>B5&gt;10<\/f><v>1<\/v><\/c>/)
    expect(xml).toMatch(/<c r="D5" s="\d+" t="str"><f>[^<]*<\/f><v>&lt;more&gt;<\/v><\/c>/)
    expect(xml).toMatch(/<c r="A6" s="\d+"\/>/)
    expect(xml).toMatch(/<c r="C6" s="\d+" t="b"><f>[^<]*<\/f><v>0<\/v><\/c>/)
  })

  test('a long text gets a higher row, a short one does not', () => {
    const columns = [{ header: 'What', type: 'text', width: 10 }] as const
    const xml = partOf(
      fileOf([sheet({ columns, rows: [['short'], ['word '.repeat(20)]] })]),
      'xl/worksheets/sheet1.xml',
    )
    expect(xml).toContain('<row r="5">')
    expect(xml).toContain('<row r="6" ht="152" customHeight="1">')
  })
})
