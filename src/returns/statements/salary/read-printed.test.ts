import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { readPlacedText } from '#design/file-view/placed-text.ts'
import type { Found } from '#returns/statements/reader/reading.ts'
import { aCertificate } from '#test/statements/a-certificate.ts'
import { aForm11, type Form11, form11Pdf } from '#test/statements/printed-pdf.ts'
import { readApart } from '#test/statements/read-apart.ts'
import { scannedPdf } from '#test/statements/scanned-pdf.ts'
import { type AmountBox, amountBoxes } from './certificate.ts'
import { boxMarksOn } from './printed/marks.ts'
import { centsOfText, dayOfText, employerOf, expenseRulesIn, personOf } from './printed/values.ts'
import { readPrinted } from './read-printed.server.ts'

const contentOf = ([one]: Found[]) => {
  if (!one?.ok || one.kind !== 'salary-certificate') throw new Error(JSON.stringify(one))
  return one.content
}
const layouts = ['columns', 'de', 'fr', 'it', 'beside', 'below'] as const
const fieldNames = ['official', 'older', 'unnamed', 'described'] as const
const read = async (form: Partial<Form11>, fields?: (typeof fieldNames)[number]) =>
  readPrinted(await form11Pdf([form], { fields }))

const separators = ["'", '’', ' ', '']
const francs = (amount: number, separator: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, separator)
const requested = fc.record({
  amounts: fc.dictionary(fc.constantFrom(...amountBoxes), fc.integer({ min: 1, max: 9_999_999 })),
  net: fc.integer({ min: 0, max: 9_999_999 }),
  separator: fc.constantFrom(...separators),
  ...{ freeTransport: fc.boolean(), canteen: fc.boolean(), isPension: fc.boolean() },
})

describe('round trips of generated certificates', () => {
  test.each([...layouts.map((layout) => ({ layout })), ...fieldNames.map((fields) => ({ fields }))])(
    '%j',
    { timeout: 30_000 },
    async ({ layout, fields }: { layout?: Form11['layout']; fields?: (typeof fieldNames)[number] }) => {
      let rounds = 0
      await fc.assert(
        fc.asyncProperty(requested, async ({ amounts: others, net, separator, ...ticks }) => {
          rounds += 1
          const stated: Partial<Record<AmountBox, number>> = { ...others, '11': net }
          const amounts = Object.fromEntries(Object.entries(stated).map(([box, one]) => [box, francs(one, separator)]))
          const kinds = { '3': 'Bonus 2024', '13.1.2': 'Home office' }
          const content = contentOf(
            await read({ layout, amounts, kinds, ...ticks, remarks: ['Relocation 5000'] }, fields),
          )
          expect(content).toMatchObject({
            ...{ readFrom: fields ? 'form' : 'text', from: '2025-01-01', until: '2025-12-31' },
            ...{ freeTransport: ticks.freeTransport, canteen: ticks.canteen },
            form: ticks.isPension ? 'pension' : 'salary',
            employer: { name: 'Example Watch Ltd', zip: '2502', city: 'Biel' },
            person: { lastName: 'Keller', firstName: 'Ana', birthDate: '1985-03-14' },
            remarks: ['Relocation 5000'],
          })
          expect(content.amounts).toEqual(
            Object.fromEntries(Object.entries(stated).map(([box, one]) => [box, one * 100])),
          )
          expect(content.words.map(({ box, text }) => [box, text])).toEqual(Object.entries(kinds))
        }),
        { numRuns: 12, seed: 20261127 },
      )
      expect(rounds).toBe(12)
    },
  )
})

