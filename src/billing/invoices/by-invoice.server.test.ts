import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { createElement } from 'react'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { firstReminderDays, invoiceDueDays, secondReminderDays } from '#billing/billing-settings.ts'
import { remindDebtors } from '#billing/reminders/remind-debtors.server.ts'
import { company } from '#company/company.ts'
import { openContent } from '#platform/files/open-file.server.ts'
import { invoiceOpensCase, invoiceUpToFrancs } from '#shop/checkout/invoice-choice.ts'
import { PayByTransfer } from '#shop/orders/client/pay-panel.tsx'
import { cancelTransfer, recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { aFact, aShopWithAccount, firm, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { aPerson } from '#test/cases.ts'
import { drawPage } from '#test/draw-page.ts'
import { aSetting } from '#test/settings.ts'
import { anOrderInput } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { howToPay } from './how-to-pay.server.ts'
import { lockInvoice, saveStatus } from './invoice-db.server.ts'

beforeAll(async () => {
  const wasm = await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } })
})

async function readCode(content: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(content)
  const { data, width, height } = await pdf
    .getPage(pdf.getPageCount() - 1)
    .render({ scale: 3, render: async ({ data: bitmap }) => bitmap })
  const code = await codeIn({ data: new Uint8ClampedArray(data), width, height })
  library.destroy()
  return code
}

async function codeIn(picture: { data: Uint8ClampedArray; width: number; height: number }): Promise<string> {
  const [found] = await readBarcodes(picture as never, { formats: ['QRCode'], tryHarder: true })
  if (!found) throw new Error('No code was found on the page')
  return found.text
}

