import { type Element, left, type Pdf, width } from './pdf-document.server.ts'

const columns = [width - 250, 60, 90, 100] as const

type Row = readonly string[]

export function drawTable(
  paper: Pdf,
  { heads, rows, total, after = [] }: { heads: Row; rows: readonly Row[]; total: Row; after?: readonly Row[] },
): void {
  const table = paper.pdf.struct('Table')
  paper.root.add(table)
  drawRow(paper, table, heads, 'head')
  for (const row of rows) drawRow(paper, table, row, 'row')
  drawRow(paper, table, total, 'total')
  for (const row of after) drawRow(paper, table, row, 'row')
  table.end()
}

function drawRow(paper: Pdf, table: Element, cells: Row, kind: 'head' | 'row' | 'total'): void {
  const look = { font: kind === 'row' ? 'regular' : 'bold', size: kind === 'head' ? 9 : 10.5, figures: true } as const
  paper.space(7)
  const height = Math.max(...cells.map((text, at) => paper.heightOf(text || ' ', look, columns[at])))
  paper.needRoom(height + 8)
  const { y } = paper.pdf
  const row = paper.pdf.struct('TR')
  table.add(row)
  let x = left
  for (const [at, text] of cells.entries()) {
    const wide = columns[at] ?? 0
    const place = { x, y, width: wide, align: at === 0 ? 'left' : 'right' } as const
    if (kind === 'head') row.add(paper.writeAt('TH', text, { ...place, scope: 'Column' }, look))
    else if (at === 0) row.add(paper.writeAt('TH', text, { ...place, scope: 'Row' }, look))
    else row.add(paper.writeAt('TD', text || ' ', place, look))
    x += wide
  }
  row.end()
  paper.pdf.y = y + height
  paper.space(5)
  paper.rule(kind !== 'row')
}
