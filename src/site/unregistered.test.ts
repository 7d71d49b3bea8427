import { expect, test } from 'vitest'
import { asCompany } from '#company/company.server.ts'
import { seedFacts } from '#company/facts.ts'
import { readCompany } from '#company/read-company.server.ts'
import { saveCompany } from '#company/staff/save-company.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { runJobs } from '#test/world.ts'

const pages = [
  ...['/pricing', '/store', '/product/standard', '/cart', '/terms', '/book', '/services', '/llms.txt'],
  '/services/flat-rate-tax-returns',
]
const ofTax = /[^.<>"]*(?:includ[^.<>"]{0,12}VAT|VAT[^.<>"]{0,12}includ|8\.1[\u00a0 ]?%[\u00a0 ]VAT)[^<>"]*/gi

test('a firm not registered for VAT mentions no VAT in prices or emails', async () => {
  const world = await aShop()
  const registered = await openSite(world)
  const readAll = async (site: typeof registered) => {
    const texts = await Promise.all(pages.map(async (path) => (await site.get(path)).text()))
    return texts.map((text, at) => [pages[at], text.replaceAll('<!-- -->', '').match(ofTax) ?? []] as const)
  }
  // Check first that these pages mention VAT while the firm is registered; otherwise the test below proves nothing.
  for (const [path, content] of await readAll(registered)) expect([path, content.length > 0]).toEqual([path, true])

  const actor = actorOf(await aPerson(world, { role: 'owner' }))
  const outcome = await saveCompany(world, { actor, entered: { vatRegistered: 'no' }, seen: seedFacts })
  expect(outcome).toEqual({ ok: true })
  expect(await readAll(await openSite(world))).toEqual(pages.map((path) => [path, []]))

  const { order, payment } = await aPendingOrder(world)
  await asCompany(await readCompany(world), () => settlePayment(world, { ...payment, orderId: order.id }))
  await runJobs(world)
  const emails = await listEmails(world)
  expect(emails.length).toBeGreaterThan(0)
  for (const { textBody } of emails) expect(textBody).not.toContain('VAT')
})
