import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'
import type PDFDocument from 'pdfkit'
import { printFonts } from './print-fonts.server.ts'

type Font = PDFKit.Mixins.PDFFontSource
type Options = Omit<PDFKit.PDFDocumentOptions, 'font'> & { font?: Font }

const load = createRequire(import.meta.url)
const opened = new Map<string, Font>()

/** An empty document. The library comes with the first one: it is large, and a process that makes none does without it. */
export function newPdf(options: Options): PDFKit.PDFDocument {
  const Document: typeof PDFDocument = load('pdfkit')
  // That it takes any source of a font is not yet said by its types; nor that it takes an opened one.
  return new Document(options as PDFKit.PDFDocumentOptions)
}

/** A typeface for documents, read once a process: its tables take three times as long to read as a page takes to draw. */
export function pdfFont(name: keyof typeof printFonts): Font {
  const known = opened.get(name)
  if (known) return known
  const fontkit: typeof Fontkit = load('fontkit')
  const font = fontkit.openSync(printFonts[name]) as unknown as Font
  opened.set(name, font)
  return font
}
