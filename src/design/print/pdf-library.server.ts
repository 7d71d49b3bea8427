import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { appFile } from '#platform/app-file.server.ts'

export const printFonts = {
  regular: appFile('data/fonts/inter-regular.ttf'),
  bold: appFile('data/fonts/inter-bold.ttf'),
  /** The typeface is Liberation Sans, because the QR-bill standard allows only four typefaces for the payment part. */
  bill: appFile('data/fonts/liberation-sans-regular.ttf'),
  billBold: appFile('data/fonts/liberation-sans-bold.ttf'),
} as const

const load = createRequire(import.meta.url)

/** Loads the PDF library only at first use, because it is large. */
export function newPdf(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const Document: typeof PDFDocument = load('pdfkit')
  return new Document(options)
}
