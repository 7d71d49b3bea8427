import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { enterEverything, entriesOf } from './entries.ts'
import { own } from './own.ts'
import { signInToPortal } from './signing-in.ts'

/*
 * What a visitor does before the page is alive: the scripts are held back until everything has been entered.
 */

const publicPages = (await (await fetch(`${own('baseUrl')}/sitemap.xml`)).text()).match(/(?<=<loc>)[^<]+/g) ?? []

/** Further products, services, articles and news look like the first. */
const isRepeated = (path: string) => /^\/(product|services|blog|news)\/(?!standard$|tax-planning$|pillar-3a)/.test(path)

const tabs = ['wealth-tax', 'pillar-3a', 'real-estate', 'withholding-tax', 'capital-benefit', 'compare-communes']
const paths = [
  ...publicPages.map((address) => new URL(address).pathname).filter((path) => !isRepeated(path)),
  ...tabs.map((tab) => `/calculators?tab=${tab}`),
  '/search?q=tax',
  '/forgot-password',
  '/client-portal',
  '/client-portal?register',
  '/admin',
]

/** A visitor whose scripts arrive when `release` is called, which resolves once the page is alive. */
async function anEarlyVisitor(): Promise<{ page: Page; open(path: string): Promise<void>; release(): Promise<void> }> {
  const page = await aVisitor()
  let hold = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold.promise
    await route.continue().catch(() => undefined)
  })
  return {
    page,
    async open(path) {
      hold.resolve()
      hold = Promise.withResolvers()
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('body > :last-child').waitFor({ state: 'attached' })
    },
    async release() {
      await page.keyboard.press('Shift')
      expect(await page.locator('html[data-alive]').count()).toBe(0)
      hold.resolve()
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    },
  }
}

test('whatever is typed, chosen or ticked on any page before it is alive stays', { timeout: 240_000 }, async () => {
  const { page, open, release } = await anEarlyVisitor()
  const faults: string[] = []
  let pages = 0
  for (const path of paths) {
    await open(path)
    const untouched = JSON.stringify(await entriesOf(page))
    await enterEverything(page)
    const entered = await entriesOf(page)
    if (JSON.stringify(entered) !== untouched) pages++
    await release().catch((error) => faults.push(`${path}: ${error}`))
    await page.waitForTimeout(200)
    const after = await entriesOf(page)
    for (const [name, value] of Object.entries(entered)) {
      if (after[name] !== value) faults.push(`${path}: ${name} shows ${after[name]} instead of ${value}`)
    }
  }
  expect(faults).toEqual([])
  expect(pages).toBeGreaterThan(20)
})

test('year and quantity chosen first, and the button pressed first, are what is in the cart', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/product/standard')
  await page.getByRole('radio', { name: /^2024/ }).check()
  await page.getByLabel('Quantity of').fill('3')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await release()
  await page.getByText('Added to Cart!').waitFor()
  expect(await page.locator('[name=variantId]:checked + span').innerText()).toContain('2024')
  const [line] = JSON.parse((await page.evaluate(() => localStorage.getItem('e-commerce-cart'))) ?? '[]')
  expect(line).toMatchObject({ quantity: 3, variant: { options: [{ value: '2024' }] } })
})

test('a package chosen first in the price calculator, with an add-on, is what is added to the cart', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/pricing')
  await page.getByRole('radio', { name: /^Premium/ }).check()
  await page.locator('#add-crypto').check()
  await page.locator('.receipt').getByRole('button', { name: 'Add to Cart' }).click()
  await release()
  await page.getByText('Added to Cart!').waitFor()
  await page.waitForURL('**/pricing?package=premium*add=crypto*')
  const lines = JSON.parse((await page.evaluate(() => localStorage.getItem('e-commerce-cart'))) ?? '[]')
  expect(lines[0].product.id).toBe('premium')
})

test('what is entered first in a calculator is what is calculated', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/calculators')
  await page.getByRole('radio', { name: 'Married' }).check()
  await page.locator('#canton').selectOption('zurich')
  await page.locator('#income').focus()
  await page.keyboard.type('120000')
  await page.keyboard.press('Enter')
  await release()
  await page.waitForURL(/income=120000/)
  const asked = new URL(page.url()).searchParams
  expect([asked.get('maritalStatus'), asked.get('canton')]).toEqual(['married', 'zurich'])
  await page.locator('.key-figure').waitFor()
})

test('parts that follow a choice follow one that was made first', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/contact')
  const link = page.locator('a.contact-mail')
  const before = await link.getAttribute('href')
  await page.locator('#topic').selectOption({ index: 2 })
  await release()
  await expect.poll(() => link.getAttribute('href')).not.toBe(before)
})

test('Ctrl K as the very first key of a visit opens the search', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/about')
  await page.evaluate(() => {
    const note = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'k' && document.documentElement.setAttribute('data-taken', String(defaultPrevented))
    addEventListener('keydown', note, true)
  })
  await page.keyboard.press('Control+k')
  expect(await page.locator('html').getAttribute('data-taken')).toBe('true')
  await release()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
})

test('what is answered in the questions of a return, and left before the page is alive, is kept', async () => {
  const { page, open, release } = await anEarlyVisitor()
  const before = await page.context().newPage()
  await signInToPortal(before, 'client@example.com')
  await before.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await before.goto('/client-portal/cases')
  const ofCase = before.locator('main a[href^="/client-portal/cases/"]', { hasText: '2025' }).first()
  const questions = `${((await ofCase.getAttribute('href')) ?? '').replace(/[?#].*/, '')}/questions/home`
  await open(questions)
  const commune = page.getByLabel(/^In which commune did you live/)
  await commune.fill('Nidau')
  await page
    .getByRole('group', { name: /^Did you move to or from Switzerland/ })
    .getByRole('radio')
    .first()
    .check()
  const kept = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await release()
  await kept
  await before.goto(questions)
  await expect
    .poll(async () => {
      await before.reload()
      const moved = before.getByRole('group', { name: /^Did you move to or from/ }).getByRole('radio')
      return [await before.getByLabel(/^In which commune/).inputValue(), await moved.first().isChecked()]
    })
    .toEqual(['Nidau', true])
})
