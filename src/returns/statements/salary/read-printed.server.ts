import { createHash } from 'node:crypto'
import { getDocument, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Found } from '../reader/reading.ts'
import { certificateOf, type Draft } from './printed/draft.ts'
import { boxOfName, readFields } from './printed/fields.ts'
import type { Field, Page, Piece } from './printed/page.ts'
import { readText } from './printed/text.ts'

/** Form 11 has about 300 pieces of text and 44 fields. */
const limits = { pages: 20, pieces: 2000, pieceLength: 300, fields: 400, ms: 15_000 }
const [hidden, noView] = [2, 32]

/** Reads certificates without barcode from the form fields or the text of a PDF. Call only in the reader's process. */
export async function readPrinted(content: Uint8Array): Promise<Found[]> {
  if (!Buffer.from(content.subarray(0, 1024)).includes('%PDF-')) return []
  const until = Date.now() + limits.ms
  const task = getDocument({
    ...{ data: new Uint8Array(content), verbosity: 0, isEvalSupported: false, useWorkerFetch: false },
    ...{ useSystemFonts: false, disableFontFace: true, enableXfa: false },
  })
  const found: Found[] = []
  try {
    const document = await task.promise
    for (let number = 1; number <= Math.min(document.numPages, limits.pages) && Date.now() < until; number += 1) {
      const page = await readPage(await document.getPage(number)).catch(() => null)
      const one = page && certificateOn(page)
      if (one) found.push(one)
    }
  } catch {
    // A PDF that cannot be opened holds no certificate.
  } finally {
    await task.destroy()
  }
  return found
}

function certificateOn({ pieces, fields }: Page): Found | null {
  const values = fields.flatMap((field) => field.pieces)
  const named = readFields(fields)
  const draft: Draft | null = named?.amounts['11'] ? named : readText([...pieces, ...values])
  const printed = draft && certificateOf({ ...draft, readFrom: values.length > 0 ? 'form' : 'text' })
  if (!printed || (!printed.ok && printed.reason === 'none')) return null
  if (!printed.ok) return { ok: false, kind: 'salary-certificate', because: { reason: 'other-content' } }
  const { readFrom: _, ...stated } = printed.content
  const id = createHash('sha256').update(JSON.stringify(stated)).digest('hex').slice(0, 32)
  return { ok: true, kind: 'salary-certificate', content: { id, ...printed.content } }
}

async function readPage(page: PDFPageProxy): Promise<Page | null> {
  const pieces = await readPieces(page)
  if (!pieces) return null
  const { transform } = page.getViewport({ scale: 1 })
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'any' })
  const widgets = annotations.slice(0, limits.fields).filter((one) => one.subtype === 'Widget')
  return { pieces, fields: widgets.flatMap((one) => fieldOf(one, transform)) }
}

/** Upright text of a page with its places; null if there is more of it than on any form. */
async function readPieces(page: PDFPageProxy): Promise<Piece[] | null> {
  const viewport = page.getViewport({ scale: 1 })
  const reader = page.streamTextContent().getReader()
  const pieces: Piece[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces
    for (const item of value.items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [a = 0, b = 0, , , x = 0, y = 0] = Util.transform(viewport.transform, item.transform)
      if (a > 0 && Math.abs(b) < a / 20)
        pieces.push({
          text: item.str.slice(0, limits.pieceLength),
          x,
          right: x + item.width,
          y,
          size: Math.max(4, item.height),
        })
    }
    if (pieces.length > limits.pieces) {
      await reader.cancel()
      return null
    }
  }
}

type Annotation = {
  subtype?: string
  fieldName?: string
  fieldType?: string
  fieldValue?: unknown
  alternativeText?: string
  annotationFlags?: number
  rect?: number[]
}

function fieldOf({ fieldName = '', fieldType, fieldValue, ...widget }: Annotation, transform: number[]): Field[] {
  if (((widget.annotationFlags ?? 0) & (hidden | noView)) !== 0 || typeof fieldValue !== 'string') return []
  const isTick = fieldType === 'Btn'
  const value = isTick ? (/^(?:|off)$/i.test(fieldValue) ? '' : 'X') : fieldValue.slice(0, 2000)
  const [left = 0, bottom = 0, rightEdge = 0, top = 0] = widget.rect ?? []
  const [from, to] = [corner(left, top, transform), corner(rightEdge, bottom, transform)]
  const lines = value.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const box = boxOfName(fieldName, widget.alternativeText)
  const [height, line] = [to.y - from.y, (to.y - from.y) / Math.max(1, lines.length)]
  const size = Math.max(4, Math.min(10, height / 2, line))
  const pieces = lines.map((text, at): Piece => {
    const y = from.y + line * (at + 0.5) + size * 0.35
    return { ...{ text, x: from.x, right: to.x, y, size }, ...(box && { box }) }
  })
  return [{ name: fieldName, value, pieces }]
}

function corner(x: number, y: number, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]) {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}
