import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { aZip, type ZipPart } from './a-zip.ts'

const relations = {
  name: '_rels/.rels',
  content: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
}

const contentTypes = (...types: string[]) => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types>${types.map((type) => `<Override PartName="/x" ContentType="${type}"/>`).join('')}</Types>`,
})

const office = 'application/vnd.openxmlformats-officedocument'
export const docxTypes = contentTypes(`${office}.wordprocessingml.document.main+xml`)
export const xlsxTypes = contentTypes(`${office}.spreadsheetml.sheet.main+xml`)
export const pptxTypes = contentTypes(`${office}.presentationml.presentation.main+xml`)
export const docmTypes = contentTypes(
  'application/vnd.ms-word.document.macroEnabled.main+xml',
  'application/vnd.ms-office.vbaProject',
)
export const docxWithMacroTypes = contentTypes(
  `${office}.wordprocessingml.document.main+xml`,
  'application/vnd.ms-office.vbaProject',
)

export function aPackage(
  types: ZipPart,
  more: ZipPart[] = [],
  { isTypesLast = false, hasDescriptors = false } = {},
): Buffer {
  const rest = [relations, { name: 'word/document.xml', content: '<w:document/>' }, ...more]
  return aZip(isTypesLast ? [...rest, types] : [types, ...rest], { hasDescriptors })
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(200),
  Buffer.from('ffd9', 'hex'),
])
export const heic = Buffer.concat([
  Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
  Buffer.alloc(100),
])

function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
}

export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  pngChunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
  pngChunk('IDAT', deflateSync(Buffer.alloc(4))),
  pngChunk('IEND', Buffer.alloc(0)),
])

export function aCompoundFile(streamName: string): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from(streamName, 'utf16le'),
    Buffer.alloc(1000),
  ])
}

export async function aPdfWith(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('Salary certificate')
  document.end()
  return buffer(document)
}

export const aLockedPdf = () => aPdfWith({ userPassword: 'secret', ownerPassword: 'owner' })
