import type { Resource, ResourceBody } from '#content/resources/resource.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { grey, left, openPdf, type Pdf, top, width } from '#design/print/pdf-document.server.ts'
import { type Section, writeHeading } from '#design/print/pdf-parts.server.ts'
import { checkedOn } from '../law-as-of.ts'
import { startOf, writeBlock, writeGroup } from './blocks.ts'
import { openBoxes } from './checkbox.ts'
import { writeCover, writeTop } from './cover.ts'

type Printed = Exclude<ResourceBody, { kind: 'template' }>
type Plan = { air: number; sections: readonly Section[] }
type Print = { sections: Section[]; pages: number; lastLine: number; close(): Promise<Buffer> }

/** A first layout determines the page numbers. If its last page is nearly empty, other line spacings are tried. */
export function resourcePdf(resource: Resource, body: Printed, firm: string): Promise<Buffer> {
  const print = (air: number, { sections }: Pick<Print, 'sections'>) => layOut(resource, body, firm, { air, sections })
  const isThin = ({ lastLine }: Print) => lastLine < top + 220
  const first = print(1, { sections: [] })
  const air = isThin(first) ? [0.85, 0.7, 0.55, 1.2, 1.4, 1.6, 1.8].find(isBetter) : 1
  if (!air || air === 1) return print(1, first).close()
  return print(air, print(air, first)).close()

  function isBetter(factor: number): boolean {
    const trial = print(factor, first)
    return factor < 1 ? trial.pages !== first.pages : !isThin(trial)
  }
}

function layOut(resource: Resource, body: Printed, firm: string, { air, sections: known }: Plan): Print {
  const paper = openPdf({
    title: resource.title,
    subject: resource.description,
    firm,
    footer: `${firm} · ${resource.title} · Law as of ${checkedOn(resource)}`,
    createdAt: new Date(`${resource.stateOn}T00:00:00Z`),
    air,
  })
  const sections: Section[] = []
  if (body.kind === 'guide') {
    writeCover(paper, resource, firm)
    paper.write('P', body.lead, { size: 12, gap: 4, before: 14 })
    const titles = [...body.sections.map(({ title }) => title), 'Sources']
    writeContents(paper, titles, known)
    paper.pdf.addPage()
    for (const { title, blocks } of body.sections) {
      sections.push(writeHeading(paper, title, startOf(paper, blocks)))
      for (const block of blocks) writeBlock(paper, block)
    }
  } else {
    writeTop(paper, resource, firm)
    paper.write('P', body.lead, { size: 12, gap: 4, before: 12 })
    const writeBox = openBoxes(paper)
    for (const group of body.groups) sections.push(writeGroup(paper, group, writeBox))
  }
  sections.push(writeSources(paper, body))
  return { sections, pages: paper.pageNumber(), lastLine: paper.pdf.y, close: paper.close }
}

function writeContents(paper: Pdf, titles: readonly string[], known: readonly Section[]): void {
  const { pdf, root } = paper
  pdf.y += 22
  paper.write('P', 'Contents', { font: 'bold', size: 10.5 })
  paper.rule(true)
  const contents = pdf.struct('TOC')
  root.add(contents)
  for (const title of titles) {
    const page = known.find((section) => section.title === title)?.page ?? 0
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

function writeSources(paper: Pdf, { sources }: Printed): Section {
  const { pdf, root, heightOf } = paper
  const listed = sources.reduce((sum, { title }) => sum + heightOf(title, { size: 9.5, gap: 2 }) + 18, 0)
  const section = writeHeading(paper, 'Sources', listed + 38)
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
  return section
}
