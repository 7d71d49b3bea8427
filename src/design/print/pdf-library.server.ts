import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type PDFDocument from 'pdfkit'

const folder =
  [process.cwd(), resolve(import.meta.dirname, '../..')]
    .map((root) => resolve(root, 'data/fonts'))
    .find((path) => existsSync(path)) ?? 'data/fonts'

export const printFonts = {
  regular: resolve(folder, 'inter-regular.ttf'),
  bold: resolve(folder, 'inter-bold.ttf'),
  /** The typeface is Liberation Sans, because the QR-bill standard allows only four typefaces for the payment part. */
  bill: resolve(folder, 'liberation-sans-regular.ttf'),
  billBold: resolve(folder, 'liberation-sans-bold.ttf'),
} as const

const load = createRequire(import.meta.url)

/** Loads the PDF library only at first use, because it is large. */
export function newPdf(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const Document: typeof PDFDocument = load('pdfkit')
  return new Document(options)
}
