import { isDict, isRef, type Pdf, type PdfValue, readValue } from './read-pdf.ts'

/** A drawn element: the marked content it belongs to and, for text, its font and glyph ids. */
export type Painted = { artifact: boolean; mcid: number | null; nested: boolean; font?: string; glyphs?: number[] }

const paints = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do', 'sh', 'EI'])

export function paintedOn(pdf: Pdf, page: PdfValue): Painted[] {
  const content = pdf.get(page, '/Contents')
  const text = isDict(content) ? (content.stream ?? Buffer.alloc(0)).toString('latin1') : ''
  const found: Painted[] = []
  const marks: { artifact: boolean; mcid: number | null }[] = []
  let operands: PdfValue[] = []
  let font = ''
  let at = 0
  while (/\S/.test(text.slice(at, at + 400))) {
    const [value, end] = readValue(text, at)
    at = end
    if (typeof value !== 'string' || value.startsWith('/')) {
      operands.push(value)
      continue
    }
    if (value === 'BDC' || value === 'BMC') {
      const mcid = pdf.get(operands[1], '/MCID')
      marks.push({ artifact: operands[0] === '/Artifact', mcid: typeof mcid === 'number' ? mcid : null })
    } else if (value === 'EMC') marks.pop()
    else if (value === 'Tf') font = String(operands[0])
    else if (paints.has(value)) {
      const inner = marks.findLast((mark) => mark.artifact || mark.mcid !== null)
      const artifacts = marks.filter(({ artifact }) => artifact).length
      const tagged = marks.filter(({ mcid }) => mcid !== null).length
      found.push({
        artifact: inner?.artifact ?? false,
        mcid: inner?.mcid ?? null,
        nested: artifacts + tagged > 1,
        ...(/T[jJ]/.test(value) && { font, glyphs: glyphsOf(operands[0]) }),
      })
    }
    operands = []
  }
  if (marks.length > 0) throw new Error('A marked part does not end')
  return found
}

function glyphsOf(shown: PdfValue | undefined): number[] {
  const parts = Array.isArray(shown) ? shown : [shown ?? null]
  return parts.flatMap((part) => {
    if (typeof part !== 'object' || part === null || !('text' in part)) return []
    const bytes = Buffer.from(part.text, 'latin1')
    return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2))
  })
}

export function charactersOf(pdf: Pdf, font: PdfValue): Map<number, string> {
  const table = pdf.get(font, '/ToUnicode')
  const text = isDict(table) ? (table.stream ?? Buffer.alloc(0)).toString('latin1') : ''
  const found = new Map<number, string>()
  for (const [, from = '', , list = ''] of text.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    ;[...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], at) => {
      found.set(Number.parseInt(from, 16) + at, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    })
  }
  return found
}

export type Tag = {
  kind: string
  value: PdfValue
  kids: Tag[]
  /** Ids of marked content in the form `page object number:mcid`. */
  marks: string[]
  annotations: number[]
}

export function tagsOf(pdf: Pdf, value: PdfValue, page = 0): Tag {
  const own = isDict(value) ? value.dict.get('/Pg') : undefined
  const on = isRef(own) ? own.ref : page
  const tag: Tag = { kind: String(pdf.get(value, '/S')).slice(1), value, kids: [], marks: [], annotations: [] }
  for (const kid of pdf.list(pdf.get(value, '/K'))) {
    const found = pdf.at(kid)
    const type = pdf.get(found, '/Type')
    if (typeof found === 'number') tag.marks.push(`${on}:${found}`)
    else if (type === '/MCR' && isDict(found)) {
      const place = found.dict.get('/Pg')
      tag.marks.push(`${isRef(place) ? place.ref : on}:${pdf.get(found, '/MCID')}`)
    } else if (type === '/OBJR' && isDict(found)) {
      const target = found.dict.get('/Obj')
      if (isRef(target)) tag.annotations.push(target.ref)
    } else tag.kids.push(tagsOf(pdf, found, on))
  }
  return tag
}

export function everyTag(tag: Tag): Tag[] {
  return [tag, ...tag.kids.flatMap(everyTag)]
}
