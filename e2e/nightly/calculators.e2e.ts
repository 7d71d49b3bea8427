import { expect, test } from 'vitest'
import { calculatorTabs } from '#content/pages/calculators.ts'
import { aVisitor } from '#e2e/browser.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import * as taxTexts from '#tax/locales/en.ts'

const figure = '.key-figure'

test('a visitor finds a commune by keyboard, calculates, changes the canton and goes back', async () => {
  const page = await aVisitor()
  await page.goto('/calculators')
  expect(await page.locator('input[name=basis][value=gross]').isChecked()).toBe(true)
  await page.locator('label', { hasText: taxTexts.householdFields.taxableIncome }).first().click()
  await page.fill('#income', "100'000")
  await page.focus('#commune')
  await page.keyboard.type('biel', { delay: 40 })
  await page.getByRole('option', { name: 'Biel/Bienne' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await page.inputValue('#commune')).toBe('Biel/Bienne')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator(figure, { hasText: '23,361' }).waitFor()
  expect(await page.getByRole('status').first().textContent()).toMatch(
    matching(taxTexts.incomeTab.atOfficialTaxRatesIn('Biel/Bienne', anyValue)),
  )

  await page.selectOption('#canton', 'zurich')
  expect(await page.inputValue('#commune')).toBe('')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator(figure, { hasText: '15,912' }).waitFor()
  await page.goBack()
  await page.locator(figure, { hasText: '23,361' }).waitFor()
  expect(await page.inputValue('#canton')).toBe('bern')
})

test('an invalid entry is reported at its field, which gets the focus', async () => {
  const page = await aVisitor()
  await page.goto('/calculators?tab=income-tax&income=100000&canton=bern')
  await page.fill('#income', 'a lot')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('#income-error').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('income')
  expect(await page.locator(figure).count()).toBe(0)
})

test('every tab calculates and opens its details without JavaScript', async () => {
  const page = await aVisitor({ javaScriptEnabled: false })
  const entries = [
    ['income-tax', '#income', '100000'],
    ['wealth-tax', '#wealth', '500000'],
    ['real-estate', '#propertyValue', '1000000'],
    ['withholding-tax', '#monthlyIncome', '6500'],
    ['capital-benefit', '#capital', '500000'],
  ] as const
  for (const [tab, field, amount] of entries) {
    await page.goto('/calculators')
    await page
      .getByRole('link', { name: calculatorTabs.find(({ id }) => id === tab)?.label, exact: true })
      .first()
      .click()
    await page.fill(field, amount)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.locator(figure).waitFor()
    await page.locator('summary.amounts-line').first().click()
    expect(await page.locator('.amounts-trace').first().isVisible(), tab).toBe(true)
  }
})

test('a visitor compares communes, opens another ranking and sends the scenario to an adviser', async () => {
  const page = await aVisitor()
  await page.goto('/calculators?tab=compare-communes&income=100000&commune=biel&commune2=zug')
  await page.getByRole('heading', { name: 'Ranking: canton of Bern' }).waitFor()
  await page.getByRole('link', { name: matching(taxTexts.cantonMap.seeRankingOf(anyValue, anyValue, 'Uri')) }).click()
  await page.getByRole('heading', { name: 'Ranking: canton of Uri' }).waitFor()
  const contact = await page.getByRole('link', { name: taxTexts.resultActions.askAdviser }).getAttribute('href')
  const scenario = new URL(contact ?? '', page.url()).searchParams.get('scenario')
  expect(scenario).toMatch(/^\/calculators\?tab=compare-communes&income=100000/)
})

test('hydration preserves the scroll position', async () => {
  const page = await aVisitor()
  const { promise: scrolled, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scrolled
    await route.continue()
  })
  const address = '/calculators?tab=compare-communes&income=100000&commune=biel&commune2=zug'
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Ranking: canton of Bern' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  release()
  await page.keyboard.press('Shift')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(before).toBeGreaterThan(500)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('on a small screen nothing scrolls sideways and the result stays in view', async () => {
  const page = await aVisitor({ viewport: { width: 320, height: 720 } })
  for (const path of [
    '/calculators?tab=income-tax&income=100000&canton=bern',
    '/calculators?tab=pillar-3a&income=100000&age=35&canton=bern',
    '/calculators?tab=compare-communes&income=100000&commune=biel&commune2=zug',
    '/calculators/accuracy',
  ]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0)
  }
  await page.goto('/calculators?tab=income-tax&income=100000&canton=bern')
  expect(await page.locator('.action-bar').first().innerText()).toMatch(/CHF\s22,957/)
})

test('on a phone the result scrolls into view with the focus on its heading, and the bar leads back', async () => {
  const page = await aVisitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/calculators')
  await page.fill('#income', '104000')
  await page.getByRole('button', { name: taxTexts.calculatorForm.calculate }).click()
  await page.locator(figure).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const inView = () =>
    page.locator(figure).evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  expect(await inView()).toBe(true)
  await page.getByRole('link', { name: taxTexts.calculatorLayout.changeYourDetails }).click()
  await page.getByRole('link', { name: taxTexts.calculatorLayout.seeResult }).click()
  await expect.poll(inView).toBe(true)
})

test('without JavaScript a calculation leads to the result, and the estimate stays closed', async () => {
  const page = await aVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto('/calculators')
  await page.fill('#income', '104000')
  await page.getByRole('button', { name: taxTexts.calculatorForm.calculate }).click()
  await page.waitForURL(/#result$/)
  expect(await page.locator('details.flat-rate[open]').count()).toBe(0)
})

test('a form begins with the canton of the last calculation', async () => {
  const page = await aVisitor()
  await page.goto('/calculators?tab=income-tax&basis=gross&income=100000&canton=zug&commune=Baar')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('calculator-place'))).toContain('zug')
  await page.goto('/calculators?tab=wealth-tax')
  await expect.poll(() => page.inputValue('#canton')).toBe('zug')
  expect(await page.inputValue('#commune')).toBe('Baar')
})
