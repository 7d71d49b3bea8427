import { expect, test } from 'vitest'
import * as portalTexts from '#portal/locales/en.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { settlePayment } from './settle-payment.server.ts'

async function readPage(reply: Response) {
  const html = (await reply.text()).replaceAll('<!-- -->', '')
  const [main = ''] = /<main[\s\S]*?<\/main>/.exec(html) ?? []
  const words = (markup: string) => markup.replace(/<[^>]*>/g, '').trim()
  return {
    status: reply.status,
    title: words(/<h1[^>]*>[\s\S]*?<\/h1>/.exec(main)?.[0] ?? ''),
    text: words(main.replaceAll('<', ' <')),
    links: [...main.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, href, name = '']) => `${words(name)} → ${href}`,
    ),
  }
}

test('the page after payment shows the actual state of the order and links to the store', async () => {
  const world = await aShop()
  const site = await openSite(world)
  const { payment, returnToken } = await aPendingOrder(world)
  const open = async (token: string) => readPage(await site.get(`/success${token && `?order=${token}`}`))
  expect(await open(returnToken)).toMatchObject({ status: 200, title: 'Your payment is being processed' })
  await settlePayment(world, payment, { eventId: 'evt_1', type: 'paid' })
  const paid = await open(returnToken)
  expect(paid.title).toBe('Payment Successful')
  for (const words of ['received your payment', 'will be processed shortly', 'a confirmation email has been sent'])
    expect(paid.text).toContain(words)
  expect(paid.links).toContain('Continue Shopping → /store')
  expect(await open('somebody-elses')).toMatchObject({ status: 404, title: 'Thank you for your visit' })
  const plain = await open('')
  expect(plain).toMatchObject({ status: 200, title: 'Thank you for your visit' })
  expect(plain.text).not.toContain('Payment Successful')
  expect(plain.links).toContain('Continue Shopping → /store')
})

test('the empty cart page says so and links to the store', async () => {
  const { text, links } = await readPage(await (await openSite(await aShop())).get('/cart'))
  expect(text).toContain(cartTexts.cartSummary.yourCartIsEmpty)
  expect(links).toContain('Continue Shopping → /store')
})

test('an unknown URL shows 404 with links to the main pages', async () => {
  const found = await readPage(await (await openSite(await aShop())).get('/no-such-page'))
  expect([found.status, found.title]).toEqual([404, portalTexts.portalLayout.missing.title])
  expect(found.text).toMatch(/\b404\b/)
  expect(found.links).toEqual(expect.arrayContaining(['Go Home → /', 'Get Help → /contact', 'Sitemap → /sitemap']))
  const leading = found.links.map((link) => link.split(' → ')[1])
  for (const path of ['/calculators', '/resources', '/services', '/contact']) expect(leading).toContain(path)
  for (const path of ['/about', '/faq', '/blog', '/news', '/team', '/case-studies']) expect(leading).toContain(path)
  expect(leading.filter((href) => href?.startsWith('mailto:')).length).toBeGreaterThan(1)
})
