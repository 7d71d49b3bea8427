import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { certificatePdf, packCertificate, photoOf, printCertificates } from '#test/statements/certificate-pdf.ts'
import { certificateXml } from '#test/statements/certificate-xml.ts'
import { readApart } from '#test/statements/read-apart.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { statementXml } from '#test/statements/statement-xml.ts'
import { readDocument } from './read-document.server.ts'
import type { Found } from './reading.ts'

describe('documents with salary certificates', () => {
  const net = (found: Found[]) =>
    found.map((one) =>
      one.ok ? one.content && 'amounts' in one.content && one.content.amounts['11'] : one.because.reason,
    )
  const pdfOf = (xml = certificateXml()) => certificatePdf([{ parts: packCertificate(xml) }])

  test('a PDF is read in the sandbox', { timeout: 30_000 }, async () => {
    expect(await readApart(await pdfOf())).toMatchObject({ ok: true, content: { amounts: { '11': 8_800_000 } } })
  })

  test.each([
    { dpi: 150 },
    { dpi: 150, degrees: 2, quality: 60 },
    { dpi: 200, degrees: 182 },
    { dpi: 205, degrees: 266, light: true },
    { dpi: 300, degrees: -5, light: true },
    { dpi: 230, degrees: 273.5, light: true, tilt: 0.05 },
    { dpi: 220, degrees: -2, format: 'png' as const, colors: 'alpha' as const },
    { dpi: 200, degrees: 1, format: 'png' as const, colors: 'palette' as const },
    { dpi: 200, degrees: 90, format: 'png' as const, colors: 'grey' as const },
    { dpi: 200, degrees: -1, format: 'png' as const, colors: 'deep' as const },
  ])('a picture is read: %j', { timeout: 30_000 }, async (photo) => {
    expect(net(await readDocument(await photoOf(await pdfOf(), photo)))).toEqual([8_800_000])
  })

  test.each([0, 20, 40])('a barcode that was misread is read again (bytes %i)', { timeout: 60_000 }, async (second) => {
    const parts = packCertificate(certificateXml(), { at: new Date(2026, 10, 27, 13, 0, second) })
    const photo = await photoOf(await certificatePdf([{ parts }]), {
      dpi: 230,
      degrees: 273.5,
      light: true,
      tilt: 0.05,
    })
    expect(net(await readDocument(photo))).toEqual([8_800_000])
  })

  test('a barcode whose header contradicts itself is not legible', { timeout: 30_000 }, async () => {
    const parts = packCertificate(certificateXml()).map((part) => Buffer.from(part).fill(92, 13, 14))
    expect(net(await readDocument(await certificatePdf([{ parts }])))).toEqual(['not-legible'])
  })

  test('barcodes on several pages, two certificates in one file, and a missing page', { timeout: 60_000 }, async () => {
    const parts = packCertificate(certificateXml(), { parts: 2 })
    const other = packCertificate(certificateXml({ docId: 'z', amounts: { '11': '7' } }), { id: 9 })
    const merged = await certificatePdf([{ parts: parts.slice(1) }, { parts: other }, {}, { parts: parts.slice(0, 1) }])
    expect(net(await readDocument(merged)).toSorted()).toEqual([700, 8_800_000])
    expect(net(await readDocument(await certificatePdf([{ parts: parts.slice(0, 1) }])))).toEqual(['incomplete'])
  })

  test('an e-tax statement and certificates of several persons are read from one file', {
    timeout: 60_000,
  }, async () => {
    const [ana, ben] = [
      packCertificate(certificateXml({ docId: 'a' }), { id: 1, parts: 2 }),
      packCertificate(certificateXml({ docId: 'b' }), { id: 2 }),
    ]
    const xml = statementXml({ accounts: [{ value: '5', taxed: '0', untaxed: '0', claim: '0' }] })
    const pages = [{ parts: ana.slice(1) }, { parts: ben }, { parts: ana.slice(0, 1) }, { parts: ben }]
    const found = await readDocument(
      await statementPdf(xml, { also: (document) => printCertificates(document, pages) }),
    )
    expect(found.map((one) => one.ok && [one.kind, one.content.id]).toSorted()).toEqual([
      ['e-tax-statement', 'CH0001200CLIENT00000012025123101'],
      ['salary-certificate', 'a'],
      ['salary-certificate', 'b'],
    ])
  })

  test('barcodes of a certificate may be joined like those of an e-tax statement', { timeout: 30_000 }, async () => {
    const packed = zipSync({ txab: [new TextEncoder().encode(certificateXml()), { level: 0 }] })
    expect(net(await readDocument(await statementPdf('', { packed })))).toEqual([8_800_000])
    expect(await readDocument(await statementPdf('', { packed, without: [1] }))).toMatchObject([
      { ok: false, kind: 'salary-certificate', because: { reason: 'incomplete', missing: [2] } },
    ])
  })

  test('a certificate at the end of a long document is read', { timeout: 60_000 }, async () => {
    const pages = Array.from({ length: 24 }, () => ({ lines: ['A letter'] }))
    const parts = packCertificate(certificateXml())
    expect(net(await readDocument(await certificatePdf([...pages, { parts }])))).toEqual([8_800_000])
  })

  test('other documents are no statement', { timeout: 30_000 }, async () => {
    expect(await readDocument(await certificatePdf([{ lines: ['A letter about a salary certificate'] }]))).toEqual([])
    for (const content of ['', 'text', '\u00ff\u00d8\u00ff', '\u0089PNG\r\n'])
      expect(await readDocument(Buffer.from(content, 'latin1'))).toEqual([])
  })

  test('a picture of a billion pixels is not decoded', { timeout: 30_000 }, async () => {
    const jpeg = await photoOf(await pdfOf(), { dpi: 50 })
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && (jpeg[at + 1] === 0xc0 || jpeg[at + 1] === 0xc2))
    jpeg.writeUInt16BE(60_000, frame + 5)
    jpeg.writeUInt16BE(60_000, frame + 7)
    expect(net(await readDocument(jpeg))).toEqual(['too-large'])
    const png = await photoOf(await pdfOf(), { dpi: 50, format: 'png' })
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    expect(net(await readDocument(png))).toEqual(['too-large'])
  })
})
