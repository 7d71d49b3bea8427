import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { searchWords } from '#content/pages/search.ts'
import { aVisitor } from '#e2e/browser.ts'
import { addToCart, goToPayment, pay } from '#e2e/buying.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { anyNumber, matching } from '#e2e/patterns.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'customising cookies': async (page) => {
    await page.goto('/about')
    await page.locator('#consent summary').click()
    await page.locator('#consent').getByRole('button', { name: 'Save my choice' }).waitFor()
  },
  'an open menu': async (page) => {
    await page.goto('/')
    await page.locator('#consent').getByRole('button', { name: 'Reject non-essential' }).click()
    await page.locator('#consent').waitFor({ state: 'hidden' })
    const isSmall = (page.viewportSize()?.width ?? 0) < 1020
    if (!isSmall) return page.locator('.mega-button').hover()
    await page.locator('.menu > summary').click()
    await page.locator('.menu-sheet summary').first().click()
    await page.locator('main[inert]').waitFor({ state: 'attached' })
  },
  'a search with hits': async (page) => {
    await openSearch(page, 'quellensteur')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  },
  'a search without hits': async (page) => {
    await openSearch(page, 'xqzvw')
    await page.getByRole('dialog').getByText(searchWords.noneTitle).waitFor()
  },
  'wrong entries in the contact form': async (page) => {
    await page.goto('/contact')
    await page.locator('.contact-form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.locator('.contact-form button').click()
    await page.locator('#message-error').waitFor()
  },
  'a sent message': async (page) => {
    await page.goto('/contact')
    await page.locator('#name').fill('Sam State')
    await page.locator('#email').fill(`sam-${Date.now()}@example.com`)
    await page.locator('#topic').selectOption({ index: 1 })
    await page.locator('#message').fill('What does a second home in Italy change?')
    await page.locator('.contact-form button').click()
    await page.getByText(/Your number: \d+/).waitFor()
  },
  'a wrong address for the newsletter': async (page) => {
    await page.goto('/blog')
    await page.locator('#newsletter-email').fill('sam@nowhere')
    await page.keyboard.press('Enter')
    await page.locator('#newsletter-email-error').waitFor()
  },
  'a newsletter ordered': async (page) => {
    await page.goto('/blog')
    await page.locator('#newsletter-email').fill(`sam-${Date.now()}@example.com`)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/newsletter?sent=yes')
  },
  'open questions': async (page) => {
    await page.goto('/faq?q=tax')
    for (const at of [0, 1, 2]) await page.locator('.accordion summary').nth(at).click()
  },
  'lists that found nothing': async (page) => {
    await page.goto('/law?q=xqzvw')
    expect(await axeViolations(page, 'no law')).toEqual([])
    await page.goto('/blog?q=xqzvw')
  },
  'a calculator with errors': (page) => page.goto('/calculators?tab=income-tax&income=a+lot&canton=bern'),
  'a product with another choice': async (page) => {
    await page.goto('/product/standard')
    await page.locator('label', { hasText: '2024' }).click()
    await page.getByRole('link', { name: catalogueTexts.gallery.nextImage }).click()
    await page.getByText(matching(catalogueTexts.gallery.imageOf(2, anyNumber))).waitFor({ state: 'attached' })
  },
  'a filled cart with its message': async (page) => {
    await addToCart(page, 'basic')
    await page.getByRole('dialog').locator('.cart-line').first().waitFor()
  },
  'a price worked out': async (page) => {
    await page.goto('/pricing?package=basic&year=2025&add=crypto&add=realEstate')
    await page.locator('.guarantee-rules summary').first().click()
  },
  'the page of a filled cart': async (page) => {
    await page.goto('/cart')
    await page.locator('main .cart-line').first().waitFor()
  },
  'an order paid': async (page) => {
    await goToPayment(page)
    await pay(page, `sam-${Date.now()}@example.com`, 'Sam State')
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  },
}
for (const [tab, entries] of [
  ['income-tax', 'income=100000&canton=bern&commune=biel&maritalStatus=married'],
  ['wealth-tax', 'wealth=500000&canton=bern'],
  ['pillar-3a', 'income=100000&age=35&canton=bern'],
  ['real-estate', 'propertyValue=1000000&canton=bern'],
  ['withholding-tax', 'monthlyIncome=6500&canton=bern'],
  ['capital-benefit', 'capital=500000&canton=bern'],
  ['compare-communes', 'income=100000&commune=biel&commune2=zug'],
]) {
  states[`the result of ${tab}`] = async (page) => {
    await page.goto(`/calculators?tab=${tab}&${entries}`)
    await page.locator('#result :is(table, .key-figure, .amounts-list)').first().waitFor()
    for (const line of (await page.locator('#result summary').all()).slice(0, 3)) await line.click()
  }
}

test.each([
  ['a large screen', { viewport: { width: 1280, height: 900 } }],
  [
    'a small dark screen without motion',
    { viewport: { width: 390, height: 800 }, colorScheme: 'dark', reducedMotion: 'reduce' },
  ],
] as const)(
  'on %s every state passes axe, fits 320 px and has large targets',
  { timeout: 180_000 },
  async (_screen, options) => {
    const page = await aVisitor(options)
    const errors: string[] = []
    for (const [name, reach] of Object.entries(states)) {
      await reach(page)
      // An open menu on a small screen makes the page `inert`, so skip the rules that need a landmark and a heading.
      const isAtRest = (await page.locator('main[inert]').count()) > 0
      const without = isAtRest ? ['landmark-one-main', 'page-has-heading-one'] : []
      errors.push(...(await axeViolations(page, name, without)), ...(await narrowErrors(page, name)))
    }
    expect(errors).toEqual([])
  },
)

async function openSearch(page: Page, words: string): Promise<void> {
  await page.goto('/about')
  await page.locator('.site-head').hover()
  await page.locator('.site-head').getByRole('link', { name: 'Cart' }).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return page.getByRole('combobox', { name: 'Search the site' }).isVisible()
    })
    .toBe(true)
  await page.getByRole('combobox', { name: 'Search the site' }).fill(words)
}
