import { By, Key, type WebDriver } from 'selenium-webdriver'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { own } from '#e2e/own.ts'
import { at, aWebKitVisitor, closeWebKit, hasWebKit, hydrated, says, shown } from '#e2e/webkit.ts'

const inWebKit = test.skipIf(!hasWebKit)

afterAll(closeWebKit)

inWebKit('the year chosen first is in the cart, and is what is paid', async () => {
  const browser = await aWebKitVisitor()
  await browser.get(at('/product/standard'))
  const radio = await shown(browser, '#variantId-standard-2024')
  await radio.click()
  await hydrated(browser, '#variantId-standard-2024')
  expect(await browser.findElement(By.css('[name=variantId]:checked')).getAttribute('value')).toBe('standard-2024')
  await browser.findElement(By.css('.buy-row .button')).click()
  await shown(browser, '[role=dialog] .cart-line')
  await browser.get(at('/cart'))
  expect(await (await shown(browser, 'main .cart-line')).getText()).toContain('2024')
  await (await shown(browser, '.cart-sum .button.primary')).click()
  await shown(browser, 'button.pay')
  await (await shown(browser, '[name=email]')).sendKeys(`walter-${Date.now()}@example.com`)
  await (await shown(browser, '[name=name]')).sendKeys('Walter Webb')
  await (await shown(browser, 'button.pay')).click()
  await says(browser, 'Payment Successful')
})

inWebKit('the marital status chosen first is what is calculated', async () => {
  const browser = await aWebKitVisitor()
  await browser.get(at('/calculators'))
  await (await shown(browser, '#maritalStatus-married')).click()
  await hydrated(browser, '#maritalStatus-married')
  await (await shown(browser, '#income')).sendKeys('120000', Key.ENTER)
  await shown(browser, '.key-figure')
  expect(new URL(await browser.getCurrentUrl()).searchParams.get('maritalStatus')).toBe('married')
})

inWebKit('a client signs in and looks at a PDF as it is', async () => {
  const browser = await aWebKitVisitor()
  await browser.get(at('/client-portal'))
  await (await shown(browser, '[name=email]')).sendKeys('client@example.com')
  await (await shown(browser, '[name=password]')).sendKeys(own('password'), Key.ENTER)
  await says(browser, 'Dashboard')
  await browser.get(at('/client-portal/documents'))
  const link = await shown(browser, 'main a[target=_blank][href^="/client-portal/documents/"]')
  await browser.get((await link.getAttribute('href')) ?? '')
  await expect.poll(() => isDrawn(browser)).toBe(true)
})

inWebKit('staff sign in and read a PDF that is drawn in the page', async () => {
  const browser = await aWebKitVisitor()
  await browser.get(at('/admin'))
  await (await shown(browser, '[name=username]')).sendKeys('admin')
  await (await shown(browser, '[name=password]')).sendKeys(own('password'), Key.ENTER)
  await says(browser, 'Dashboard')
  await browser.get(at('/admin/documents?state=accepted'))
  await (await shown(browser, '.review-rail a')).click()
  await shown(browser, '.stage canvas')
  const ink = `const { width, height } = arguments[0]
    const { data } = arguments[0].getContext('2d').getImageData(0, 0, width, height)
    return data.some((value, at) => at % 4 < 3 && value < 128 && data[at - (at % 4) + 3] === 255)`
  const inked = async () => browser.executeScript<boolean>(ink, await browser.findElement(By.css('.stage canvas')))
  await expect.poll(inked).toBe(true)
})

async function isDrawn(browser: WebDriver): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(await browser.takeScreenshot(), 'base64')).stats()
  return channels.some(({ stdev }) => stdev > 5)
}
