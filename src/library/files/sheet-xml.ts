import type { Sheet } from '#content/resources/resource.ts'
import { xmlText } from '#platform/web/xml-text.ts'
import { columnName, type Grid, type GridCell } from './grid.ts'
import { styleOf } from './sheet-styles.ts'

/** One worksheet: widths, cells, frozen header, choices, and how it is printed. */
export function sheetXml({ sheet, headerRow, firstRow, lastRow, cells }: Grid, isFirst: boolean): string {
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
    `<mergeCells count="1"><mergeCell ref="A2:${lastColumn}2"/></mergeCells>`,
    choicesXml({ sheet, firstRow, lastRow }),
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>',
    '</worksheet>',
  ].join('')
}

/** In characters, with some air; the first column also takes the labels of the summary. */
function widthsOf({ columns, summary }: Sheet): number[] {
  const longest = Math.max(0, ...summary.map(({ label }) => label.length))
  const widths = columns.map(({ width }, at) => (at === 0 ? Math.max(width, longest) : width) + 2)
  return widths.length > 1 || summary.length === 0 ? widths : [...widths, 16]
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

/** How many lines of text a row needs: one explanation runs across all columns, every other text wraps in its own. */
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

/** Lists to choose from, one for each column that has choices. */
function choicesXml({ sheet, firstRow, lastRow }: Pick<Grid, 'sheet' | 'firstRow' | 'lastRow'>): string {
  const rules = sheet.columns.flatMap(({ choices }, at) => {
    if (!choices) return []
    const list = `"${choices.join(',')}"`
    if (list.length > 257) throw new Error(`The choices of ${sheet.name} are too long for a sheet`)
    const place = `${columnName(at)}${firstRow}:${columnName(at)}${lastRow}`
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Not on the list" error="Please choose from the list." sqref="${place}"><formula1>${xmlText(list)}</formula1></dataValidation>`,
    ]
  })
  return rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : ''
}