describe('what a certificate states', () => {
  test.each<[string, Partial<Form11>, object]>([
    ['part of a year', { from: '1.3.2025', until: '30.11.2025' }, { from: '2025-03-01', until: '2025-11-30' }],
    [
      'a firm with its number',
      { employer: ['Hans Muster', 'Uhren & Söhne AG', 'CHE-123.456.788', '2502 Biel'] },
      {
        employer: { name: 'Uhren & Söhne AG', uid: 'CHE-123.456.788' },
      },
    ],
    [
      'a name after the salutation',
      { person: ['Madame Ana Keller', 'CH-2502 Biel'] },
      { person: { firstName: 'Ana' } },
    ],
    ['the last name first', { person: ['Keller, Ana Maria', '2502 Biel'] }, { person: { firstName: 'Ana Maria' } }],
    ['a birth date with two digits', { birthDate: '14.03.85' }, { person: { birthDate: null } }],
    [
      'contributions with a sign',
      { amounts: { '8': '10', '9': '-2', '10.1': '–1', '11': '7.00' } },
      {
        amounts: { '9': 200, '10.1': 100, '11': 700 },
      },
    ],
    ['other fringe benefits', { other: 'Company flat' }, { words: [{ box: '14', text: 'Company flat', cents: null }] }],
    ['sums that are wrong', { amounts: { '8': '10', '11': '99' } }, { amounts: { '11': 9900 } }],
  ])('%s', async (_name, form, expected) => {
    expect(contentOf(await read(form))).toMatchObject(expected)
    expect(contentOf(await read({ ...form, layout: 'fr' }))).toMatchObject(expected)
    expect(contentOf(await read(form, 'official'))).toMatchObject(expected)
  })

  test('the same certificate has the same id, however it is read', async () => {
    const ids = [contentOf(await read({})), contentOf(await read({ layout: 'it' })), contentOf(await read({}, 'older'))]
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(contentOf(await read({ until: '30.12.2025' })).id).not.toBe(ids[0]?.id)
  })

  test('the AHV number is dropped wherever it stands', async () => {
    for (const ahv of ['756.1234.5678.97', '7561234567897', '756 1234 5678 97'])
      for (const fields of [undefined, 'official', 'unnamed'] as const) {
        const person = ['Ana Keller', ahv, '2502 Biel']
        const form = { ahv, person, employer: ['Watch Ltd', ahv, '2502 Biel'], other: `No. ${ahv}` }
        const found = await read({ ...form, kinds: { '3': ahv }, remarks: [`AHV ${ahv}`, 'more'] }, fields)
        expect(contentOf(found).person).toMatchObject({ lastName: 'Keller' })
        expect(JSON.stringify(found).replace(/[\s.]/g, '')).not.toContain('1234567897')
      }
  })

  test('several certificates in one document, among other pages', async () => {
    const pages = [{}, ['A letter'], { isPension: true, amounts: { '8': '5', '11': '5' } }]
    const found = await readPrinted(await form11Pdf(pages))
    expect(found.map((one) => contentOf([one]).form)).toEqual(['salary', 'pension'])
  })

  test('a document without barcode is read in the sandbox', { timeout: 30_000 }, async () => {
    for (const fields of [undefined, 'official'] as const)
      expect(await readApart(await form11Pdf([{}], { fields }))).toMatchObject({
        content: { readFrom: fields ? 'form' : 'text', amounts: { '11': 8_800_000 } },
      })
  })
})

describe('documents that are no certificate', () => {
  const titled = 'Lohnausweis – Certificat de salaire – Certificato di salario'
  const payslip = [
    'Lohnabrechnung 12/2025',
    'Ana Keller',
    '2502 Biel',
    '1. Lohn 7500',
    '8. Bruttolohn 8000',
    '11. Nettolohn 7000',
  ]
  test.each<[string, readonly (Partial<Form11> | string[])[]]>([
    ['an empty form', [{ amounts: {}, person: [], employer: [], from: '', until: '' }]],
    ['no net salary', [{ amounts: { '8': '100' } }]],
    ['no period', [{ from: '', until: '' }]],
    ['a period that ends before it begins', [{ from: '31.12.2025', until: '01.01.2025' }]],
    ['a day that does not exist', [{ until: '31.02.2025' }]],
    ['no person', [{ person: [] }]],
    ['no employer', [{ employer: [] }]],
    ['another title', [{ title: 'Lohnabrechnung', without: ['Rentenbescheinigung'] }]],
    ['no label beside box 11', [{ without: ['Nettolohn/Rente'] }]],
    ['a pay slip', [payslip]],
    ['a pay slip with the title', [[titled, ...payslip]]],
    [
      'a letter that mentions a certificate',
      [['Please find your Lohnausweis 2025: Nettolohn 88000, 01.01.2025 31.12.2025']],
    ],
    [
      'a guide to the form',
      [[titled, '1. Lohn: all payments', '8. Bruttolohn total', '9. Beiträge AHV', '11. Nettolohn']],
    ],
    ['an e-tax statement', [['Steuerauszug 2025', 'Example Bank', '01.01.2025 31.12.2025', '88000.00']]],
    ['a certificate after the twentieth page', [...Array.from({ length: 20 }, () => ['x']), {}]],
    ['more text than a form has', [Array.from({ length: 2100 }, () => titled)]],
    ['numbers only', Array.from({ length: 4 }, () => [titled, ...Array.from({ length: 1900 }, () => '11.')])],
  ])('%s', async (_name, pages) => expect(await readPrinted(await form11Pdf(pages))).toEqual([]))

  test.each(fieldNames)('incomplete fields: %s', async (fields) => {
    for (const form of [{ amounts: { '8': '1' } }, { from: '' }, { person: [''] }, { employer: [''] }])
      expect(await read(form, fields)).toEqual([])
  })

  test('a label that is missing loses its own amount only', async () => {
    const amounts = { '8': '100', '10.2': '20', '11': '80' }
    expect(contentOf(await read({ amounts, without: ['Beiträge für den Einkauf'] })).amounts).toEqual({
      ...{ '8': 10_000, '11': 8000 },
    })
  })

  test('an amount that can be read in two ways is refused', async () => {
    expect(await read({ amounts: { ...aForm11().amounts, '12': '5.600' } }, 'official')).toMatchObject([
      { ok: false, kind: 'salary-certificate', because: { reason: 'other-content' } },
    ])
  })

  test('a picture of a certificate', async () => {
    expect(await readPrinted(await scannedPdf(await form11Pdf([{}]), 0))).toEqual([])
  })

  test('broken and hostile files', async () => {
    const good = (await form11Pdf([{}])).toString('latin1')
    const broken = [
      '',
      'text',
      '%PDF-',
      '%PDF-1.7\n%%EOF',
      good.slice(0, 900),
      good.slice(300),
      `%PDF-${'<<'.repeat(50_000)}`,
    ]
    for (const content of broken) expect(await readPrinted(Buffer.from(content, 'latin1'))).toEqual([])
    const looped = good.replace(/\/Parent \d+ 0 R/g, '/Parent 1 0 R').replace(/\/Length \d+/g, '/Length 999999999')
    expect(await readPrinted(Buffer.from(looped, 'latin1'))).toHaveLength(1)
  })
})

