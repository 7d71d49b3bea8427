import { type Element, left, type Pdf, pageWidth, width } from './pdf-document.server.ts'

const fourColumns: readonly number[] = [width - 250, 60, 90, 100]

const indent = 18
const body = { size: 10.5, gap: 3 }

export type Section = { title: string; page: number }

export function writeFlag(paper: Pdf, firm: string): void {
  paper.decorate((page) => {
    const { y } = page
    page.rect(left, y, 24, 24).fill('#d8232a')
    page.save().translate(left, y).scale(0.75)
    page.path('M5 25h7v-7h7v-7h8').lineWidth(3.4).strokeColor('#ffffff').stroke().restore()
  })
  const { y } = paper.pdf
  paper.root.add(paper.writeAt('P', firm, { x: left + 34, y: y + 6, width: 300 }, { font: 'bold', size: 11 }))
}

/** Writes a heading; starts a new page unless `followedBy` points of space remain below it. */
export function writeHeading(paper: Pdf, title: string, followedBy: number): Section {
  const { pdf } = paper
  paper.needRoom(56 + followedBy)
  if (!paper.isAtTop()) paper.space(18)
  paper.rule(true)
  pdf.y += 8
  const place: object = { top: pdf.y - 12, left: pageWidth }
  pdf.outline.addItem(title, place)
  pdf.addNamedDestination(title, 'XYZ', left, pdf.y - 12, null)
  paper.write('H2', title, { font: 'bold', size: 14, gap: 2 })
  paper.space(5)
  return { title, page: paper.pageNumber() }
}

export function writeList(paper: Pdf, items: readonly string[], kind: 'bullets' | 'numbers'): void {
  const { pdf, root, needRoom, writeAt } = paper
  const list = paper.list(root, kind === 'numbers' ? 'Decimal' : 'Disc')
  const heights = items.map((text) => listItemHeight(paper, text))
  items.forEach((text, at) => {
    const height = heights[at] ?? 0
    needRoom(at === items.length - 2 ? height + 3 + (heights[at + 1] ?? 0) : height)
    const item = pdf.struct('LI')
    list.add(item)
    const label = kind === 'numbers' ? `${at + 1}.` : '–'
    item.add(writeAt('Lbl', label, { x: left, y: pdf.y, width: indent }, body))
    item.add(writeAt('LBody', text, { x: left + indent, y: pdf.y, width: width - indent }, body))
    item.end()
    pdf.y += height
    paper.space(3)
  })
  list.end()
  paper.space(5)
}

export function listItemHeight(paper: Pdf, text: string): number {
  return paper.heightOf(text, body, width - indent)
}

type Row = readonly string[]

type PrintedTable = {
  heads: Row
  rows: readonly Row[]
  total?: Row
  after?: readonly Row[]
  /** Widths of the columns after the first, which takes the rest. */
  widths?: readonly number[]
  /** Indexes of rows that are sums. */
  sums?: readonly number[]
}

export function drawTable(paper: Pdf, { heads, rows, total, after = [], widths, sums = [] }: PrintedTable): void {
  const table = paper.pdf.struct('Table')
  paper.root.add(table)
  const columns = widths ? [width - widths.reduce((sum, one) => sum + one, 0), ...widths] : fourColumns
  const draw = (cells: Row, kind: RowKind) => drawRow(paper, table, { cells, kind, columns })
  draw(heads, 'head')
  for (const [at, row] of rows.entries()) draw(row, sums.includes(at) ? 'total' : 'row')
  if (total) draw(total, 'total')
  for (const row of after) draw(row, 'row')
  table.end()
}

type RowKind = 'head' | 'row' | 'total'

function drawRow(
  paper: Pdf,
  table: Element,
  { cells, kind, columns }: { cells: Row; kind: RowKind; columns: readonly number[] },
): void {
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
