import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Found } from '#returns/statements/reader/reading.ts'
import { type PackedOptions, packCertificate, partsOf } from '#test/statements/certificate-pdf.ts'
import { certificateXml, type RequestedCertificate } from '#test/statements/certificate-xml.ts'
import { type AmountBox, amountBoxes } from './certificate.ts'
import { joinParts, partOf } from './parts.ts'
import { readCertificates } from './read-payload.server.ts'

const readParts = (parts: readonly Uint8Array[]) =>
  joinParts(parts.map(partOf).filter((part) => part !== null && part !== 'misread')).flatMap(readCertificates)
const readXml = (xml: string, how: PackedOptions = {}) => readParts(packCertificate(xml, how))
const read = (requested: RequestedCertificate, how: PackedOptions = {}) =>
  contentOf(readXml(certificateXml(requested), how))
const contentOf = ([one]: Found[]) => {
  if (!one?.ok || one.kind !== 'salary-certificate') throw new Error(JSON.stringify(one))
  return one.content
}
const reasonOf = ([one]: Found[]) => (one === undefined ? 'none' : one.ok ? 'read' : one.because.reason)

describe('content of the barcode', () => {
  test('two hundred certificates are read to the centime, in one to four barcodes', () => {
    const cents = fc.integer({ min: -9_999_999, max: 99_999_999_999 })
    const amounts = fc.dictionary(fc.constantFrom(...amountBoxes), cents)
    let rounds = 0
    fc.assert(
      fc.property(amounts, cents, fc.integer({ min: 1, max: 4 }), fc.boolean(), (others, net, parts, isStored) => {
        rounds += 1
        const stated = { ...others, '11': net }
        const texts = Object.fromEntries(
          Object.entries(stated).map(([box, amount]) => {
            const size = Math.abs(amount)
            return [box, `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`]
          }),
        ) as Partial<Record<AmountBox, string>>
        expect(read({ amounts: texts }, { parts, level: isStored ? 0 : 6 }).amounts).toEqual(stated)
      }),
      { numRuns: 200, seed: 20261127 },
    )
    expect(rounds).toBe(200)
  })

  test('all that a certificate states', () => {
    const content = read({
      ...{ docId: 'A-7', employer: { name: 'Uhren & Söhne AG' }, from: '2025-03-01', until: '2025-11-30' },
      person: { lastName: 'Keller', firstName: 'Ana', birthDate: '1985-03-14' },
      ...{ freeTransport: true, canteen: true, supplements: 2, other: 'Company flat', remarks: ['Relocation 5,000'] },
      amounts: { '1': '5', '3': '1.50', '8': '6.50', '11': '6.50' },
      words: { '3': 'Bonus <2024>' },
      rules: { approved: '2020-01-01', canton: 'BE' },
    })
    expect(content).toMatchObject({
      ...{ id: 'A-7', form: 'salary', readFrom: 'barcode', from: '2025-03-01', until: '2025-11-30' },
      employer: { name: 'Uhren & Söhne AG', uid: 'CHE-123.456.788', zip: '2502', city: 'Biel' },
      person: { lastName: 'Keller', firstName: 'Ana', birthDate: '1985-03-14' },
      ...{ freeTransport: true, canteen: true, supplements: 2, remarks: ['Relocation 5,000'] },
      amounts: { '1': 500, '3': 150, '8': 650, '11': 650 },
      words: [
        { box: '3', text: 'Bonus <2024>', cents: 150 },
        { box: '14', text: 'Company flat', cents: null },
      ],
      expenseRules: { approved: '2020-01-01', canton: 'BE' },
    })
  })

  test.each<[string, RequestedCertificate, object]>([
    ['a pension certificate', { element: 'B' }, { form: 'pension' }],
    ['an older version', { element: 'A', namespace: 'urn:old:2013', isOlder: true }, { form: 'salary' }],
    [
      'a birth date as an attribute',
      { isOlder: true, person: { birthDate: '1985-03-14' } },
      { person: { birthDate: '1985-03-14' } },
    ],
    ['a period with times', { from: '2025-01-01T00:00:00', until: '2025-12-31+01:00' }, { until: '2025-12-31' }],
    ['no document id', { docId: '' }, { id: '1234abcd' }],
    ['an amount without decimals', { amounts: { '11': '88000' } }, { amounts: { '11': 8_800_000 } }],
  ])('%s', (_name, requested, expected) => expect(read(requested)).toMatchObject(expected))

  test('the AHV number is dropped wherever it stands', () => {
    const ahv = '756.1234.5678.97'
    const texts = [
      ...[ahv, '7561234567897', '756 1234 5678 97', '&#55;56.1234.5678.97', '756-12-34-567-897'],
      ...['756/1234/5678/97', '756.1234.5678.00'],
    ]
    for (const [at, text] of texts.entries()) {
      const person = { ahv, lastName: `Keller ${text}` }
      const xml = certificateXml({ person, isOlder: at % 2 === 1, remarks: [`No. ${text}`], docId: text, other: text })
      const found = readXml(xml.replaceAll('&amp;#55;', '&#55;'))
      expect(JSON.stringify(found).replace(/[\s.]/g, '')).not.toContain('1234567897')
      expect(contentOf(found).person.birthDate).toBeNull()
    }
  })

  test('amounts that only look like an AHV number are kept', () => {
    const remarks = ['756.00, 12.50, 345.00, 10.00', 'Tel. 756 12 34 567', '7560 1234']
    expect(read({ remarks }).remarks).toEqual(remarks)
  })

  test('several certificates in one document are read apart', () => {
    const parts = [
      ...packCertificate(certificateXml({ docId: 'x' }), { id: 1, parts: 2 }),
      ...packCertificate(certificateXml({ docId: 'y', element: 'B' }), { id: 2 }),
    ]
    expect(
      readParts(parts.toReversed()).map((one) => one.ok && one.kind === 'salary-certificate' && one.content.id),
    ).toEqual(['y', 'x'])
  })
})

