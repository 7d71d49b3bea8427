import type { Resource } from '#content/resources/resource.ts'
import { grey, left, type Pdf, red, top, width } from '#design/print/pdf-document.server.ts'
import { writeFlag } from '#design/print/pdf-parts.server.ts'
import { lawAsOf } from '../law-as-of.ts'
import { writePicture } from './picture.ts'

export function writeCover(paper: Pdf, resource: Resource, firm: string): void {
  writeFlag(paper, firm)
  writePicture(paper, resource.drawing, { x: left, y: top + 48, width, height: 210 })
  paper.pdf.y = top + 48 + 210 + 26
  writeTitle(paper, resource, width)
}

export function writeTop(paper: Pdf, resource: Resource, firm: string): void {
  const picture = { width: 132, height: 88 }
  writeFlag(paper, firm)
  paper.pdf.y = top + 50
  writeTitle(paper, resource, width - picture.width - 24)
  const { y } = paper.pdf
  writePicture(paper, resource.drawing, { x: left + width - picture.width, y: top, ...picture })
  paper.pdf.y = Math.max(y, top + picture.height + 6)
}

function writeTitle({ pdf, root, heightOf, writeAt }: Pdf, resource: Resource, wide: number): void {
  const { category, title, taxYear, stateOn } = resource
  const lines = [
    ['P', category, { font: 'bold', size: 10, colour: red }],
    ['H1', title, { font: 'bold', size: 28, gap: 0 }],
    ['P', lawAsOf({ taxYear, stateOn }), { size: 9.5, colour: grey }],
  ] as const
  for (const [kind, text, look] of lines) {
    root.add(writeAt(kind, text, { x: left, y: pdf.y, width: wide }, look))
    pdf.y += heightOf(text, look, wide) + (kind === 'H1' ? 4 : 2)
  }
}
