import { expect, test } from 'vitest'
import { anEarlyVisitor } from './before-hydration-visitor.ts'
import { signInToPortal } from './signing-in.ts'

test('tax year and quantity chosen before hydration reach the cart', async () => {
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

test('a package and an add-on chosen before hydration reach the cart', async () => {
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

test('values entered in a calculator before hydration are calculated', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/calculators')
  await page.getByRole('radio', { name: 'Married' }).check()
  await page.locator('#canton').selectOption('zurich')
  await page.locator('#income').focus()
  await page.keyboard.type('120000')
  await page.keyboard.press('Enter')
  await release()
  await page.waitForURL(/income=120000/)
  const requested = new URL(page.url()).searchParams
  expect([requested.get('maritalStatus'), requested.get('canton')]).toEqual(['married', 'zurich'])
  await page.locator('.key-figure').waitFor()
})

test('a choice made before hydration updates the fields that depend on it', async () => {
  const { page, open, release } = await anEarlyVisitor()
  await open('/contact')
  const link = page.locator('a.contact-mail')
  const before = await link.getAttribute('href')
  await page.locator('#topic').selectOption({ index: 2 })
  await release()
  await expect.poll(() => link.getAttribute('href')).not.toBe(before)
})

test('Ctrl+K pressed before hydration opens the search', async () => {
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

test('answers of a questionnaire entered before hydration are saved', async () => {
  const { page, open, release } = await anEarlyVisitor()
  const before = await page.context().newPage()
  await signInToPortal(before, 'client@example.com')
  await before.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await before.goto('/client-portal/cases')
  const ofCase = before.locator('main a[href^="/client-portal/cases/"]', { hasText: '2025' }).first()
  const questions = `${((await ofCase.getAttribute('href')) ?? '').replace(/[?#].*/, '')}/questions/home/start`
  await open(questions)
  const commune = page.getByLabel(/^Which commune/)
  await commune.fill('Nidau')
  await page.getByLabel(/^Did you move to or from Switzerland/).selectOption('no')
  const saved = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await release()
  await saved
  await before.goto(questions)
  await expect
    .poll(async () => {
      await before.reload()
      const fields = [before.getByLabel(/^Which commune/), before.getByLabel(/^Did you move to or from/)]
      return Promise.all(fields.map((field) => field.inputValue()))
    })
    .toEqual(['Nidau', 'no'])
})
