import { PDFiumLibrary } from '@hyzyla/pdfium'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** Simulates a scan: the pages of a PDF as images, rotated by `degrees`. */
export async function scannedPdf(pdf: Uint8Array, degrees: number, dpi = 200): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const source = await library.loadDocument(pdf)
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const page of source.pages()) {
    const { data, width, height } = await page.render({ scale: dpi / 72, render: async ({ data: bitmap }) => bitmap })
    const picture = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .rotate(degrees, { background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    document.addPage().image(picture, 0, 0, { fit: [595, 842] })
  }
  const ended = new Promise((resolve) => document.once('end', resolve))
  document.end()
  await ended
  library.destroy()
  return Buffer.concat(chunks)
}
