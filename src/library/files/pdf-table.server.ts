import type { Block } from '#content/resources/resource.ts'
import { grey, ink, left, type Paper, width } from './pdf-paper.server.ts'

const body = { size: 10, gap: 3 }
const fine = { size: 9, colour: grey, gap: 2 }

export type Table = Extract<Block, { kind: 'table' }>

/** Height of a table in points. */
export function heightOfTable(paper: Paper, table: Table): number {
  return measure(paper, table).heights.reduce((sum, height) => sum + height + 7, 30)
}

function measure(paper: Paper, { columns, rows }: Table) {
  const widths = columnWidths(paper, columns, rows)
  const heights = [columns, ...rows].map((row, line) =>
    Math.max(...row.map((text, at) => paper.heightOf(text, cellLook(line), (widths[at] ?? 0) - 10))),
  )
  return { widths, heights }
}

/** A table with its caption, never torn by the end of a page. */
export function writeTable(paper: Paper, content: Table): void {
  const { caption, columns, rows } = content
  const { pdf, root, needRoom, writeAt } = paper
  const isNumeric = columns.map((_, at) => at > 0 && rows.every((row) => /^[−+]?[\d’.,–]+$/.test(row[at] ?? '')))
  const { widths, heights } = measure(paper, content)
  needRoom(heightOfTable(paper, content))
  const table = pdf.struct('Table')
  root.add(table)
  paper.write('Caption', caption, { ...fine, before: 2 }, table)
  pdf.y += 4
  ;[columns, ...rows].forEach((row, line) => {
    const element = pdf.struct('TR')
    table.add(element)
    let x = left
    row.forEach((text, at) => {
      const wide = widths[at] ?? 0
      const place = { x, y: pdf.y + 3, width: wide - 10, align: isNumeric[at] ? ('right' as const) : ('left' as const) }
      element.add(
        line === 0
          ? writeAt('TH', text, { ...place, scope: 'Column' }, cellLook(line))
          : at === 0
            ? writeAt('TH', text, { ...place, scope: 'Row' }, cellLook(line))
            : writeAt('TD', text, place, cellLook(line)),
      )
      x += wide
    })
    element.end()
    pdf.y += (heights[line] ?? 0) + 6
    paper.rule(line === 0)
  })
  table.end()
  pdf.y += 12
}

const cellLook = (line: number) => (line === 0 ? { ...fine, font: 'bold' as const, colour: ink } : body)

/** As wide as the longest text where there is room; otherwise shared by length, none below 60 points. */
function columnWidths({ pdf }: Paper, columns: readonly string[], rows: Table['rows']): number[] {
  pdf.font('bold').fontSize(10)
  const natural = columns.map((_, at) =>
    Math.max(...[columns, ...rows].map((row) => pdf.widthOfString(row[at] ?? '') + 14)),
  )
  const sum = natural.reduce((all, each) => all + each, 0)
  if (sum <= width) return natural.map((each, at) => (at === 0 ? each + width - sum : each))
  const fair = natural.map((each) => Math.max(60, (each / sum) * width))
  const total = fair.reduce((all, each) => all + each, 0)
  return fair.map((each) => (each / total) * width)
}
