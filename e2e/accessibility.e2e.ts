import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { addToCart } from './buying.ts'
import { errorsAt } from './page-checks.ts'

const small = { colorScheme: 'dark', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' } as const

test('pages on the way to an order pass axe on a small screen', async () => {
  const visitor = await aVisitor(small)
  const errors: string[] = []
  const result = '/calculators?tab=income-tax&income=100000&canton=bern'
  const toOrder = ['/', '/store', '/product/standard', '/cart', '/pricing', '/contact', result]
  for (const path of [...toOrder, '/client-portal?register', '/admin']) errors.push(...(await errorsAt(visitor, path)))
  expect(errors).toEqual([])
})

test('the cart panel takes and restores focus and works by keyboard alone', async () => {
  const page = await aVisitor()
  await addToCart(page, 'basic')
  await page.getByRole('dialog').waitFor()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Cart/ }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
})
