import type { Sheet } from '#content/resources/resource.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import { columnName, type Grid, type GridCell } from './grid.ts'
import { rulesXml } from './sheet-rules.ts'
import { styleOf } from './sheet-styles.ts'

export function sheetXml(grid: Grid, isFirst: boolean): string {
  const { sheet, headerRow, firstRow, lastRow, cells } = grid
  const lastColumn = columnName(Math.max(1, sheet.columns.length - 1))
  const widths = widthsOf(sheet)
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const below = `topLeftCell="A${firstRow}" activePane="bottomLeft" state="frozen"`
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="A1:${lastColumn}${lastRow}"/>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>`,
    `<pane ySplit="${headerRow}" ${below}/><selection pane="bottomLeft" activeCell="A${firstRow}" sqref="A${firstRow}"/>`,
    '</sheetView></sheetViews>',
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${columns.join('')}</cols>`,
    `<sheetData>${rowsXml(cells, { headerRow, widths })}</sheetData>`,
    '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>',
    `<mergeCells count="1"><mergeCell ref="A2:${lastColumn}2"/></mergeCells>`,
    alarmsXml(grid),
    rulesXml(grid),
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>',
    '</worksheet>',
  ].join('')
}

function widthsOf({ columns, summary }: Sheet): number[] {
  const maxLength = Math.max(0, ...summary.map(({ label }) => label.length))
  const widths = columns.map(({ width }, at) => (at === 0 ? Math.max(width, maxLength) : width) + 2)
  return widths.length > 1 || summary.length === 0 ? widths : [...widths, 16]
}

function alarmsXml({ sheet, firstRow, lastRow }: Grid): string {
  const places = [
    ...(sheet.summary.length > 0 ? [`B4:B${3 + sheet.summary.length}`] : []),
    `A${firstRow}:${columnName(sheet.columns.length - 1)}${lastRow}`,
  ]
  const rules = (sheet.alarms ?? []).map(
    (word, at) =>
      `<cfRule type="cellIs" dxfId="0" priority="${at + 1}" operator="equal"><formula>"${xmlText(word)}"</formula></cfRule>`,
  )
  if (rules.length === 0) return ''
  return `<conditionalFormatting sqref="${places.join(' ')}">${rules.join('')}</conditionalFormatting>`
}

type Measures = { headerRow: number; widths: readonly number[] }

function rowsXml(cells: readonly GridCell[], measures: Measures): string {
  const rows = Map.groupBy(cells, ({ row }) => row)
  return [...rows]
    .map(([row, inRow]) => {
      const lines = linesOf(row, inRow, measures)
      const height = lines > 1 ? ` ht="${lines * 15 + 2}" customHeight="1"` : ''
      return `<row r="${row}"${height}>${inRow.map(cellXml).join('')}</row>`
    })
    .join('')
}

/** Height of a row in lines. The explanation in row 2 spans all columns; other texts wrap within their column. */
function linesOf(row: number, inRow: readonly GridCell[], { headerRow, widths }: Measures): number {
  if (row === 1) return 2
  if (row === 2) {
    const all = widths.reduce((sum, width) => sum + width, 0)
    return Math.ceil(String(inRow[0]?.value ?? '').length / all) + 1
  }
  if (row < headerRow) return 1
  const needed = inRow.map(({ value, formula }, at) =>
    typeof value === 'string' && !formula ? Math.ceil((value.length * 1.1) / (widths[at] ?? 10)) : 1,
  )
  return Math.max(row === headerRow ? 2 : 1, ...needed)
}

function cellXml({ cell, role, type, value, formula }: GridCell): string {
  const start = `<c r="${cell}" s="${styleOf(role, type)}"`
  const f = formula ? `<f>${xmlText(formula)}</f>` : ''
  if (value === null) return formula ? `${start}>${f}</c>` : `${start}/>`
  if (typeof value === 'number') return `${start}>${f}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `${start} t="b">${f}<v>${value ? 1 : 0}</v></c>`
  if (formula) return `${start} t="str">${f}<v>${xmlText(value)}</v></c>`
  return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
}
