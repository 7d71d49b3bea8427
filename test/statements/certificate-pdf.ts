import { PDFiumLibrary } from '@hyzyla/pdfium'
import { zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { codewordsOf, draw } from './statement-pdf.ts'

// PDF417 as payroll programs print it in box H: 15 columns, error level 2.
const columns = 15
const errorWords = 8

/** `at`: the time in the archive. Whether a blurred picture can be read depends on the bytes, so they are fixed. */
export type PackedOptions = { id?: number; parts?: number; level?: 0 | 6; version?: number; at?: Date }

/** The parts of a certificate as the bytes of its barcodes: a header of 14 bytes, then a part of the ZIP archive. */
export function packCertificate(
  xml: string,
  { id = 0x1234abcd, parts = 1, level = 6, version = 3, at = new Date(2026, 0, 15) }: PackedOptions = {},
) {
  return partsOf(zipSync({ txab: [new TextEncoder().encode(xml), { level }] }, { mtime: at }), { id, parts, version })
}

export function partsOf(zip: Uint8Array, { id = 0x1234abcd, parts = 1, version = 3 }: PackedOptions = {}): Buffer[] {
  const size = Math.ceil(zip.length / parts)
  return Array.from({ length: parts }, (_, at) => {
    const data = zip.subarray(at * size, (at + 1) * size)
    const header = Buffer.alloc(14)
    header.writeUInt32BE(id, 0)
    header[4] = 0x7a
    header.writeUIntBE(14 + data.length, 5, 3)
    header.set([at === 0 ? 1 : 2, version, Math.floor((at + 1) / 10), (at + 1) % 10], 8)
    header.set([Math.floor(parts / 10), parts % 10], 12)
    return Buffer.concat([header, data])
  })
}

function barcode(bytes: Uint8Array): Promise<Buffer> {
  const words = codewordsOf(bytes)
  const rows = Math.max(3, Math.ceil((words.length + 1 + errorWords) / columns))
  const padded = [...words, ...Array(columns * rows - errorWords - 1 - words.length).fill(900)]
  const text = padded.map((word) => `^${String(word).padStart(3, '0')}`).join('')
  return draw({ ...{ bcid: 'pdf417', text, raw: true, columns, rows, eclevel: 2 }, scale: 2, rowmult: 3, padding: 4 })
}

type Page = { parts?: readonly Uint8Array[]; lines?: readonly string[] }

/** A PDF whose pages look like form 11, with the barcodes in box H. */
export async function certificatePdf(pages: readonly Page[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  await printCertificates(document, pages)
  const ended = new Promise((resolve) => document.once('end', resolve))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

export async function printCertificates(document: PDFKit.PDFDocument, pages: readonly Page[]): Promise<void> {
  for (const { parts = [], lines = [] } of pages) {
    document.addPage().fontSize(9).text('Lohnausweis / Certificat de salaire / Certificato di salario', 40, 40)
    for (const [at, line] of lines.entries()) document.text(line, 40, 260 + at * 14)
    for (const [at, part] of parts.entries())
      document.image(await barcode(part), 320, 90 + at * 110, { fit: [230, 100] })
  }
}

type Photo = {
  degrees?: number
  dpi?: number
  quality?: number
  light?: boolean
  /** By how much the lower edge is farther from the camera than the upper one. */
  tilt?: number
  format?: 'jpeg' | 'png'
  colors?: 'alpha' | 'palette' | 'grey' | 'deep'
}

/** A page of a PDF as a picture: rotated, at a resolution, and optionally on a dark table with uneven light. */
export async function photoOf(pdf: Uint8Array, how: Photo) {
  const { degrees = 0, dpi = 200, quality = 75, light, tilt = 0, format = 'jpeg', colors } = how
  const library = await PDFiumLibrary.init()
  const source = await library.loadDocument(pdf)
  const { data, width, height } = await source
    .getPage(0)
    .render({ scale: dpi / 72, render: async ({ data: bitmap }) => bitmap })
  library.destroy()
  const page = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
  const turned = await page
    .extend(light ? { top: 80, bottom: 80, left: 80, right: 80, background: '#3a3028' } : {})
    .rotate(degrees, { background: light ? '#3a3028' : '#fff' })
    .png()
    .toBuffer()
  const picture = sharp(tilt ? await tilted(turned, tilt) : turned)
  if (light) {
    const { width: w = 0, height: h = 0 } = await picture.metadata()
    const shade = `<svg width="${w}" height="${h}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#888"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
    picture.composite([{ input: Buffer.from(shade), blend: 'multiply' }]).blur(0.7)
  }
  if (colors === 'alpha') picture.ensureAlpha()
  if (colors === 'grey') picture.greyscale()
  if (colors === 'deep') picture.toColourspace('rgb16')
  return format === 'png'
    ? picture.png({ palette: colors === 'palette' }).toBuffer()
    : picture.jpeg({ quality }).toBuffer()
}

async function tilted(png: Buffer, tilt: number): Promise<Buffer> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const seen = Buffer.alloc(width * height, 60)
  for (let y = 0; y < height; y++) {
    const distance = 1 + tilt * (y / height - 0.5)
    const fromY = Math.round(((y / height - 0.5) / distance + 0.5) * height)
    for (let x = 0; x < width; x++) {
      const fromX = Math.round(((x / width - 0.5) / distance + 0.5) * width)
      const isOnPage = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
      if (isOnPage) seen[y * width + x] = data[fromY * width + fromX] ?? 60
    }
  }
  return sharp(seen, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
