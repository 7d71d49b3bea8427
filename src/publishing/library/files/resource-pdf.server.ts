import type { Resource, ResourceBody } from '#content/resources/resource.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { grey, left, openPdf, type Pdf, top, width } from '#design/print/pdf-document.server.ts'
import { formatDate } from '#platform/format.ts'
import { type Part, startOf, writeBlock, writeGroup, writeHeading } from './pdf-blocks.server.ts'
import { openBoxes } from './pdf-checkbox.server.ts'
import { writeCover, writeTop } from './pdf-cover.server.ts'

type Printed = Exclude<ResourceBody, { kind: 'template' }>
type Plan = { air: number; parts: readonly Part[] }
type Print = { parts: Part[]; pages: number; lastLine: number; close(): Promise<Buffer> }

/** A first layout determines the page numbers. If its last page is nearly empty, other line spacings are tried. */
export async function resourcePdf(resource: Resource, body: Printed, firm: string): Promise<Buffer> {
  const first = layOut(resource, body, firm, { air: 1, parts: [] })
  await first.close()
  let air = 1
  const isThin = ({ lastLine }: Print) => lastLine < top + 220
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
  const paper = openPdf({
    title: resource.title,
    subject: resource.description,
    firm,
    footer: `${firm} · ${resource.title} · State ${state}`,
    createdAt: new Date(`${resource.stateOn}T00:00:00Z`),
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

function writeContents(paper: Pdf, titles: readonly string[], known: readonly Part[]): void {
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

function writeSources(paper: Pdf, { sources }: Printed): Part {
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