describe('values', () => {
  test.each([
    ["88'000", 8_800_000],
    ['88 000.00', 8_800_000],
    ['88’000.–', 8_800_000],
    ['CHF 88000', 8_800_000],
    ['-5', -500],
    ['0', 0],
    ['88.000', null],
    ['88,000', null],
    ["8'80", null],
    ['7561234567897', null],
    ['Bonus', null],
    ['', null],
  ])('amount %s', (text, cents) => expect(centsOfText(text)).toBe(cents))

  test.each([
    ['31.12.2025', '', '2025-12-31'],
    ['1/3/25', '', '2025-03-01'],
    ['31.12.', '2025', '2025-12-31'],
    ['31.12', '2025', '2025-12-31'],
    ['31.12.', '', null],
    ['30.02.2025', '', null],
  ])('day %s', (text, year, day) => expect(dayOfText(text, year)).toBe(day))

  test('names that are not two words, and firms', () => {
    expect([personOf([]), personOf(['Keller']), personOf(['2502 Biel'])]).toEqual([null, null, null])
    expect(employerOf(['Example Watch Ltd, Bahnhofstrasse 1, 2502 Biel'])).toMatchObject({
      name: 'Example Watch Ltd',
      zip: '2502',
    })
    expect([employerOf([]), employerOf(['1'])]).toEqual([null, null])
  })
})

test.each<[string, ReturnType<typeof expenseRulesIn>]>([
  ['Spesenreglement durch Kanton BE am 1.3.2020 genehmigt.', { approved: '2020-03-01', canton: 'BE' }],
  ['Relocation 5000. Spesenreglement vom Kanton zh am 12.11.2019\ngenehmigt', { approved: '2019-11-12', canton: 'ZH' }],
  [
    'Règlement des remboursements de frais agréé par le canton VD le 04.05.2021.',
    { approved: '2021-05-04', canton: 'VD' },
  ],
  ['Regolamento delle spese approvato dal Cantone TI il 01.02.2018', { approved: '2018-02-01', canton: 'TI' }],
  ['Spesenreglement durch Kanton BE am 31.2.2020 genehmigt', null],
  ['Spesenreglement vom Kanton BE genehmigt', null],
  ['Kein Spesenreglement', null],
])('expense rules in %j', (remark, rules) => expect(expenseRulesIn(remark)).toEqual(rules))

test.each(layouts)('the boxes are found on a printed page (%s)', async (layout) => {
  const certificate = contentOf(await read({ layout, remarks: ['Relocation 5000'] }))
  const { promise } = getDocument({
    data: new Uint8Array(await form11Pdf([{ layout, remarks: ['Relocation 5000'] }])),
    verbosity: 0,
  })
  const { words } = await readPlacedText(await (await promise).getPage(1))
  const found = new Map(boxMarksOn(words, certificate).map(({ box, at }) => [box, at]))
  expect([...found.keys()]).toEqual(['E', '1', '3', '8', '9', '10.1', '11', '15'])
  const corrected = { ...certificate, amounts: { ...certificate.amounts, '8': 10_000_100 } }
  expect(boxMarksOn(words, corrected).find(({ box }) => box === '8')?.at).toMatchObject({ y: found.get('8')?.y })
  const [gross, net] = [found.get('8'), found.get('11')]
  expect(Math.abs((gross?.right ?? 0) - (net?.right ?? 1))).toBeLessThan(2)
  expect(gross?.y).toBeLessThan(net?.y ?? 0)
})

test('nothing is marked on a page that is no form', () => {
  const words = [{ text: '88000', x: 1, right: 30, y: 9, size: 9 }]
  expect(boxMarksOn(words, aCertificate())).toEqual([])
})
