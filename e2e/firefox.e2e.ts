import { afterAll, expect, test } from 'vitest'
import { aFirefoxVisitor, at, closeFirefox, hasFirefox, shown } from './firefox.ts'
import { own } from './own.ts'

/* Regression: Firefox lost choices made before hydration, so each test starts with a click. */

const inFirefox = test.skipIf(!hasFirefox)
const hydrated = 'html[data-alive]'

afterAll(closeFirefox)

inFirefox('a tax year chosen before hydration reaches cart and payment', async () => {
  const page = await aFirefoxVisitor()
  await page.goto(at('/product/standard'))
  await page.click('#variantId-standard-2024')
  await shown(page, hydrated)
  expect(await page.$eval('[name=variantId]:checked', (radio) => radio.getAttribute('value'))).toBe('standard-2024')
  await page.click('.buy-row .button')
  await shown(page, '[role=dialog] .cart-line')
  await page.goto(at('/cart'))
  await shown(page, 'main .cart-line')
  expect(await page.$eval('main .cart-line', (line) => line.textContent)).toContain('2024')
  const email = `fiona-${Date.now()}@example.com`
  await (await page.$$('main input[type=email]')).at(-1)?.type(email)
  await (await page.$$('select[name=domicile]')).at(-1)?.select('CH')
  await page.locator('.cart-sum .button.primary').click()
  await shown(page, 'button.pay')
  await page.locator('[name=email]').fill(email)
  await page.type('[name=name]', 'Fiona Fox')
  await page.locator('button.pay').click()
  await shown(page, '::-p-text(Payment Successful)')
})

inFirefox('a marital status chosen before hydration is calculated', async () => {
  const page = await aFirefoxVisitor()
  await page.goto(at('/calculators'))
  await page.click('#maritalStatus-married')
  await shown(page, hydrated)
  await page.type('#income', '120000')
  await page.keyboard.press('Enter')
  await shown(page, '.key-figure')
  expect(new URL(page.url()).searchParams.get('maritalStatus')).toBe('married')
})

inFirefox('a client signs in and reads a case', async () => {
  const page = await aFirefoxVisitor()
  await page.goto(at('/client-portal'))
  await page.type('[name=email]', 'client@example.com')
  await page.type('[name=password]', own('password'))
  await page.keyboard.press('Enter')
  await shown(page, '::-p-text(Dashboard)')
  await page.waitForNetworkIdle()
  await page.goto(at('/client-portal/cases'))
  await shown(page, hydrated)
  await page.locator('main a[href*="/cases/"]:not([href$=new])').click()
  await shown(page, '.phases')
  expect(await page.$eval('h1', (title) => title.textContent)).not.toBe('')
})
