import type { Resource, ResourceBody } from '#content/resources/resource.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { formatDate } from '#platform/format.ts'
import { type Part, startOf, writeBlock, writeGroup, writeHeading } from './pdf-blocks.server.ts'
import { openBoxes } from './pdf-checkbox.server.ts'
import { grey, left, openPaper, type Paper, red, top, width } from './pdf-paper.server.ts'
import { writePicture } from './pdf-picture.server.ts'

type Printed = Exclude<ResourceBody, { kind: 'template' }>
type Plan = { air: number; parts: readonly Part[] }
type Print = { parts: Part[]; pages: number; lastLine: number; close(): Promise<Buffer> }

/**
 * A guide or checklist as a tagged PDF: picture, contents with page numbers, headings, bookmarks, boxes to tick, sources
 * and the day of its state of law. It is laid out once to learn the pages, and with less or more space when the last one would be nearly empty.
 */
export async function resourcePdf(resource: Resource, body: Printed, firm: string): Promise<Buffer> {
  const first = layOut(resource, body, firm, { air: 1, parts: [] })
  await first.close()
  let air = 1
  const isThin = ({ lastLine }: Print) => lastLine < top + 220
  // Closer, to save a page that would be nearly empty; or wider, so that more stands on it.
  for (const other of isThin(first) ? [0.85, 0.7, 0.55, 1.2, 1.4, 1.6, 1.8] : []) {
    const trial = layOut(resource, body, firm, { air: other, parts: first.parts })
    await trial.close()
    if (other < 1 ? trial.pages === first.pages : isThin(trial)) continue
    air = other
    break
  }
  const { parts, close } = layOut(resource, body, firm, { air, parts: first.parts })
  if (air === 1) return close()
  await close()
  return layOut(resource, body, firm, { air, parts }).close()
}

function layOut(resource: Resource, body: Printed, firm: string, { air, parts: known }: Plan): Print {
  const state = formatDate(resource.stateOn)
  const paper = openPaper({
    title: resource.title,
    subject: resource.description,
    firm,
    foot: `${firm} · ${resource.title} · State ${state}`,
    madeAt: new Date(`${resource.stateOn}T00:00:00Z`),
    air,
  })
  const parts: Part[] = []
  if (body.kind === 'guide') {
    writeCover(paper, resource, firm)
    paper.write('P', body.lead, { size: 12, gap: 4, before: 14 })
    const titles = [...body.sections.map(({ title }) => title), 'Sources']
    writeContents(paper, titles, known)
    paper.pdf.addPage()
    for (const { title, blocks } of body.sections) {
      parts.push(writeHeading(paper, title, startOf(paper, blocks)))
      for (const block of blocks) writeBlock(paper, block)
    }
  } else {
    writeTop(paper, resource, firm)
    paper.write('P', body.lead, { size: 12, gap: 4, before: 12 })
    const writeBox = openBoxes(paper)
    for (const group of body.groups) parts.push(writeGroup(paper, group, writeBox))
  }
  parts.push(writeSources(paper, body))
  return { parts, pages: paper.pageNumber(), lastLine: paper.pdf.y, close: paper.close }
}

/** The first page of a guide: mark, picture, title. */
function writeCover(paper: Paper, resource: Resource, firm: string): void {
  writeMark(paper, firm)
  writePicture(paper, resource.drawing, { x: left, y: top + 48, width, height: 210 })
  paper.pdf.y = top + 48 + 210 + 26
  writeTitle(paper, resource, width)
}

/** The top of a checklist: mark, title, and the picture beside it. */
function writeTop(paper: Paper, resource: Resource, firm: string): void {
  const picture = { width: 132, height: 88 }
  writeMark(paper, firm)
  paper.pdf.y = top + 50
  writeTitle(paper, resource, width - picture.width - 24)
  const { y } = paper.pdf
  writePicture(paper, resource.drawing, { x: left + width - picture.width, y: top, ...picture })
  paper.pdf.y = Math.max(y, top + picture.height + 6)
}

function writeMark(paper: Paper, firm: string): void {
  paper.decorate((page) => {
    const { y } = page
    page.rect(left, y, 24, 24).fill('#d8232a')
    page.save().translate(left, y).scale(0.75)
    page.path('M5 25h7v-7h7v-7h8').lineWidth(3.4).strokeColor('#ffffff').stroke().restore()
  })
  const { y } = paper.pdf
  paper.root.add(paper.writeAt('P', firm, { x: left + 34, y: y + 6, width: 300 }, { font: 'bold', size: 11 }))
}

function writeTitle({ pdf, root, heightOf, writeAt }: Paper, resource: Resource, wide: number): void {
  const { category, title, taxYear, stateOn } = resource
  const lines = [
    ['P', category, { font: 'bold', size: 10, colour: red }],
    ['H1', title, { font: 'bold', size: 28, gap: 0 }],
    ['P', `Tax year ${taxYear}. State of law and figures: ${formatDate(stateOn)}.`, { size: 9.5, colour: grey }],
  ] as const
  for (const [kind, text, look] of lines) {
    root.add(writeAt(kind, text, { x: left, y: pdf.y, width: wide }, look))
    pdf.y += heightOf(text, look, wide) + (kind === 'H1' ? 4 : 2)
  }
}

/** The list of parts, each with its page and a link to it. */
function writeContents(paper: Paper, titles: readonly string[], known: readonly Part[]): void {
  const { pdf, root } = paper
  pdf.y += 22
  paper.write('P', 'Contents', { font: 'bold', size: 10.5 })
  paper.rule(true)
  const contents = pdf.struct('TOC')
  root.add(contents)
  for (const title of titles) {
    const page = known.find((part) => part.title === title)?.page ?? 0
    pdf.y += 4
    const item = pdf.struct('TOCI')
    contents.add(item)
    const entry = pdf.struct('Reference')
    item.add(entry)
    const { y } = pdf
    paper.writeLink(title, { place: title }, { says: `${title}, page ${page}`, size: 10, gap: 1, into: entry })
    item.add(paper.writeAt('P', String(page), { x: left, y, width, align: 'right' }, { size: 10, gap: 1 }))
    item.end()
    pdf.y += 2
    paper.rule()
  }
  contents.end()
}

/** Where the figures come from, and what the document does not replace: kept together. */
function writeSources(paper: Paper, { sources }: Printed): Part {
  const { pdf, root, heightOf } = paper
  const listed = sources.reduce((sum, { title }) => sum + heightOf(title, { size: 9.5, gap: 2 }) + 18, 0)
  const part = writeHeading(paper, 'Sources', listed + 38)
  const list = paper.list(root, 'None')
  for (const { title, href } of sources) {
    const item = pdf.struct('LI')
    list.add(item)
    const content = pdf.struct('LBody')
    item.add(content)
    paper.write('P', title, { size: 9.5, gap: 2 }, content)
    paper.writeLink(href, { href }, { says: `${title}, on the web`, size: 9, colour: grey, gap: 2, into: content })
    item.end()
    paper.space(5)
  }
  list.end()
  paper.write('P', resourceDisclaimer, { size: 9, colour: grey, before: 8, gap: 2 })
  return part
}
