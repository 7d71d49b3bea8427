import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import * as shopTexts from '#shop/locales/en.ts'
import { findQuote } from '#shop/quotes/quote-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aPerson } from '#test/cases.ts'
import { aQuote, entered } from '#test/shop/quotes.ts'
import { aShop } from '#test/shop.ts'
import { loader as form, action as make } from './new-quote-page.tsx'
import { listEndingQuotes } from './quote-list-db.server.ts'
import { loader as list } from './quote-list-page.tsx'
import { action as act, loader as page } from './quote-page.tsx'
import { loader as paper } from './quote-pdf-route.ts'

test('staff create, correct and send a quote and find it by state until it expires', async () => {
  const world = await aShop()
  const staff = await aPerson(world, { role: 'adviser' })
  const client = await aPerson(world, { name: 'Ana Keller' })
  const path = `/admin/quotes/new?client=${client.id}`
  expect((await outcomeOf(form(argsFor(world, staff, { path })))).data).toMatchObject({ client: { id: client.id } })
  const anonymous = await outcomeOf(form(argsFor(world, staff, { path: '/admin/quotes/new?client=nobody' })))
  expect(anonymous.status).toBe(404)
  const wrong = await outcomeOf(make(argsFor(world, staff, { path, form: { ...entered, price1: 'much' } })))
  expect(wrong).toMatchObject({
    status: 422,
    data: { errors: { price1: expect.any(String) }, values: { price0: '449.90' } },
  })
  const created = await outcomeOf(make(argsFor(world, staff, { path, form: entered })))
  const quoteId = /quotes\/([0-9a-f-]{36})/.exec(created.to ?? '')?.[1] ?? ''
  const at = { path: `/admin/quotes/${quoteId}`, params: { quoteId } }
  expect((await outcomeOf(page(argsFor(world, staff, at)))).data).toMatchObject({
    quote: { state: 'draft', totalCents: 104_990, label: '1001' },
  })
  const changed = { ...entered, title: 'Return 2025 with a company', price0: '400' }
  const refused = await outcomeOf(
    act(argsFor(world, staff, { ...at, form: { ...changed, validOn: 'soon', intent: 'send' } })),
  )
  expect(refused).toMatchObject({ status: 422, data: { errors: { validOn: expect.any(String) } } })
  expect((await findQuote(world.db, quoteId))?.state).toBe('draft')
  const press = (intent: string) => outcomeOf(act(argsFor(world, staff, { ...at, form: { intent } })))
  expect((await press('nonsense')).status).toBe(404)
  const sent = await outcomeOf(act(argsFor(world, staff, { ...at, form: { ...changed, intent: 'send' } })))
  expect(sent.to).toContain(at.path)
  expect((await press('send')).status).toBe(409)
  expect(await findQuote(world.db, quoteId)).toMatchObject({ state: 'sent', title: changed.title, totalCents: 100_000 })

  const totalOf = async (query: string) => {
    const { data } = await outcomeOf(list(argsFor(world, staff, { path: `/admin/quotes?${query}` })))
    return (data as { list: { total: number } }).list.total
  }
  expect([await totalOf('state=sent'), await totalOf('state=expired'), await totalOf('q=Keller')]).toEqual([1, 0, 1])
  expect(await totalOf('ending=soon')).toBe(0)
  world.setNow('2026-12-02T09:00:00Z')
  const now = world.now()
  expect(await totalOf('ending=soon')).toBe(1)
  expect(await listEndingQuotes(world.db, { scope: null, now })).toMatchObject({ count: 1, first: [{ id: quoteId }] })
  world.setNow('2026-12-06T09:00:00Z')
  expect([await totalOf('state=sent'), await totalOf('state=expired'), await totalOf('ending=soon')]).toEqual([0, 1, 0])
})

test('the PDF of a quote shows its contents, is tagged, and its download is audited', async () => {
  const world = await aShop()
  const client = await aPerson(world, { name: 'Ana Keller' })
  const { quoteId, actor } = await aQuote(world, { client })
  const args = argsFor(world, actor.person, { path: `/admin/quotes/${quoteId}/paper`, params: { quoteId } })
  const reply = await paper(args)
  const pdf = await getDocument({ data: new Uint8Array(await reply.arrayBuffer()), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  for (const words of [
    shopTexts.quote.paper.title('1001'),
    'Ana Keller',
    'Company abroad',
    '1,049.90',
    'Valid until: 5 Dec 2026',
    'VAT',
  ])
    expect(text).toContain(words)
  expect(await (await pdf.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' })
  const rows = await world.db.selectFrom('auditEvents').select('action').where('objectId', '=', quoteId).execute()
  expect(rows.map(({ action }) => action)).toContain('quote.downloaded')
})
