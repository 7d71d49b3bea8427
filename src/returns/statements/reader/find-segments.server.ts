import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { areOfSeveral, isComplete, type Segment } from '../e-tax/segments.ts'

const maxPages = 60
const maxPixels = 12_000_000
const scales = [3, 4.5]
const rereadMs = 15_000

export type FoundSegments =
  /** `isStatement` may be true although no barcode was readable. `unseenPages` is the number of pages not scanned. */
  | { ok: true; segments: Segment[]; isStatement: boolean; pages: number; unseenPages: number }
  | { ok: false; reason: 'not-a-pdf' | 'locked' }

/** Scans for barcodes, last page first. Once one statement is complete, briefly looks for a second one. */
export async function findSegments(pdf: Uint8Array): Promise<FoundSegments> {
  const library = await openLibraries()
  let document: PDFiumDocument
  try {
    document = await library.loadDocument(pdf)
  } catch (error) {
    return { ok: false, reason: /password/i.test(String(error)) ? 'locked' : 'not-a-pdf' }
  }
  return { ok: true, ...(await search(document, document.getPageCount())) }
}

/** Stops if neither the first page nor the last three pages have a barcode, because the file is then no statement. */
async function search(document: PDFiumDocument, pages: number) {
  const fromTheEnd = Array.from({ length: pages }, (_, index) => pages - 1 - index)
  const probe = new Set([...fromTheEnd.slice(0, 3), 0])
  const order = [...probe, ...fromTheEnd.filter((page) => !probe.has(page))].slice(0, maxPages)
  const segments: Segment[] = []
  let isStatement = false
  const none = { segments: [], isStatement: false, pages, unseenPages: 0 }
  for (const scale of scales) {
    for (const [turn, page] of order.entries()) {
      if (turn >= probe.size && !isStatement) return none
      const found = await readPage(document, page, scale)
      isStatement ||= found.isStatement
      segments.push(...found.segments)
      if (isComplete(segments)) {
        const others = await findOthers(document, order.slice(turn + 1), segments)
        return { segments: [...segments, ...others], isStatement, pages, unseenPages: 0 }
      }
    }
    if (!isStatement) return none
  }
  return { segments, isStatement, pages, unseenPages: Math.max(0, pages - order.length) }
}

/** Scans the remaining pages within a time limit, because a file may contain several merged statements. */
async function findOthers(document: PDFiumDocument, pages: number[], known: Segment[]): Promise<Segment[]> {
  const until = Date.now() + rereadMs
  const segments: Segment[] = []
  for (const page of pages) {
    if (Date.now() > until || areOfSeveral([...known, ...segments])) break
    segments.push(...(await readPage(document, page, scales[0] ?? 3)).segments)
  }
  return segments
}

async function readPage(document: PDFiumDocument, index: number, requested: number) {
  const page = document.getPage(index)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(requested, Math.sqrt(maxPixels / Math.max(1, originalWidth * originalHeight)))
  const { data, width, height } = await page.render({ scale, render: async ({ data: bitmap }) => bitmap })
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const }
  const codes = await readBarcodes(image, {
    formats: ['PDF417', 'Code128'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 20,
    // Report unreadable codes of a skewed scan, so that the client can be asked for a better one.
    returnErrors: true,
  })
  const blocks = codes.filter(({ format, isValid, sequenceSize }) => format === 'PDF417' && isValid && sequenceSize > 0)
  const isDamaged = codes.some(({ format, isValid }) => format === 'PDF417' && !isValid)
  return {
    isStatement:
      blocks.length > 0 ||
      isDamaged ||
      codes.some(({ format, isValid, text }) => format === 'Code128' && isValid && /^196\d{13}$/.test(text)),
    segments: blocks.map(({ sequenceId, sequenceIndex, sequenceSize, bytes }) => {
      return { fileId: sequenceId, index: sequenceIndex, count: sequenceSize, bytes }
    }),
  }
}

async function openLibraries(): Promise<PDFiumLibrary> {
  // Load the WebAssembly from disk; by default the library would download it.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = new Uint8Array(wasm).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return PDFiumLibrary.init()
}
