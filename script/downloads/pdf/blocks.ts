import type { Block, CheckGroup } from '#content/resources/resource.ts'
import { type Element, grey, left, type Pdf, red, width } from '#design/print/pdf-document.server.ts'
import { listItemHeight, type Section, writeHeading, writeList } from '#design/print/pdf-parts.server.ts'
import type { WriteBox } from './checkbox.ts'
import { startOfTable, writeTable } from './table.ts'

const indent = 18
const body = { size: 10.5, gap: 3 }
const fine = { size: 9, colour: grey, gap: 2 }

/** Height that must fit below a heading: the first block of its section, or the beginning of that block. */
export function startOf(paper: Pdf, [first, second]: readonly Block[]): number {
  if (!first) return 0
  const height = startOfBlock(paper, first)
  return first.kind === 'paragraph' && second ? height + 6 + startOfBlock(paper, second) : height
}

function startOfBlock(paper: Pdf, block: Block): number {
  if (block.kind === 'table') return startOfTable(paper, block)
  if (block.kind === 'paragraph' || block.kind === 'note') return paper.heightOf(block.text, body)
  return block.items.slice(0, 2).reduce((sum, text) => sum + listItemHeight(paper, text) + 3, 0)
}

export function writeBlock(paper: Pdf, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      paper.write('P', block.text, body)
      paper.space(6)
      return
    case 'list':
      writeList(paper, block.items, 'bullets')
      return
    case 'steps':
      writeList(paper, block.items, 'numbers')
      return
    case 'note':
      writeNote(paper, block.text)
      return
    case 'table':
      writeTable(paper, block)
  }
}

function writeNote({ pdf, root, heightOf, needRoom, decorate, writeAt, space }: Pdf, text: string): void {
  const look = { ...body, font: 'bold' as const }
  const height = heightOf(text, look, width - indent)
  needRoom(height + 10)
  decorate((page) => page.rect(left, page.y, 4, height).fill(red))
  root.add(writeAt('P', text, { x: left + indent, y: pdf.y, width: width - indent }, look))
  pdf.y += height
  space(10)
}

export function writeGroup(paper: Pdf, { title, items }: CheckGroup, writeBox: WriteBox): Section {
  const { pdf, root, heightOf, needRoom, writeAt } = paper
  const wide = width - 24
  const measured = items.map(({ text, hint, due }) => {
    const lines = [
      { text, look: body },
      ...(due ? [{ text: `Due: ${due}`, look: { ...fine, font: 'bold' as const, colour: red } }] : []),
      ...(hint ? [{ text: hint, look: fine }] : []),
    ]
    return { lines, height: lines.reduce((sum, line) => sum + heightOf(line.text, line.look, wide), 0) }
  })
  const of = (at: number) => (measured[at]?.height ?? 0) + 5
  const part = writeHeading(paper, title, of(0) + of(1) + (items.length === 3 ? of(2) : 0))
  const list: Element = paper.list(root, 'None')
  measured.forEach(({ lines, height }, at) => {
    needRoom(at === items.length - 2 ? height + of(at + 1) : height)
    const item = pdf.struct('LI')
    list.add(item)
    const label = pdf.struct('Lbl')
    item.add(label)
    writeBox(label, { x: left, y: pdf.y + 1, says: lines.map(({ text }) => text).join('. ') })
    const content = pdf.struct('LBody')
    item.add(content)
    for (const line of lines) {
      content.add(writeAt('P', line.text, { x: left + 24, y: pdf.y, width: wide }, line.look))
      pdf.y += heightOf(line.text, line.look, wide)
    }
    item.end()
    paper.space(5)
  })
  list.end()
  return part
}
