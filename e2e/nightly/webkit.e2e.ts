import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { own } from '#e2e/own.ts'
import { at, aWebKitVisitor, closeWebKit, hasWebKit, hydrated, says, type WebKit } from '#e2e/webkit.ts'

const inWebKit = test.skipIf(!hasWebKit)
const enter = '\uE007'

afterAll(closeWebKit)

inWebKit('the year chosen first is in the cart, and is what is paid', async () => {
  const email = `walter-${Date.now()}@example.com`
  const browser = await aWebKitVisitor()
  await browser.open(at('/product/standard'))
  await browser.click('#variantId-standard-2024')
  await hydrated(browser, '#variantId-standard-2024')
  const isChosen = `return document.querySelector('[name=variantId]:checked')?.value === 'standard-2024'`
  await browser.until('the year is chosen', isChosen)
  await browser.click('.buy-row .button')
  await browser.shown('[role=dialog] .cart-line')
  await browser.open(at('/cart'))
  await browser.shown('main .cart-line')
  expect(await browser.run(`return document.querySelector('main .cart-line').innerText`)).toContain('2024')
  await browser.type('main input[type=email]', email)
  await browser.run(`const last = [...document.querySelectorAll('select[name=domicile]')].at(-1)
    last.value = 'CH'
    last.dispatchEvent(new Event('change', { bubbles: true }))`)
  await browser.click('.cart-sum .button.primary')
  await browser.shown('button.pay')
  await browser.type('[name=email]', email)
  await browser.type('[name=name]', 'Walter Webb')
  await browser.click('button.pay')
  await says(browser, 'Payment Successful')
})

inWebKit('the marital status chosen first is what is calculated', async () => {
  const browser = await aWebKitVisitor()
  await browser.open(at('/calculators'))
  await browser.click('#maritalStatus-married')
  await hydrated(browser, '#maritalStatus-married')
  await browser.type('#income', `120000${enter}`)
  await browser.shown('.key-figure')
  expect(await browser.run('return new URLSearchParams(location.search).get("maritalStatus")')).toBe('married')
})

inWebKit('a client signs in and looks at a PDF as it is', async () => {
  const browser = await aWebKitVisitor()
  await browser.open(at('/client-portal'))
  await browser.type('[name=email]', 'client@example.com')
  await browser.type('[name=password]', own('password') + enter)
  await says(browser, 'Dashboard')
  await browser.open(at('/client-portal/documents'))
  const link = 'main a[target=_blank][href^="/client-portal/documents/"]'
  await browser.shown(link)
  await browser.open(await browser.run('return document.querySelector(arguments[0]).href', link))
  await expect.poll(() => isDrawn(browser)).toBe(true)
})

inWebKit('staff sign in and read a PDF that is drawn in the page', async () => {
  const browser = await aWebKitVisitor()
  await browser.open(at('/admin'))
  await browser.type('[name=username]', 'admin')
  await browser.type('[name=password]', own('password') + enter)
  await browser.shown('nav a[href="/admin/orders"]')
  await browser.open(at('/admin/documents?state=accepted'))
  await browser.shown('.review-rail a')
  await browser.run(
    `[...document.querySelectorAll('.review-rail a')].find((a) => a.innerText.includes('.pdf')).click()`,
  )
  await browser.shown('.stage canvas')
  const isInked = `const canvas = document.querySelector('.stage canvas')
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    return data.some((value, at) => at % 4 < 3 && value < 128 && data[at - (at % 4) + 3] === 255)`
  await expect.poll(() => browser.run(isInked)).toBe(true)
})

async function isDrawn(browser: WebKit): Promise<boolean> {
  const { channels } = await sharp(await browser.screenshot()).stats()
  return channels.some(({ stdev }) => stdev > 5)
}
