import { deflateSync } from 'node:zlib'
import bwipjs from '@bwip-js/node'
import PDFDocument from 'pdfkit'

// PDF417 codes as printed by banks: structured append, 13 columns × 35 rows, error level 4, at most six per page.

// The library's types lack the PDF417 options and the returned promise.
export const draw = bwipjs.toBuffer as unknown as (options: object) => Promise<Buffer>

const columns = 13
const rows = 35
const dataCodewords = columns * rows - 32 - 1
const bytesPerBlock = 460

/** PDF417 byte compaction: six bytes become five codewords; each remaining byte is one codeword. */
export function codewordsOf(bytes: Uint8Array): number[] {
  const words = [bytes.length % 6 === 0 ? 924 : 901]
  const whole = bytes.length - (bytes.length % 6)
  for (let at = 0; at < whole; at += 6) {
    let value = bytes.subarray(at, at + 6).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    const five: number[] = []
    for (let n = 0; n < 5; n++) {
      five.unshift(Number(value % 900n))
      value /= 900n
    }
    words.push(...five)
  }
  return [...words, ...bytes.subarray(whole)]
}

function numericOf(number: number): number[] {
  const words: number[] = []
  for (let value = BigInt(`1${String(number).padStart(5, '0')}`); value > 0n; value /= 900n)
    words.unshift(Number(value % 900n))
  return words
}

function blockOf(bytes: Uint8Array, index: number, count: number, fileId: number[]): string {
  const macro = [
    928,
    ...numericOf(index),
    ...fileId,
    923,
    1,
    ...numericOf(count),
    ...(index === count - 1 ? [922] : []),
  ]
  const words = codewordsOf(bytes)
  const room = dataCodewords - words.length - macro.length
  return [...words, ...Array(room).fill(900), ...macro].map((word) => `^${String(word).padStart(3, '0')}`).join('')
}

type Printed = {
  without?: number[]
  turns?: 0 | 1 | 2 | 3
  perPage?: number
  scale?: number
  textPages?: number
  packed?: Uint8Array
  first?: string
  /** Prints further pages at the end. */
  also?: (document: PDFKit.PDFDocument) => Promise<void>
}

export async function statementPdf(xml: string, printed: Printed = {}): Promise<Buffer> {
  const { first, also, packed = deflateSync(xml), ...how } = printed
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  if (first) await print(document, deflateSync(first), [321, 654], how)
  await print(document, packed, [123, 456], how)
  await also?.(document)
  const ended = new Promise((resolve) => document.once('end', resolve))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

async function print(
  document: PDFKit.PDFDocument,
  packed: Uint8Array,
  fileId: number[],
  { without = [], turns = 0, perPage = 3, scale = 2, textPages = 1 }: Omit<Printed, 'packed' | 'first' | 'also'>,
): Promise<void> {
  const count = Math.ceil(packed.length / bytesPerBlock)
  const pictures: Buffer[] = []
  for (let index = 0; index < count; index++) {
    if (without.includes(index)) continue
    const bytes = packed.subarray(index * bytesPerBlock, (index + 1) * bytesPerBlock)
    const rotate = (['N', 'R', 'I', 'L'] as const)[turns]
    const block = { bcid: 'pdf417', text: blockOf(bytes, index, count, fileId), raw: true, columns, rows, eclevel: 4 }
    pictures.push(await draw({ ...block, scale, rowmult: 3, rotate, padding: 4, backgroundcolor: 'FFFFFF' }))
  }
  for (let page = 0; page < textPages; page++) document.addPage().text('Statement of the year', 60, 60)
  for (let at = 0; at < pictures.length; at += perPage) {
    document.addPage()
    for (const [place, picture] of pictures.slice(at, at + perPage).entries()) {
      if (turns % 2 === 0) document.image(picture, 60, 60 + place * 190, { fit: [460, 180] })
      else document.image(picture, 60 + place * 160, 60, { fit: [150, 480] })
    }
  }
}
