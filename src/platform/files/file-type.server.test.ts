import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aZip } from '#test/files/a-zip.ts'
import * as samples from '#test/files/samples.ts'
import { watchFileKind } from './file-type.server.ts'

async function kindOf(content: Buffer | string, pieceBytes = 1000) {
  const bytes = Buffer.from(content)
  const watch = watchFileKind()
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const refusal = await watch.take(bytes.subarray(at, at + pieceBytes))
    if (refusal) return refusal.reason
  }
  const outcome = await watch.finish()
  return outcome.ok ? outcome.kind.extension : outcome.reason
}

const { aPackage, docxTypes, xlsxTypes } = samples
const big = { name: 'word/media/image1.bin', content: randomBytes(900_000) }
const rows = Array.from({ length: 300 }, (_, n) => `2025-01-${n},Überweisung Zürich,${n}.50`).join('\n')

test.each<[string, Buffer | string, string]>([
  ['a PDF', samples.pdf, 'pdf'],
  ['a JPEG', samples.jpeg, 'jpg'],
  ['a PNG', samples.png, 'png'],
  ['a HEIC', samples.heic, 'heic'],
  ['a Word file', aPackage(docxTypes), 'docx'],
  ['an Excel file', aPackage(xlsxTypes), 'xlsx'],
  [
    'a Word file that lists its types last, after large parts',
    aPackage(docxTypes, [big], { isTypesLast: true }),
    'docx',
  ],
  [
    'an Excel file written as a stream',
    aPackage(xlsxTypes, [big], { hasDescriptors: true, isTypesLast: true }),
    'xlsx',
  ],
  ['a Word file with stored parts', aPackage({ ...docxTypes, isStored: true }), 'docx'],
  [
    'a Word file with an Excel file in it',
    aPackage(docxTypes, [{ name: 'word/embeddings/a.xlsx', content: aPackage(xlsxTypes), isStored: true }], {
      isTypesLast: true,
    }),
    'docx',
  ],
  ['CSV with commas', 'date,text,amount\n2025-01-01,Salary,5000\n2025-02-01,Salary,5000\n', 'csv'],
  ['CSV with semicolons and an umlaut in UTF-8', 'Datum;Text\r\n1.1.2025;Zürich\r\n', 'csv'],
  ['CSV in Windows-1252', Buffer.from('Datum;Text\r\n1.1.2025;Z\xfcrich \x80 50\r\n', 'latin1'), 'csv'],
  ['CSV with quoted line breaks and delimiters', 'a,b\n"one, two\nthree",4\n"x ""y""",5\n', 'csv'],
  ['CSV after some header lines', 'Account statement\nIBAN: CH00\n\ndate;text;amount\n1;a;2\n2;b;3\n3;c;4\n', 'csv'],
  ['CSV that starts like a bitmap', 'BM;Modell;Preis\nBM;X1;50000\n', 'csv'],
  ['long CSV', rows.repeat(20), 'csv'],
])('%s is detected', async (_name, content, kind) => {
  expect(await kindOf(content)).toBe(kind)
  expect(await kindOf(content, 7)).toBe(kind)
  expect(await kindOf(content, 1_000_000)).toBe(kind)
})

test.each<[string, Buffer | string, string]>([
  ['any ZIP', aZip([{ name: 'a.txt', content: 'x' }]), 'type-not-allowed'],
  [
    'a ZIP with the right name and the wrong content',
    aPackage({ name: '[Content_Types].xml', content: 'hello' }),
    'type-not-allowed',
  ],
  ['a ZIP without relations', aZip([docxTypes]), 'type-not-allowed'],
  ['a PowerPoint file', aPackage(samples.pptxTypes), 'type-not-allowed'],
  ['a truncated Word file', aPackage(docxTypes, [big]).subarray(0, 400_000), 'type-not-allowed'],
  [
    'a package that would unpack to gigabytes',
    aPackage(docxTypes, [{ name: 'x', content: 'x', declaredBytes: 3_000_000_000 }]),
    'type-not-allowed',
  ],
  [
    'a list of types that unpacks to 20 MB',
    aPackage({ ...docxTypes, content: docxTypes.content + ' '.repeat(20_000_000) }),
    'type-not-allowed',
  ],
  ['a Word file with macros', aPackage(samples.docmTypes), 'has-macros'],
  ['a Word file with macros that hides them', aPackage(samples.docxWithMacroTypes), 'has-macros'],
  ['an encrypted ZIP', aZip([{ ...docxTypes, isEncrypted: true }]), 'password-protected'],
  ['an Excel file with a password', samples.aCompoundFile('EncryptedPackage'), 'password-protected'],
  ['an old Word file', samples.aCompoundFile('WordDocument'), 'type-not-allowed'],
  ['HTML', '<!DOCTYPE html><html><body>a,b\n1,2</body></html>', 'type-not-allowed'],
  ['HTML hidden in CSV', 'a,b\n1,<script>alert(1)</script>\n', 'type-not-allowed'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0,0"/></svg>', 'type-not-allowed'],
  ['XML', '<?xml version="1.0"?><a/>', 'type-not-allowed'],
  ['a shell script', '#!/bin/sh\necho a,b\necho c,d\n', 'type-not-allowed'],
  ['JavaScript', 'var a = 1;\nvar b = 2;\nalert(a);\n', 'type-not-allowed'],
  ['JSON', '[\n{"a":1,"b":2},\n{"a":1,"b":2}\n]', 'type-not-allowed'],
  ['prose', 'Dear Sirs,\nplease find my documents, sorted by date, attached.\nKind regards\nAna\n', 'type-not-allowed'],
  ['one line with commas', 'Hello, world', 'type-not-allowed'],
  ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]), 'type-not-allowed'],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)]), 'type-not-allowed'],
  ['CSV with a NUL', 'a,b\n1,2\n3,\0\n', 'type-not-allowed'],
  ['CSV with a NUL far from the start', `${rows.repeat(20)}\0`, 'type-not-allowed'],
  ['CSV that is neither UTF-8 nor Windows-1252', Buffer.from('a,b\n1,\x81\xff\n2,3\n', 'latin1'), 'type-not-allowed'],
])('%s is refused', async (_name, content, reason) => {
  expect(await kindOf(content)).toBe(reason)
})

test('an unknown file type is refused after the first 64 KiB', async () => {
  const watch = watchFileKind()
  expect(await watch.take(Buffer.alloc(64 * 1024))).toEqual({ ok: false, reason: 'type-not-allowed' })
})

test.each([1, 7, 8, 9, 700, 100_000])(
  'an encryption entry in a PDF is detected when read %i bytes at a time',
  async (pieceBytes) => {
    const notified = async (content: Buffer) => {
      const watch = watchFileKind()
      for (let at = 0; at < content.length; at += pieceBytes) await watch.take(content.subarray(at, at + pieceBytes))
      return watch.finish()
    }
    const body = Buffer.concat([samples.pdf, randomBytes(3_000).map((byte) => byte | 128)])
    expect(await notified(Buffer.concat([body, Buffer.from('trailer <</Encrypt 9 0 R>>')]))).toMatchObject({
      mayBeLocked: true,
    })
    expect(await notified(Buffer.concat([body, Buffer.from('trailer <</Encrypted 1>> /Encryp')]))).toMatchObject({
      mayBeLocked: true,
    })
    expect(await notified(Buffer.concat([body, Buffer.from('trailer <</Encryp 9 0 R>>')]))).toMatchObject({
      mayBeLocked: false,
    })
  },
)
