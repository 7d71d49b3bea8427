import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import { picturePdf } from './picture-pdf.ts'
import { isInside, type Picture, sizeOf, straightened } from './straighten.ts'

const maxPages = 100
/** Shorter documents are scanned whole, because a certificate may be on any page of merged papers. */
const shortPages = 12
const maxPixels = 12_000_000
const [normal, enlarged] = [3, 4.5]
/** After so many barcodes in vain, fewer attempts are made. */
const maxLost = 2
/** Time for crooked barcodes, for all second attempts, and for further pages after a whole statement, in ms. */
const [straightenMs, retryMs, othersMs] = [20_000, 35_000, 15_000]
/** Angles to try around the measured one, in degrees, and enlargements, until a crooked barcode can be read. */
const near = [0, -1, 1, -2, 2]
const attempts = [
  ...[...near, -3, 3, -4, 4, -5, 5, -6, 6].map((degrees) => ({ zoom: 1, degrees })),
  ...[1.5, 2].flatMap((zoom) => near.map((degrees) => ({ zoom, degrees }))),
]
/** Attempts at a barcode that was read with the wrong content: blurred bars are easiest to distinguish when enlarged. */
const doubtedAttempts = [1.5, 2, 1].flatMap((zoom) => near.map((degrees) => ({ zoom, degrees })))

/** A PDF417 barcode. `sequence` is set if it is one of several of the same file (structured append). */
export type Barcode = {
  page: number
  bytes: Uint8Array
  sequence: { fileId: string; index: number; count: number } | null
}

/** Whether all statements begun are there; `misread`: no barcode is missing, but the content is not what was printed. */
export type Judged = 'whole' | 'incomplete' | 'misread'

export type Scanned =
  | {
      ok: true
      barcodes: Barcode[]
      /** True if a barcode was found that could not be read. */
      isDamaged: boolean
      /** True if a page has the mark of an e-tax statement (Code 128 beginning with 196). */
      hasMark: boolean
      pages: number
      /** Number of pages that were not scanned. */
      unseenPages: number
    }
  | { ok: false; reason: 'no-document' | 'locked' | 'too-large' }

/**
 * Scans a PDF or photograph for barcodes, last page first. A long document without a barcode or mark on the first and
 * last pages is not scanned further. `judge` tells whether the barcodes found form whole statements.
 */
export async function scanDocument(
  content: Uint8Array,
  judge: (barcodes: readonly Barcode[]) => Judged,
): Promise<Scanned> {
  const library = await openLibraries()
  const isPdf = Buffer.from(content.subarray(0, 1024)).includes('%PDF-')
  const pdf = isPdf ? content : picturePdf(content)
  if (pdf === 'too-large') return { ok: false, reason: 'too-large' }
  if (pdf === null) return { ok: false, reason: 'no-document' }
  let document: PDFiumDocument
  try {
    document = await library.loadDocument(pdf)
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message)
    return { ok: false, reason: isLocked ? 'locked' : 'no-document' }
  }
  return { ok: true, ...(await new Search(document, judge).run()) }
}

/** Scans the pages of one document until its statement is complete or a limit is reached. */
class Search {
  private readonly barcodes: Barcode[] = []
  /** Pages with a barcode that could not be read. */
  private readonly damaged = new Set<number>()
  private hasMark = false
  private straighteningMs = 0
  /** Barcodes in a row that no attempt could straighten. */
  private lost = 0
  private readonly retryUntil = Date.now() + retryMs

  private readonly isShort: boolean
  private readonly document: PDFiumDocument
  private readonly judge: (barcodes: readonly Barcode[]) => Judged

  constructor(document: PDFiumDocument, judge: (barcodes: readonly Barcode[]) => Judged) {
    this.document = document
    this.isShort = document.getPageCount() <= shortPages
    this.judge = judge
  }

  async run() {
    const pages = this.document.getPageCount()
    const fromTheEnd = Array.from({ length: pages }, (_, index) => pages - 1 - index)
    const probe = this.isShort ? fromTheEnd : [...new Set([...fromTheEnd.slice(0, 3), 0])]
    const order = [...probe, ...fromTheEnd.filter((page) => !probe.includes(page))].slice(0, maxPages)
    await this.scanAll(order, probe.length)
    if (this.hasFound() && !this.isWhole()) await this.scanAgain(order)
    return {
      ...{ barcodes: this.barcodes, isDamaged: this.damaged.size > 0, hasMark: this.hasMark, pages },
      unseenPages: Math.max(0, pages - order.length),
    }
  }

  private hasFound(): boolean {
    return this.barcodes.length > 0 || this.damaged.size > 0 || this.hasMark
  }

  private isWhole(): boolean {
    return this.damaged.size === 0 && this.judge(this.barcodes) === 'whole'
  }

