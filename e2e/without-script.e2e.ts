import { describe, expect, test } from 'vitest'
import { newsletter } from '#content/pages/newsletter.ts'
import * as designTexts from '#design/locales/en.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import * as siteEmailTexts from '#site/locales/en-emails.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import { aVisitor, linkIn, newestEmail } from './browser.ts'
import { liveIn } from './buying.ts'
import { own } from './own.ts'

const aPlainVisitor = () => aVisitor({ javaScriptEnabled: false })

describe('navigation and search', () => {
  test('menus open by hover, focus and press without JavaScript', async () => {
    const page = await aPlainVisitor()
    await page.goto('/')
    const menu = page.locator('#services-menu')
    expect(await menu.isVisible()).toBe(false)
    await page.locator('.mega-button').hover()
    await menu.waitFor()
    await page.mouse.move(5, 700)
    await menu.waitFor({ state: 'hidden' })

    await page.locator('.mega-button').focus()
    await menu.waitFor()
    const portal = menu.locator('a', { hasText: 'Client portal' })
    for (let presses = 0; presses < 30 && !(await portal.isVisible()); presses++) await page.keyboard.press('Tab')
    expect(await portal.isVisible()).toBe(true)
    await portal.click()
    await page.waitForURL('**/client-portal')

    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.locator('.menu > summary').click()
    await page.locator('.menu-sheet summary', { hasText: 'Tools & Resources' }).click()
    await page.locator('.menu-sheet').getByRole('link', { name: 'FAQ' }).click()
    await page.waitForURL('**/faq')
  })

  test('site search without JavaScript finds misspelt and foreign-language terms', async () => {
    const page = await aPlainVisitor()
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: 'Search' }).first().click()
    await page.waitForURL('**/search')
    for (const [query, hit] of [
      ['pilar 3a', 'Pillar 3a calculator'],
      ['Quellensteuer', 'Tax at source and the CHF 120,000 threshold: must you file?'],
    ] as const) {
      await page.getByRole('searchbox').fill(query)
      await page.keyboard.press('Enter')
      await page
        .getByRole('status')
        .filter({ hasText: `for ‘${query}’` })
        .waitFor()
      expect(await page.locator('main').getByRole('link', { name: hit }).count(), query).toBe(1)
    }
    await page.getByRole('searchbox').fill('tax')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'for ‘tax’' }).waitFor()
    const rest = page.getByRole('link', { name: /^Show all \d+ in Articles$/ })
    const all = Number((await rest.innerText()).match(/\d+/)?.[0])
    await rest.click()
    await page.getByRole('link', { name: 'All results', exact: true }).waitFor()
    expect(await page.locator('.search-hits > li').count()).toBe(all)
    await page.getByRole('searchbox').fill('xqzvw')
    await page.keyboard.press('Enter')
    await page.getByText('No results').waitFor()
  })
})

