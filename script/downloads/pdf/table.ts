import type { Block } from '#content/resources/resource.ts'
import { figureFeatures, grey, ink, left, type Pdf, width } from '#design/print/pdf-document.server.ts'

const body = { size: 10, gap: 3 }
const fine = { size: 9, colour: grey, gap: 2 }
/** A table up to this height (in points) is never split across pages. */
const whole = 190
const min = 3

export type Table = Extract<Block, { kind: 'table' }>

type Measured = { widths: number[]; heights: number[]; height: number }

function measure(paper: Pdf, { caption, columns, rows }: Table): Measured {
  const widths = columnWidths(paper, columns, rows)
  const heights = [columns, ...rows].map(
    (row, line) => Math.max(...row.map((text, at) => paper.heightOf(text, look(line), (widths[at] ?? 0) - 10))) + 6,
  )
  const head = paper.heightOf(caption, fine) + 6
  return { widths, heights, height: heights.reduce((sum, height) => sum + height, head) }
}

/** Height needed to begin a table: all of a short table, else its caption, header and first rows. */
export function startOfTable(paper: Pdf, table: Table): number {
  return roomFor(measure(paper, table))
}

function roomFor({ heights, height }: Measured): number {
  return height <= whole ? height : heights.slice(0, min + 1).reduce((sum, each) => sum + each, 26)
}

export function writeTable(paper: Pdf, table: Table): void {
  const { caption, columns, rows, totals = [] } = table
  const { pdf, root, needRoom, hasRoom } = paper
  const measured = measure(paper, table)
  const { widths, heights } = measured
  const places = columns.map((_, at) => ({
    x: left + widths.slice(0, at).reduce((sum, wide) => sum + wide, 0),
    width: (widths[at] ?? 0) - 10,
    align:
      at > 0 && rows.every((row) => /^[−+]?[\d’.,–]+( %)?$/.test(row[at] ?? ''))
        ? ('right' as const)
        : ('left' as const),
  }))
  needRoom(roomFor(measured))
  const element = pdf.struct('Table')
  root.add(element)
  paper.write('Caption', caption, { ...fine, before: 2 }, element)
  pdf.y += 4
  const remaining = (from: number, count: number) =>
    heights.slice(from, from + count).reduce((sum, each) => sum + each, 0)
  ;[columns, ...rows].forEach((row, line) => {
    const isTorn = line === heights.length - min ? !hasRoom(remaining(line, min)) : !hasRoom(heights[line] ?? 0)
    if (line > 0 && isTorn && measured.height > whole) {
      pdf.addPage()
      columns.forEach((text, at) => {
        const place = places[at]
        if (place) paper.repeat(text, { ...place, y: pdf.y + 3 }, look(0))
      })
      pdf.y += heights[0] ?? 0
      paper.rule(true)
    }
    const tableRow = pdf.struct('TR')
    element.add(tableRow)
    const isTotal = totals.includes(row[0] ?? '')
    row.forEach((text, at) => {
      const place = { ...(places[at] ?? { x: left, width, align: 'left' as const }), y: pdf.y + 3 }
      const scope = line === 0 ? 'Column' : at === 0 && table.rowHeaders !== false ? 'Row' : undefined
      const figures = place.align === 'right'
      const type = { ...look(line), figures, ...(isTotal && { font: 'bold' as const }) }
      tableRow.add(paper.writeAt(scope ? 'TH' : 'TD', text, { ...place, ...(scope && { scope }) }, type))
    })
    tableRow.end()
    pdf.y += heights[line] ?? 0
    paper.rule(line === 0)
  })
  element.end()
  paper.space(12)
}

const look = (line: number) => (line === 0 ? { ...fine, font: 'bold' as const, colour: ink } : body)

/** If the texts do not fit, narrow columns keep their natural width and the others share the rest. */
function columnWidths({ pdf }: Pdf, columns: readonly string[], rows: Table['rows']): number[] {
  pdf.font('bold').fontSize(10)
  const natural = columns.map((_, at) =>
    Math.max(...[columns, ...rows].map((row) => pdf.widthOfString(row[at] ?? '', { features: figureFeatures }) + 18)),
  )
  const sum = natural.reduce((all, each) => all + each, 0)
  if (sum <= width) return natural.map((each, at) => (at === 0 ? each + width - sum : each))
  const fair = width / columns.length
  const narrow = natural.map((each) => (each <= fair ? each : 0))
  const rest = width - narrow.reduce((all, each) => all + each, 0)
  const wide = natural.reduce((all, each) => (each > fair ? all + each : all), 0)
  return natural.map((each) => (each <= fair ? each : (each / wide) * rest))
}
