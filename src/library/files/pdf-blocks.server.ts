import type { Block, CheckGroup } from '#content/resources/resource.ts'
import { type Element, grey, ink, left, type Paper, red, width } from './pdf-paper.server.ts'
import { heightOfTable, writeTable } from './pdf-table.server.ts'

const indent = 18
const body = { size: 10.5, gap: 3 }
const fine = { size: 9, colour: grey, gap: 2 }

/** A heading of the second level and a bookmark, on the page of what follows. */
export function writeHeading(paper: Paper, title: string, blocks: readonly Block[] = []): void {
  const table = blocks.slice(0, 2).find((block) => block.kind === 'table')
  paper.pdf.y += 18
  paper.needRoom(table ? heightOfTable(paper, table) + 110 : 110)
  paper.rule(true)
  paper.pdf.y += 8
  paper.pdf.outline.addItem(title)
  paper.write('H2', title, { font: 'bold', size: 14, gap: 2 })
  paper.pdf.y += 5
}

/** One part of a guide. */
export function writeBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      paper.write('P', block.text, body)
      paper.pdf.y += 6
      return
    case 'list':
      writeList(paper, block.items, () => '–')
      return
    case 'steps':
      writeList(paper, block.items, (at) => `${at + 1}.`)
      return
    case 'note':
      writeNote(paper, block.text)
      return
    case 'table':
      writeTable(paper, block)
  }
}

function writeList(
  { pdf, root, heightOf, needRoom, writeAt }: Paper,
  items: readonly string[],
  mark: (at: number) => string,
) {
  const list = pdf.struct('L')
  root.add(list)
  items.forEach((text, at) => {
    const height = heightOf(text, body, width - indent)
    needRoom(height)
    const item = pdf.struct('LI')
    list.add(item)
    item.add(writeAt('Lbl', mark(at), { x: left, y: pdf.y, width: indent }, body))
    item.add(writeAt('LBody', text, { x: left + indent, y: pdf.y, width: width - indent }, body))
    item.end()
    pdf.y += height + 3
  })
  list.end()
  pdf.y += 5
}

function writeNote({ pdf, root, heightOf, needRoom, decorate, writeAt }: Paper, text: string): void {
  const look = { ...body, font: 'bold' as const }
  const height = heightOf(text, look, width - indent)
  needRoom(height + 10)
  decorate((page) => page.rect(left, page.y, 4, height).fill(red))
  root.add(writeAt('Note', text, { x: left + indent, y: pdf.y, width: width - indent }, look))
  pdf.y += height + 10
}

/** A group of things to tick off, with a box before each. */
export function writeGroup(paper: Paper, { title, items }: CheckGroup): void {
  const { pdf, root, heightOf, needRoom, decorate, writeAt } = paper
  writeHeading(paper, title)
  const list: Element = pdf.struct('L')
  root.add(list)
  const wide = width - 24
  for (const { text, hint, due } of items) {
    const lines = [
      { text, look: body },
      ...(due ? [{ text: `Due: ${due}`, look: { ...fine, font: 'bold' as const, colour: red } }] : []),
      ...(hint ? [{ text: hint, look: fine }] : []),
    ]
    const height = lines.reduce((sum, line) => sum + heightOf(line.text, line.look, wide), 0)
    needRoom(height)
    decorate((page) =>
      page
        .rect(left + 0.5, page.y + 1, 10, 10)
        .lineWidth(0.9)
        .strokeColor(ink)
        .stroke(),
    )
    const item = pdf.struct('LI')
    list.add(item)
    const content = pdf.struct('LBody')
    item.add(content)
    for (const line of lines) {
      content.add(writeAt('P', line.text, { x: left + 24, y: pdf.y, width: wide }, line.look))
      pdf.y += heightOf(line.text, line.look, wide)
    }
    item.end()
    pdf.y += 5
  }
  list.end()
}