describe('contact form and newsletter', () => {
  test('the contact form without JavaScript preserves submitted values on an error', async () => {
    const page = await aPlainVisitor()
    const email = `plain-${Date.now()}@example.com`
    await page.goto('/contact')
    await page.getByLabel('Full name').fill('Paula Plain')
    await page.locator('#email').fill('paula@nowhere')
    await page.locator('#topic').selectOption({ label: 'Expat Tax Filing' })
    await page.locator('#message').fill('Which permit do I need to file a return?')
    await page.locator('.contact-form button').click()
    const summary = page.locator('main').getByRole('alert')
    await summary.waitFor()
    await summary.getByRole('link').first().click()
    expect(new URL(page.url()).hash).toBe('#email')
    expect(await page.locator('#email-error').isVisible()).toBe(true)
    expect(await page.getByLabel('Full name').inputValue()).toBe('Paula Plain')
    expect(await page.locator('#topic option:checked').innerText()).toBe('Expat Tax Filing')
    expect(await page.locator('#message').inputValue()).toBe('Which permit do I need to file a return?')
    await page.locator('#email').fill(email)
    await page.locator('.contact-form button').click()
    await page.getByText(/Your number: \d+/).waitFor()
    // The mailbox is unconfirmed, so the email must not contain submitted values.
    const receipt = await newestEmail(page, email, /./)
    expect(receipt).toContain(siteEmailTexts.site.receipt.title)
    expect(receipt).not.toContain('permit')
  })

  test('a visitor without JavaScript subscribes to the newsletter, confirms and unsubscribes', async () => {
    const page = await aPlainVisitor()
    const email = `letters-${Date.now()}@example.com`
    await page.goto('/blog')
    await page.locator('#newsletter-email').fill('paula@nowhere')
    await page
      .locator('form', { has: page.locator('#newsletter-email') })
      .getByRole('button')
      .click()
    await page.locator('main').getByRole('alert').waitFor()
    await page.locator('#newsletter-email').fill(email)
    await page
      .locator('form', { has: page.locator('#newsletter-email') })
      .getByRole('button')
      .click()
    await page.waitForURL('**/newsletter?sent=yes')
    const emailContent = await newestEmail(page, email, /confirm/i)
    await page.goto(linkIn(emailContent, '/newsletter/confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: newsletter.preferences.thanksTitle }).waitFor()
    await page.goto(linkIn(emailContent, '/newsletter/leave'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: newsletterTexts.newsletterLinkPage.done }).waitFor()
  })
})

describe('questions, articles and downloads', () => {
  test('the FAQ works without JavaScript: search, folding and links to a question', async () => {
    const page = await aPlainVisitor()
    await page.goto('/faq#filing-deadline')
    await page.locator('#filing-deadline').waitFor()
    await page.locator('.accordion summary').first().click()
    expect(await page.locator('.accordion details[open]').count()).toBe(2)
    await page.getByRole('searchbox').fill('deadline')
    await page.keyboard.press('Enter')
    await page.getByText(/^\d+ questions? for ‘deadline’$/).waitFor()
    await page.getByRole('link', { name: libraryTexts.faqPage.showAll }).click()
    await expect.poll(() => page.locator('.accordion details').count()).toBe(20)
  })

  test('filters of articles, laws and case studies work without JavaScript', async () => {
    const page = await aPlainVisitor()
    const main = page.locator('main')
    await page.goto('/blog')
    await main.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click()
    await page.waitForURL('**/blog?category=*')
    const inCategory = await main
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /articles? in / })
      .innerText()
    expect(Number.parseInt(inCategory, 10)).toBeLessThan(10)
    await page.goto('/blog')
    await main.locator('.chip').first().click()
    await page.waitForURL('**/blog?q=*')
    await page.locator('#blog-search').fill('crypto')
    await page.keyboard.press('Enter')
    await main
      .getByRole('link', { name: /crypto/i })
      .first()
      .click()
    await page.waitForURL('**/blog/*crypto*')

    await page.goto('/law')
    const all = Number(/\d+/.exec(await main.locator('h2', { hasText: 'Found' }).innerText())?.[0])
    await page.locator('#category').selectOption('cantonal')
    await main.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/law?*category=cantonal*')
    expect(Number(/\d+/.exec(await main.locator('h2', { hasText: 'Found' }).innerText())?.[0])).toBeLessThan(all)
    await page.locator('#library-search').fill('xqzvw')
    await page.keyboard.press('Enter')
    await main.getByRole('link', { name: 'Clear Filters' }).click()
    await page.waitForURL(/\/law$/)

    await page.goto('/case-studies')
    await page.locator('#industry').selectOption({ index: 1 })
    await main.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/case-studies?*industry=*')
    const [, shown, total] = /Showing (\d+) of (\d+)/.exec(await main.innerText()) ?? []
    expect(Number(shown)).toBeLessThan(Number(total))
    expect(Number(shown)).toBeGreaterThan(0)
  })

  test('a guide downloads without JavaScript', async () => {
    const page = await aPlainVisitor()
    await page.goto('/resources')
    const coming = page.waitForEvent('download')
    await page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/\.(pdf|xlsx|docx)$/)
    expect(await download.failure()).toBeNull()
  })
})

describe('prices and appearance', () => {
  test('a visitor without JavaScript prices a package with add-ons and reaches payment', async () => {
    const page = await aPlainVisitor()
    await page.goto('/pricing')
    const form = page.locator('#price-form')
    await form.getByRole('radio', { name: 'Premium' }).check()
    await form.getByRole('radio', { name: '2024' }).check()
    await form.getByLabel(/crypto/i).check()
    await form.getByRole('button', { name: catalogueTexts.calculator.workOutPrice }).click()
    await page.waitForURL('**/pricing?package=premium&year=2024*')
    const total = await page.locator('.receipt .total dd').innerText()
    await page.locator('.receipt').getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const main = page.locator('main')
    expect(await main.locator('.cart-line').count()).toBe(2)
    expect(await main.innerText()).toMatch(/Premium[\s\S]*2024/)
    expect(await main.locator('.total').innerText()).toContain(total)
    await liveIn(page, 'CH')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL('**/sandbox-pay/**')
    // Premium and crypto for CHF 999, less 10% of the package.
    expect(await page.locator('body').innerText()).toContain('919.10')
  })

  test('without JavaScript no overlay or dead control shows, and the theme follows the system', async () => {
    const page = await aVisitor({ javaScriptEnabled: false, colorScheme: 'dark' })
    await page.goto('/')
    expect(await page.locator('#consent').isVisible()).toBe(false)
    expect(
      await page.getByRole('button', { name: designTexts.themeSwitch.switchBetweenLightAndDark }).isVisible(),
    ).toBe(false)
    expect(await page.getByRole('button', { name: siteUiTexts.mapCard.zoomIn }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: /^Directions/ }).isVisible()).toBe(true)
    const background = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
    const [red = 255] = background.match(/\d+/g)?.map(Number) ?? []
    expect(red).toBeLessThan(64)
    expect((await fetch(`${own('baseUrl')}/early.js`)).status).toBe(200)
  })
})