  private async scanAll(order: number[], probes: number) {
    let until = Number.POSITIVE_INFINITY
    for (const [turn, page] of order.entries()) {
      if ((turn >= probes && !this.hasFound()) || Date.now() > until) return
      await this.scanPage(page, normal)
      // Others may follow a whole statement; in a very long document the search for them ends early.
      until = this.isWhole() ? Math.min(until, Date.now() + othersMs) : Number.POSITIVE_INFINITY
    }
  }

  /** Scans larger, first the pages with barcodes that could not be read. */
  private async scanAgain(order: number[]) {
    for (const page of order.toSorted((a, b) => Number(this.damaged.has(b)) - Number(this.damaged.has(a)))) {
      if (Date.now() > this.retryUntil) return
      await this.scanPage(page, enlarged, this.judge(this.barcodes) === 'misread')
      if (this.isWhole()) return
    }
  }

  private async scanPage(index: number, requested: number, isDoubted = false) {
    const page = this.document.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(requested, Math.sqrt(maxPixels / Math.max(1, originalWidth * originalHeight)))
    const { data, width, height } = await page.render({ scale, render: async ({ data: bitmap }) => bitmap })
    const picture: Picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }
    const first = await readCodes(picture)
    const found = first.length === 0 && this.isShort ? await readCodes(picture, 'GlobalHistogram') : first
    const read = await this.readAll(found, (code) => this.readingsOf(picture, code, index, isDoubted))
    if (read.some(isUnread)) this.damaged.add(index)
    else this.damaged.delete(index)
    this.hasMark ||= read.some(isMark)
    this.barcodes.push(...barcodesOf(read, index))
  }

  /** Blurred barcodes are found several times, in part; those inside one that was read are left out. */
  private async readAll(found: readonly ReadResult[], readingsOf: (code: ReadResult) => Promise<ReadResult[]>) {
    const done: { code: ReadResult; readings: ReadResult[] }[] = []
    const isCovered = (code: ReadResult) =>
      isUnread(code) &&
      done.some((other) => other.readings.some(isRead) && isInside(code.position, other.code.position))
    const largestFirst = found.toSorted((a, b) => sizeOf(b.position) - sizeOf(a.position))
    for (const code of [...largestFirst.filter(isRead), ...largestFirst.filter((one) => !isRead(one))]) {
      if (!isCovered(code)) done.push({ code, readings: await readingsOf(code) })
    }
    return done.flatMap(({ code, readings }) => readings.filter((one) => !(isUnread(one) && isCovered(code))))
  }

  private async readingsOf(picture: Picture, code: ReadResult, page: number, isDoubted: boolean) {
    if (isDoubted && (isRead(code) || isUnread(code))) return this.readDoubted(picture, code, page)
    return isUnread(code) ? [await this.straighten(picture, code)] : [code]
  }

  /** Collects different readings until one makes the statement whole. */
  private async readDoubted(picture: Picture, code: ReadResult, page: number): Promise<ReadResult[]> {
    const readings = [code].filter(isRead)
    for (const { degrees, zoom } of doubtedAttempts) {
      if (Date.now() > this.retryUntil) break
      readings.push(...(await readCodes(straightened(picture, code.position, degrees, zoom))).filter(isRead))
      if (this.judge([...this.barcodes, ...barcodesOf(readings, page)]) === 'whole') break
    }
    return readings.length > 0 ? readings : [code]
  }

  private async straighten(picture: Picture, code: ReadResult): Promise<ReadResult> {
    const started = Date.now()
    try {
      for (const { degrees, zoom } of this.lost < maxLost ? attempts : attempts.slice(0, near.length)) {
        if (this.straighteningMs + Date.now() - started > straightenMs || Date.now() > this.retryUntil) break
        const upright = (await readCodes(straightened(picture, code.position, degrees, zoom))).find(isRead)
        if (!upright) continue
        this.lost = 0
        return upright
      }
      this.lost += 1
      return code
    } finally {
      this.straighteningMs += Date.now() - started
    }
  }
}

function readCodes(picture: Picture, binarizer: 'LocalAverage' | 'GlobalHistogram' = 'LocalAverage') {
  return readBarcodes(picture, {
    binarizer,
    formats: ['PDF417', 'Code128'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 20,
    // Report unreadable codes too: their place is known, so they can be straightened.
    returnErrors: true,
  })
}

const isRead = ({ format, isValid }: ReadResult) => format === 'PDF417' && isValid
const isUnread = ({ format, isValid }: ReadResult) => format === 'PDF417' && !isValid
const isMark = ({ format, isValid, text }: ReadResult) => format === 'Code128' && isValid && /^196\d{13}$/.test(text)

function barcodesOf(codes: readonly ReadResult[], page: number): Barcode[] {
  return codes.filter(isRead).map(({ bytes, sequenceId: fileId, sequenceIndex: index, sequenceSize: count }) => {
    return { page, bytes, sequence: count > 0 ? { fileId, index, count } : null }
  })
}

async function openLibraries(): Promise<PDFiumLibrary> {
  // Load the WebAssembly from disk; by default the library would download it.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = new Uint8Array(wasm).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return PDFiumLibrary.init()
}