async function readDrawnCode(html: string): Promise<string> {
  const svg = /<svg[\s\S]*<\/svg>/
    .exec(html)?.[0]
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="600"')
  const drawn = sharp(Buffer.from(svg ?? ''))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return codeIn({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

test.each([
  ['QRR', firm.qrIban],
  ['SCOR', firm.iban],
] as const)('the QR code in PDF and page contains the invoice data with reference type %s', async (kind, account) => {
  const world = await aShopWithAccount()
  if (kind === 'SCOR') await aFact(world, 'qrIban', '')
  const outcome = await orderByInvoice(world)
  expect(outcome).toMatchObject({ ok: true })
  await runJobs(world)
  const invoice = await invoiceOf(world)
  const file = await world.db
    .selectFrom('storedFiles')
    .selectAll()
    .where('id', '=', invoice.fileId)
    .executeTakeFirstOrThrow()
  const lines = (await readCode(await buffer(await openContent(world, file)))).split(/\r?\n/)
  const { street, houseNumber } = company().addressParts
  expect(lines).toEqual([
    ...['SPC', '0200', '1', account.replaceAll(' ', '')],
    ...['S', 'Expat Tax Biel GmbH', street, houseNumber ?? '', '2502', 'Biel/Bienne', 'CH'],
    ...['', '', '', '', '', '', ''],
    ...['499.00', 'CHF'],
    ...['S', 'Bea Buyer', 'Seeweg', '7a', '2502', 'Biel/Bienne', 'CH'],
    ...[kind, invoice.reference],
    ...[`Invoice ${invoice.label}`, 'EPD'],
  ])
  const shown = await world.db.transaction().execute((tx) => howToPay(tx, invoice.orderId, '2026-11-21'))
  expect(shown?.code?.split('\n')).toEqual(lines)
  if (!shown) throw new Error('nothing is to be paid')
  const html = await drawPage(createElement(PayByTransfer, { payment: shown }))
  expect((await readDrawnCode(html)).split(/\r?\n/)).toEqual(lines)
  expect(html).toContain(account)
  expect(html).not.toContain('Bank<')
  const named = { ...shown, payee: { ...shown.payee, bank: 'Example Bank' } }
  const withBank = await drawPage(createElement(PayByTransfer, { payment: named }))
  expect(withBank.replaceAll(/<[^>]*>/g, '|')).toMatch(new RegExp(`${account}\\|+Bank\\|+Example Bank\\|+Reference`))
})

test('the QR code asks only for the open amount of a partly paid invoice', async () => {
  const world = await aShopWithAccount()
  expect(await orderByInvoice(world)).toMatchObject({ ok: true })
  await runJobs(world)
  const { id, orderId, totalCents } = await invoiceOf(world)
  await world.db.updateTable('invoices').set({ paidCents: 10_050, state: 'partly_paid' }).where('id', '=', id).execute()
  const shown = await world.db.transaction().execute((tx) => howToPay(tx, orderId, '2026-11-21'))
  expect(shown).toMatchObject({ amountCents: totalCents - 10_050 })
  expect(shown?.code).toContain('\n398.50\nCHF\n')
})

describe('an order by invoice', () => {
  test('reserves stock, sends the invoice, and opens its case when the transfer arrives', async () => {
    const world = await aShopWithAccount()
    await aFact(world, 'bank', 'Seebank, Nidau')
    const client = await aPerson(world, { email: 'bea@example.com' })
    const counted = await world.db
      .selectFrom('productVariants')
      .select('id')
      .where('inventoryQuantity', '=', 5)
      .executeTakeFirstOrThrow()
    const placed = await orderByInvoice(world, { person: client }, [[counted.id, 1]])
    if (!placed.ok) throw new Error(placed.reason)
    await runJobs(world)
    const invoice = await invoiceOf(world)
    expect(invoice).toMatchObject({
      state: 'issued',
      payBy: 'transfer',
      dueOn: '2026-12-21',
      paidCents: 0,
      recipientName: 'Bea Buyer',
    })
    expect(world.mail.sent.map(({ subject }) => subject)).toEqual([`Your invoice ${invoice.label}`])
    for (const text of [`/papers/${placed.returnToken}/${invoice.id}`, 'Seebank, Nidau'])
      expect(world.mail.sent[0]?.text).toContain(text)
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toMatchObject([{ quantity: 1 }])
    expect(await world.db.selectFrom('cases').selectAll().execute()).toEqual([])
    await world.db
      .transaction()
      .execute((tx) => recordTransfer(tx, placed.orderId, { reference: invoice.label, now: world.now() }))
    await runJobs(world)
    expect(await world.db.selectFrom('cases').select('orderId').execute()).toEqual([{ orderId: placed.orderId }])
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toEqual([])
    expect(await world.db.selectFrom('invoices').select('id').execute()).toHaveLength(1)
  })

  test('opens its case at once if so configured, and not again when paid', async () => {
    const world = await aShopWithAccount()
    await aSetting(world, invoiceOpensCase, 'at-once')
    const placed = await orderByInvoice(world)
    if (!placed.ok) throw new Error(placed.reason)
    await runJobs(world)
    expect(await world.db.selectFrom('cases').select('id').execute()).toHaveLength(1)
    await world.db
      .transaction()
      .execute((tx) => recordTransfer(tx, placed.orderId, { reference: 'x', now: world.now() }))
    await runJobs(world)
    expect(await world.db.selectFrom('cases').select('id').execute()).toHaveLength(1)
  })

  test('is created once when submitted concurrently', async () => {
    const world = await aShopWithAccount()
    const input = anOrderInput([['standard-2025', 1]])
    const all = await Promise.all([1, 2, 3].map(() => orderByInvoice(world, input)))
    expect(new Set(all.map((one) => (one.ok ? one.orderId : one.reason))).size).toBe(1)
    expect(await world.db.selectFrom('orders').select('state').execute()).toEqual([{ state: 'awaiting_transfer' }])
  })

  test('releases its stock when cancelled', async () => {
    const world = await aShopWithAccount()
    const placed = await orderByInvoice(world)
    if (!placed.ok) throw new Error(placed.reason)
    expect(await world.db.transaction().execute((tx) => cancelTransfer(tx, placed.orderId))).toBe(true)
    expect(await world.db.transaction().execute((tx) => cancelTransfer(tx, placed.orderId))).toBe(false)
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toEqual([])
  })

  test.each([
    [false, 0, 'clients-only'],
    [false, 400, 'too-much-for-invoice'],
    [false, 500, null],
    [true, 0, null],
  ])('by a client: %s, limit for new buyers: %i francs, is refused with %s', async (isClient, upTo, reason) => {
    const world = await aShopWithAccount()
    await aSetting(world, invoiceUpToFrancs, upTo)
    const placed = await orderByInvoice(world, { isClient })
    expect(placed.ok ? null : placed.reason).toBe(reason)
    expect(await world.db.selectFrom('orders').select('id').execute()).toHaveLength(reason ? 0 : 1)
  })

  test('is unavailable while the company has no bank account', async () => {
    const world = await aShopWithAccount()
    await aFact(world, 'iban', '')
    await aFact(world, 'qrIban', '')
    expect(await orderByInvoice(world)).toEqual({ ok: false, reason: 'no-invoices' })
  })
})

describe('payment reminders', () => {
  async function anOverdue(configure = async (_world: World) => {}) {
    const world = await aShopWithAccount()
    await configure(world)
    await orderByInvoice(world)
    await runJobs(world)
    world.mail.sent.length = 0
    const remind = async (instant: string) => {
      world.setNow(instant)
      await Promise.all([remindDebtors(world), remindDebtors(world)])
      await runJobs(world)
      return world.mail.sent.map(({ subject }) => subject.split(':')[0])
    }
    return { world, remind }
  }

  test('are sent twice, on working days, each once', async () => {
    const { world, remind } = await anOverdue()
    expect(await remind('2026-12-21T08:03:00Z')).toEqual([])
    expect(await remind('2026-12-28T08:03:00Z')).toEqual([])
    expect((await invoiceOf(world)).state).toBe('overdue')
    expect(await remind('2026-12-31T08:03:00Z')).toEqual(['Reminder'])
    expect(await remind('2027-01-09T08:03:00Z')).toEqual(['Reminder'])
    expect(await remind('2027-01-18T08:03:00Z')).toEqual(['Reminder', 'Second reminder'])
    expect(await remind('2027-06-18T08:03:00Z')).toEqual(['Reminder', 'Second reminder'])
  })

  test('follow the configured payment term and intervals', async () => {
    const { world, remind } = await anOverdue(async (world) => {
      await aSetting(world, invoiceDueDays, 10)
      await aSetting(world, firstReminderDays, 1)
      await aSetting(world, secondReminderDays, 0)
    })
    expect((await invoiceOf(world)).dueOn).toBe('2026-12-01')
    expect(await remind('2026-12-01T08:03:00Z')).toEqual([])
    expect(await remind('2026-12-02T08:03:00Z')).toEqual(['Reminder'])
    expect(await remind('2027-06-18T08:03:00Z')).toEqual(['Reminder'])
  })

  test('stop when the invoice is paid', async () => {
    const { world, remind } = await anOverdue()
    const { id, totalCents } = await invoiceOf(world)
    await world.db.transaction().execute(async (tx) => {
      const invoice = await lockInvoice(tx, id)
      if (invoice) await saveStatus(tx, invoice, { paidCents: totalCents, state: 'paid' })
    })
    expect(await remind('2027-01-18T08:03:00Z')).toEqual([])
  })
})
