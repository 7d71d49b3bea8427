import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { filingDeadlines } from '#content/procedure/deadlines.ts'
import { resourceDisclaimer, resources } from '#content/resources.ts'
import { makeFile } from './make-file.ts'
import { layOut } from './workbook/grid.ts'
import { serialOf } from './workbook/sheet-dates.ts'

const templates = resources.filter(({ body }) => body.kind === 'template')

describe('templates and expense tracker', () => {
  test.each(templates.map((each) => [each.fileName, each] as const))(
    '%s is a package of well-formed parts',
    async (_, resource) => {
      const parts = unzipSync(await makeFile(resource))
      const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
      expect(Object.keys(parts)[0]).toBe('[Content_Types].xml')
      for (const name of Object.keys(parts)) {
        expect(openElements(text(name)), name).toEqual([])
        if (name !== '[Content_Types].xml' && !name.endsWith('.rels'))
          expect(text('[Content_Types].xml')).toContain(`/${name}"`)
      }
      const sheets = resource.body.kind === 'template' ? resource.body.sheets : []
      expect(cellErrors(parts)).toEqual([])
      sheets.forEach((each, at) => {
        const xml = text(`xl/worksheets/sheet${at + 1}.xml`)
        expect(text('xl/workbook.xml')).toContain(`<sheet name="${each.name}"`)
        expect(xml).toMatch(/<pane ySplit="\d+" topLeftCell="A\d+" activePane="bottomLeft" state="frozen"\/>/)
        const hasFormulas = [...each.summary, ...each.columns].some((part) => 'formula' in part)
        expect(/<f>[^<]+<\/f><v>/.test(xml)).toBe(hasFormulas)
        expect(xml).not.toMatch(/NaN|undefined|\{(row|first|last)\}/)
      })
      expect(text(`xl/worksheets/sheet${sheets.length + 1}.xml`)).toContain(resourceDisclaimer)
    },
  )

  test('the expense tracker sums by kind and applies each limit', () => {
    const tracker = templates.find(({ id }) => id === 'tax-deductible-expense-tracker')
    if (tracker?.body.kind !== 'template') throw new Error('the tracker is missing')
    const rows = [
      ['2026-03-01', 'Meals', 'Lunch', 'Ana', 3500, 'yes'],
      ['2026-04-01', 'Medical costs', 'Dentist', 'Ana', 5000, 'no'],
      ['2026-05-01', 'Pillar 3a', 'Both of us', 'Ana', 14516, 'yes'],
      ['2026-05-01', 'Donations', 'Red Cross', 'Ana', 90, 'yes'],
      ['2026-01-05', 'Commute', 'Ticket', 'Ana', 100, 'yes'],
    ]
    const own: Record<string, number> = {
      'Net salary, first person': 80000,
      'Net salary, second person': 1500,
      'Net income, household': 90000,
    }
    const sheets = tracker.body.sheets.map((each) => {
      const summary = each.summary.map((line) => (own[line.label] ? { ...line, input: own[line.label] ?? 0 } : line))
      if (each.name === 'Expenses') return { ...each, rows }
      if (each.name === 'Commute') return { ...each, rows: [['January', 200, 40, 100, null]] }
      const couple = each.rows.map((row) => (row[0] === 'Pillar 3a' ? row.with(3, 2) : row))
      return { ...each, summary, rows: couple }
    })
    const grids = layOut(sheets, '2026-11-21')
    const limits = grids.find(({ sheet: { name } }) => name === 'Limits')
    const rowOf = (kind: string) => limits?.cells.find(({ value }) => value === kind)?.row
    const at = (cell: string) => limits?.cells.find((each) => each.cell === cell)?.value
    const deductible = (kind: string) => at(`E${rowOf(kind)}`)
    expect([at(`B${rowOf('Meals')}`), deductible('Meals')]).toEqual([3500, 3200])
    expect(deductible('Medical costs')).toBe(500)
    expect([at(`B${rowOf('Commute')}`), deductible('Commute')]).toEqual([6100, 3300])
    // The sum of two flat rates: 2,400 (3% of the first salary) and 1,500 (limited to the whole second salary).
    expect(deductible('Other work expenses')).toBe(3900)
    expect(tracker.body.sheets[0]?.columns.find(({ header }) => header === 'Category')?.choices).not.toContain(
      'Commute',
    )
    expect([deductible('Pillar 3a'), deductible('Donations')]).toEqual([14516, 0])
    expect(at('B9')).toBe(3200 + 500 + 3300 + 3900 + 14516)
    expect(grids[0]?.cells.find(({ cell }) => cell === 'B6')?.value).toBe(1)
  })
})

