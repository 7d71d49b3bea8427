import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import * as billingTexts from '#billing/locales/en.ts'
import { asCompany } from '#company/company.server.ts'
import { company } from '#company/company.ts'
import { publish } from '#platform/events/events.server.ts'
import { openContent } from '#platform/files/open-file.server.ts'
import { orderPaid } from '#shop/events.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { anOrder, aPerson } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { billMissed } from './bill-missed.server.ts'
import { billOrder } from './bill-order.server.ts'

const invoicesOf = ({ db }: World) =>
  db.selectFrom('invoices').selectAll().orderBy('kind', 'desc').orderBy('number').execute()

async function textOf(world: World, fileId: string | null): Promise<{ text: string; content: Buffer; sha256: string }> {
  const file = await world.db.selectFrom('storedFiles').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow()
  const content = await buffer(await openContent(world, file))
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
  const texts = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items))
  const text = texts
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
  return { text: text.replaceAll('\u00a0', ' '), content, sha256: file.sha256 }
}

test('a paid order gets an invoice with number, VAT and a PDF whose hash is stored', async () => {
  const world = await aShop()
  const { payment } = await aPendingOrder(world)
  await settlePayment(world, payment)
  await runJobs(world)
  const [invoice] = await invoicesOf(world)
  expect(invoice).toMatchObject({
    ...{ label: '2026-00001', totalCents: 49_900, vatRateBp: 810, vatCents: 3739, state: 'paid', paidCents: 49_900 },
    ...{ issuedOn: '2026-11-21', serviceOn: '2026-11-21', payBy: 'provider', recipientName: 'Bea Buyer' },
  })
  const { text, content, sha256 } = await textOf(world, invoice?.fileId ?? null)
  for (const words of [
    'Invoice 2026-00001',
    'Bea Buyer',
    'CHE-123.456.788 MWST',
    'CHF 499.00',
    `${billingTexts.billing.paper.facts.serviceFrom}: 21 Nov 2026`,
    `${billingTexts.billing.paper.vat(8.1)} CHF 37.39`,
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  const plain = content.toString('latin1')
  for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang', '/DisplayDocTitle true', 'pdfuaid'])
    expect(plain).toContain(mark)
})

test('an invoice of a firm without VAT registration shows neither VAT number nor VAT', async () => {
  const world = await aShop()
  const { order, payment } = await aPendingOrder(world)
  await settlePayment(world, payment)
  await asCompany({ ...company(), vatNumber: null }, () => billOrder(world, order.id))
  await runJobs(world)
  const [invoice] = await invoicesOf(world)
  expect(invoice).toMatchObject({ vatRateBp: 0, vatCents: 0 })
  const { text } = await textOf(world, invoice?.fileId ?? null)
  expect(text).toContain(billingTexts.billing.paper.noVat)
  expect(text).not.toMatch(/MWST|% VAT/)
})

describe('credit notes of refunds', () => {
  test('together contain exactly the VAT of the invoice', async () => {
    const world = await aShop()
    const { payment } = await aPendingOrder(world)
    await settlePayment(world, payment)
    await settlePayment(world, { ...payment, refundedCents: 9_990 })
    await runJobs(world)
    expect(await invoicesOf(world)).toMatchObject([
      { state: 'paid', paidCents: 39_910, creditedCents: 9_990 },
      { label: 'CN-2026-00001', totalCents: 9_990, reason: 'refund' },
    ])
    await settlePayment(world, { ...payment, state: 'refunded', refundedCents: 49_900 })
    await settlePayment(world, { ...payment, state: 'refunded', refundedCents: 49_900 })
    await runJobs(world)
    const [invoice, ...notes] = await invoicesOf(world)
    expect(invoice).toMatchObject({ state: 'credited', paidCents: 0, creditedCents: 49_900 })
    expect(notes.map(({ label }) => label)).toEqual(['CN-2026-00001', 'CN-2026-00002'])
    expect(notes.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(invoice?.vatCents)
    expect((await textOf(world, notes[0]?.fileId ?? null)).text).toContain(
      `${billingTexts.billing.paper.facts.credits}: 2026-00001`,
    )
  })

  test('are created with the invoice, once, when the refund arrives before billing', async () => {
    const world = await aShop()
    const { order, payment } = await aPendingOrder(world)
    await settlePayment(world, payment)
    await settlePayment(world, { ...payment, state: 'refunded', refundedCents: 49_900 })
    await Promise.all([billOrder(world, order.id), billOrder(world, order.id), runJobs(world)])
    expect((await invoicesOf(world)).map(({ label }) => label)).toEqual(['2026-00001', 'CN-2026-00001'])
  })

  test('are not created for a payment that was never accepted', async () => {
    const world = await aShop()
    const { payment } = await aPendingOrder(world)
    await settlePayment(world, { ...payment, amountCents: 100 })
    await settlePayment(world, { ...payment, amountCents: 100, state: 'refunded', refundedCents: 100 })
    await runJobs(world)
    world.setNow('2026-11-22T09:00:00Z')
    await billMissed(world)
    expect(await invoicesOf(world)).toEqual([])
  })
})

test('fifty orders billed concurrently get unique numbers without a gap', { timeout: 60_000 }, async () => {
  const world = await newWorld()
  const orders = await Promise.all(Array.from({ length: 50 }, () => anOrder(world)))
  await Promise.all(orders.flatMap(({ id }) => [billOrder(world, id), billOrder(world, id)]))
  const invoices = await invoicesOf(world)
  expect(invoices.map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1))
  expect(new Set(invoices.map(({ orderId }) => orderId)).size).toBe(50)
})

test('a process killed while billing leaves no gap in the numbers', { timeout: 60_000 }, async () => {
  const world = await newWorld()
  const orders = await Promise.all(Array.from({ length: 40 }, () => anOrder(world)))
  for (let round = 0; round < 3; round++) await billAndKill(world, 3 * (round + 1))
  const cut = await invoicesOf(world)
  expect(cut.length).toBeGreaterThan(0)
  expect(cut.map(({ number }) => number)).toEqual(cut.map((_, at) => at + 1))
  for (const { id } of orders) await billOrder(world, id)
  expect((await invoicesOf(world)).map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1))
})

async function billAndKill(world: World, after: number): Promise<void> {
  const code = `
    import '#company/company.server.ts'
    import { openDatabase, openPool } from '#platform/db/database.server.ts'
    import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
    import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
    import { billOrder } from '#billing/invoices/bill-order.server.ts'
    const db = openDatabase(openPool(process.env.URL), new AuditSealer(new SecretKey(Buffer.from(process.env.KEY, 'hex'))))
    const now = () => new Date('2026-11-21T09:00:00Z')
    const log = console
    const rows = await db.selectFrom('orders').select('id').orderBy('id').execute()
    await Promise.all(rows.map(async ({ id }) => { await billOrder({ db, now, log }, id); console.log(id) }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env.PATH, URL: world.databaseUrl, KEY: world.secretKey.current.toString('hex') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  let written = 0
  child.stderr.on('data', (chunk) => (errors += chunk))
  child.stdout.on('data', (chunk) => {
    written += String(chunk).split('\n').length - 1
    if (written >= after) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('exit', resolve))
  if (written === 0) throw new Error(errors)
}

test('the scheduled job bills orders without an event and renders missing PDFs', async () => {
  const world = await newWorld()
  await anOrder(world)
  await billMissed(world)
  expect(await invoicesOf(world)).toEqual([])
  await world.pool.query(`update orders set updated_at = paid_at`)
  world.setNow('2026-11-21T09:20:00Z')
  expect(await billMissed(world)).toMatchObject({ orders: 1 })
  await world.pool.query('delete from graphile_worker._private_jobs')
  world.setNow('2026-11-21T10:00:00Z')
  expect(await billMissed(world)).toMatchObject({ orders: 0, documents: 1 })
  expect((await invoicesOf(world))[0]?.fileId).not.toBeNull()
})

test('an unavailable file store delays the PDF; concurrent rendering stores one', async () => {
  const world = await newWorld()
  const { id: orderId } = await anOrder(world)
  const { put } = world.fileStore
  world.fileStore.put = () => Promise.reject(new Error('away'))
  await world.db.transaction().execute((tx) => publish(tx, orderPaid, { orderId }))
  await expect(runJobs(world)).rejects.toThrow('make-invoice-paper')
  world.fileStore.put = put
  await world.pool.query('delete from graphile_worker._private_jobs')
  world.setNow('2026-11-21T10:00:00Z')
  await Promise.all([billMissed(world), billMissed(world)])
  expect(await world.db.selectFrom('storedFiles').select('id').execute()).toHaveLength(1)
})

test('the database role cannot change the content of an invoice', async () => {
  const world = await newWorld()
  const { id } = await anOrder(world, { personId: (await aPerson(world)).id })
  await billOrder(world, id)
  for (const change of ['total_cents = 1', "label = 'x'", 'number = 7', "recipient = '{}'"])
    await expect(world.pool.query(`update invoices set ${change}`)).rejects.toThrow('permission denied')
  await expect(world.pool.query('update invoice_lines set amount_cents = 1')).rejects.toThrow('permission denied')
})