describe('broken and hostile barcodes', () => {
  const xml = certificateXml()
  const bytes = (text: string) => new TextEncoder().encode(text)
  const zipOf = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])))
  const good = Buffer.from(zipOf({ txab: xml }))
  const changed = (at: number, ...values: number[]) => {
    const copy = Buffer.from(good)
    copy.set(values, at < 0 ? copy.length + at : at)
    return copy
  }
  const directory = good.readUInt32LE(good.length - 6)
  const cut = (from: string | RegExp, to: string) => xml.replace(from, to)

  test.each<[string, Uint8Array, string]>([
    ['a good archive', good, 'read'],
    ['another name of the file', zipOf({ 'a/../b.xml': xml }), 'read'],
    ['two files', zipOf({ txab: xml, more: 'x' }), 'hostile'],
    ['no file', zipOf({}), 'hostile'],
    ['no ZIP archive', bytes(xml), 'damaged'],
    ['nothing', bytes('x'), 'damaged'],
    ['a wrong checksum', changed(directory + 16, 1), 'damaged'],
    ['a size that is too small', changed(directory + 24, 1, 0, 0, 0), 'too-large'],
    ['a size of a gigabyte', changed(directory + 24, 0, 0, 0, 0x40), 'too-large'],
    ['an encrypted file', changed(directory + 8, 1), 'hostile'],
    ['an unknown compression', changed(directory + 10, 99), 'hostile'],
    ['a directory beyond the end', changed(-6, 0xff, 0xff, 0, 0), 'damaged'],
    ['a local header elsewhere', changed(directory + 42, 1, 0, 0, 0), 'damaged'],
    ['content cut off', good.subarray(0, good.length - 30), 'damaged'],
    ['damaged content', changed(60, 0, 0, 0, 0, 0, 0), 'damaged'],
    ['a bomb of three megabytes', zipOf({ txab: ' '.repeat(3_000_000) }), 'too-large'],
    ['a bomb that states a small size', bomb(), 'too-large'],
    ['an entity', zipOf({ txab: cut('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>') }), 'hostile'],
    ['a reference to NUL', zipOf({ txab: cut('Ana', 'A&#0;na') }), 'damaged'],
    ['broken XML', zipOf({ txab: cut('</T>', '') }), 'damaged'],
    ['other encoding', zipSync({ txab: Buffer.from(cut('Ana', 'Än'), 'latin1') }), 'damaged'],
    ['other XML', zipOf({ txab: '<a/>' }), 'other-content'],
    ['an empty root', zipOf({ txab: '<T/>' }), 'other-content'],
    ['no net salary', zipOf({ txab: cut(/<NetIncome>.*<\/NetIncome>/, '') }), 'other-content'],
    ['a net salary in words', zipOf({ txab: cut('88000.00', 'much') }), 'other-content'],
    ['a net salary with a comma', zipOf({ txab: cut('88000.00', '88000,00') }), 'other-content'],
    ['another amount in words', zipOf({ txab: cut('5600.00', 'some') }), 'other-content'],
    ['an amount of thirteen digits', zipOf({ txab: cut('88000.00', '1234567890123') }), 'other-content'],
    ['no period', zipOf({ txab: cut(/<Period>.*<\/Period>/, '') }), 'other-content'],
    ['a day that does not exist', zipOf({ txab: cut('2025-12-31', '2025-02-30') }), 'other-content'],
    ['a period that ends before it begins', zipOf({ txab: cut('2025-12-31', '2024-12-31') }), 'other-content'],
    [
      'one good and one broken certificate',
      zipOf({ txab: cut('</S>', '</S><S><NetIncome>1</NetIncome></S>') }),
      'other-content',
    ],
    ['a property name of JavaScript', zipOf({ txab: cut('SID="001"', '__proto__="1"') }), 'read'],
  ])('%s', (_name, zip, reason) => expect(reasonOf(readParts(partsOf(zip)))).toBe(reason))

  function bomb() {
    const packed = deflateRawSync(Buffer.alloc(3_000_000, 32))
    const zip = Buffer.from(zipOf({ txab: 'x'.repeat(1000) }))
    const from = zip.readUInt32LE(zip.length - 6)
    const [local, central, end] = [zip.subarray(0, 34), zip.subarray(from, -22), Buffer.from(zip.subarray(-22))]
    const entry = Buffer.from(central)
    entry.writeUInt32LE(packed.length, 20)
    end.writeUInt32LE(local.length + packed.length, 16)
    return Buffer.concat([local, packed, entry, end])
  }

  const parts = packCertificate(xml, { parts: 3 })
  function contradicting() {
    return ['a', 'b', 'c', 'd', 'e'].flatMap((text) => partsOf(bytes(text.repeat(9)), { parts: 3 }))
  }
  test.each<[string, readonly Uint8Array[], string]>([
    ['all parts in any order, one twice', [parts[2], parts[0], parts[1], parts[0]] as Buffer[], 'read'],
    ['a missing part', [parts[0], parts[2]] as Buffer[], 'incomplete'],
    ['parts read wrongly beside the right ones', [...partsOf(bytes('other content'), { parts: 3 }), ...parts], 'read'],
    ['parts that all contradict each other', contradicting(), 'several'],
    ['parts with another count', partsOf(bytes('other'), { parts: 2 }), 'damaged'],
    ['another compression', [Buffer.from(parts[0]?.map((byte, at) => (at === 4 ? 0x78 : byte)) ?? [])], 'none'],
    ['a number above the count', [Buffer.from(parts[0]?.map((byte, at) => (at === 11 ? 9 : byte)) ?? [])], 'none'],
    ['a length beyond the end', [Buffer.from(parts[0]?.map((byte, at) => (at === 6 ? 0xff : byte)) ?? [])], 'none'],
    ['a header only', [parts[0]?.subarray(0, 14) ?? new Uint8Array()], 'none'],
  ])('%s', (_name, given, reason) => expect(reasonOf(readParts(given))).toBe(reason))

  test('a missing part is named', () => {
    const [found] = readParts(parts.slice(0, 2))
    expect(found).toMatchObject({
      kind: 'salary-certificate',
      because: { reason: 'incomplete', found: 2, count: 3, missing: [3] },
    })
  })
})
