import type { Resource, ResourceBody } from '#content/resources/resource.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { formatDate } from '#platform/format.ts'
import { writeBlock, writeGroup, writeHeading } from './pdf-blocks.server.ts'
import { grey, left, openPaper, type Paper, red } from './pdf-paper.server.ts'

type Printed = Exclude<ResourceBody, { kind: 'template' }>

/** A guide or checklist as a tagged PDF with title, headings, bookmarks, sources and the day of its state of law. */
export function resourcePdf(resource: Resource, body: Printed, firm: string): Promise<Buffer> {
  const state = formatDate(resource.stateOn)
  const paper = openPaper({
    title: resource.title,
    subject: resource.description,
    firm,
    foot: `${firm} · ${resource.title} · State ${state}`,
    madeAt: new Date(`${resource.stateOn}T00:00:00Z`),
  })
  writeTop(paper, resource, firm)
  paper.write('P', body.lead, { size: 12, gap: 4, before: 12 })
  if (body.kind === 'guide') {
    for (const { title, blocks } of body.sections) {
      writeHeading(paper, title, blocks)
      for (const block of blocks) writeBlock(paper, block)
    }
  } else {
    for (const group of body.groups) writeGroup(paper, group)
  }
  writeHeading(paper, 'Sources')
  for (const { title, href } of body.sources) {
    paper.write('P', title, { size: 9.5, gap: 2 })
    paper.writeLink(href, href, { size: 9, colour: grey, gap: 2 })
    paper.pdf.y += 5
  }
  paper.write('P', resourceDisclaimer, { size: 9, colour: grey, before: 8, gap: 2 })
  return paper.close()
}

/** Mark and name of the firm, kind of file, title, tax year and state. */
function writeTop(paper: Paper, { title, category, taxYear, stateOn }: Resource, firm: string): void {
  paper.decorate((page) => {
    const { y } = page
    page.rect(left, y, 24, 24).fill('#d8232a')
    page.save().translate(left, y).scale(0.75)
    page.path('M5 25h7v-7h7v-7h8').lineWidth(3.4).strokeColor('#ffffff').stroke().restore()
  })
  const { y } = paper.pdf
  paper.root.add(paper.writeAt('P', firm, { x: left + 34, y: y + 6, width: 300 }, { font: 'bold', size: 11 }))
  paper.pdf.y = y + 56
  paper.write('P', category, { font: 'bold', size: 10, colour: red })
  paper.write('H1', title, { font: 'bold', size: 28, gap: 0 })
  paper.pdf.y += 4
  paper.write('P', `Tax year ${taxYear}. State of law and figures: ${formatDate(stateOn)}.`, {
    size: 9.5,
    colour: grey,
  })
}