describe('deadline tracker and working-days calendar', () => {
  test('the deadline tracker has the filing deadline of each canton and counts from delivery', () => {
    const tracker = templates.find(({ id }) => id === 'deadline-and-document-tracker')
    if (tracker?.body.kind !== 'template') throw new Error('the tracker is missing')
    const [deadlines, , objection] = tracker.body.sheets
    const filing = deadlines?.rows.filter(([what]) => String(what).startsWith('Tax return 2026')) ?? []
    expect(filing.map(([, canton, date]) => [canton, date]).toSorted()).toEqual(
      filingDeadlines.map(({ canton, date }) => [canton, `2027-${date}`]).toSorted(),
    )
    expect(deadlines?.rowCount).toBeGreaterThan(deadlines?.rows.length ?? 0)
    expect(objection?.explanation).toContain('letterbox')
  })

  test('the calendar begins on Thursday, ends on 31 December and has room for a leap day', () => {
    const calendar = templates.find(({ id }) => id === 'working-days-calendar')
    if (calendar?.body.kind !== 'template') throw new Error('the calendar is missing')
    const [days] = layOut(calendar.body.sheets, '2026-11-21')
    const at = (cell: string) => days?.cells.find((each) => each.cell === cell)?.value
    expect([at(`A${days?.firstRow}`), at(`B${days?.firstRow}`)]).toEqual([serialOf('2026-01-01'), 'Thursday'])
    expect(at(`A${(days?.lastRow ?? 0) - 1}`)).toBe(serialOf('2026-12-31'))
    expect([at(`A${days?.lastRow}`), at(`B${days?.lastRow}`)]).toEqual(['', ''])
  })

  function calendarWith({ months, nights, days }: { months: number; nights: number; days: Record<string, number> }) {
    const calendar = templates.find(({ id }) => id === 'working-days-calendar')
    if (calendar?.body.kind !== 'template') throw new Error('the calendar is missing')
    const [first, ...others] = calendar.body.sheets
    if (!first) throw new Error('the calendar has no sheet')
    const kinds = Object.entries(days).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
    const rows = kinds.map((kind, at) => [null, null, kind, at < nights ? 'yes' : 'no', null, null])
    const summary = first.summary.map((line) =>
      line.label === 'Months with this employer' ? { ...line, input: months } : line,
    )
    const [grid] = layOut([{ ...first, rows, summary }, ...others], '2026-11-25')
    return (label: string) => {
      const at = first.summary.findIndex((line) => line.label.startsWith(label))
      return grid?.cells.find(({ cell }) => cell === `B${at + 4}`)?.value
    }
  }

  test.each([
    [12, 45, 'within'],
    [12, 46, 'above'],
    [6, 22, 'within'],
    [6, 23, 'above'],
    [3, 12, 'above'],
  ])('in %i months, %i nights away are %s the limit of France and Italy', (months, nights, content) => {
    const result = calendarWith({ months, nights, days: { 'Workplace in Switzerland': 60 } })
    expect(result('France and Italy: at most 45')).toBe(content)
  })

  test.each([
    // Up to ten days of business trips count as telework towards the French limit of 40%, but not the Italian limit.
    [{ 'Workplace in Switzerland': 60, 'Telework at home abroad': 40 }, 'within', 'above'],
    [{ 'Workplace in Switzerland': 60, 'Telework at home abroad': 31, 'Trip: third country': 10 }, 'above', 'above'],
    [
      { 'Workplace in Switzerland': 80, 'Telework at home abroad': 20, 'Trip: third country': 11 },
      'check trips',
      'within',
    ],
    [
      { 'Workplace in Switzerland': 80, 'Telework at home abroad': 20, 'Trip: country of residence': 10 },
      'within',
      'within',
    ],
  ])('%j is %s for France and %s for Italy', (days, france, italy) => {
    const result = calendarWith({ months: 12, nights: 0, days })
    expect([result('France: at most 40'), result('Italy: at most 25')]).toEqual([france, italy])
  })
})

// Element order of a worksheet required by ECMA-376 (18.3.1.99), limited to the elements that we use.
const order = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'sheetProtection',
  'mergeCells',
  'conditionalFormatting',
  'dataValidations',
  'pageMargins',
  'pageSetup',
  'headerFooter',
]

/** Lists errors for which Excel would repair or refuse the file. */
function cellErrors(parts: Record<string, Uint8Array>): string[] {
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
  const counts = [
    ...styles.matchAll(
      /<(numFmts|fonts|fills|borders|cellStyleXfs|cellXfs|cellStyles|dxfs) count="(\d+)">(.*?)<\/\1>/g,
    ),
  ]
  const children: Record<string, string> = { cellStyleXfs: 'xf', cellXfs: 'xf' }
  const errors = counts.flatMap(([, list = '', count, inner = '']) => {
    const child = children[list] ?? list.slice(0, -1)
    const found = inner.match(new RegExp(`<${child}[ />]`, 'g'))?.length ?? 0
    return found === Number(count) ? [] : [`${list}: ${count} named, ${found} there`]
  })
  const size = (list: string) => Number(counts.find(([, name]) => name === list)?.[2])
  for (const [, xfId] of styles.matchAll(/xfId="(\d+)"/g))
    if (Number(xfId) >= size('cellStyleXfs')) errors.push(`xfId ${xfId}`)
  for (const [name, bytes] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue
    const xml = strFromU8(bytes)
    const outer = xml.replace(/<sheetData>.*<\/sheetData>/s, '<sheetData/>')
    const found = order.filter((part) => outer.includes(`<${part}`)).map((part) => outer.indexOf(`<${part}`))
    if (found.some((at, i) => i > 0 && at < (found[i - 1] ?? 0))) errors.push(`${name}: parts out of order`)
    for (const [, style] of xml.matchAll(/<c r="[A-Z]+\d+" s="(\d+)"/g))
      if (Number(style) >= size('cellXfs')) errors.push(`${name}: style ${style}`)
    const rows = [...xml.matchAll(/<row r="(\d+)"/g)].map(([, row]) => Number(row))
    if (rows.some((row, i) => i > 0 && row <= (rows[i - 1] ?? 0))) errors.push(`${name}: rows out of order`)
    const [, last = ''] = /<dimension ref="A1:[A-Z]+(\d+)"/.exec(xml) ?? []
    if (rows.at(-1) !== Number(last)) errors.push(`${name}: dimension`)
    const rules = xml.match(/<dataValidation /g)?.length ?? 0
    if (rules > 0 && !xml.includes(`<dataValidations count="${rules}">`)) errors.push(`${name}: rules`)
    if (!xml.includes('<sheetProtection sheet="1"')) errors.push(`${name}: formulas are not protected`)
  }
  return errors
}

function openElements(xml: string): string[] {
  const open: string[] = []
  for (const [, end, name = '', alone] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (alone) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}
