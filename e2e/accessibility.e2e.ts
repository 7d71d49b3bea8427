import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { addToCart } from './buying.ts'
import { faultsAt, firstLink } from './page-checks.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

/*
 * The pages of the main job. `nightly/` looks at all pages, each in both looks, and at their states.
 */

const small = { colorScheme: 'dark', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' } as const

test('the pages on the way to an order pass axe, on a small screen', async () => {
  const visitor = await aVisitor(small)
  const faults: string[] = []
  const result = '/calculators?tab=income-tax&income=100000&canton=bern'
  const toOrder = ['/', '/store', '/product/standard', '/cart', '/pricing', '/contact', result]
  for (const path of [...toOrder, '/client-portal?register', '/admin']) faults.push(...(await faultsAt(visitor, path)))
  expect(faults).toEqual([])
})

test('the pages of a case pass axe: in the portal on a small screen, in the panel on a large one', async () => {
  const faults: string[] = []
  const client = await aVisitor(small)
  await signInToPortal(client, 'client@example.com')
  const own = (await firstLink(client, '/client-portal/cases/')).replace(/(\/cases\/[^/?#]+).*/, '$1')
  for (const path of ['/client-portal', own, '/client-portal/messages']) faults.push(...(await faultsAt(client, path)))
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/cases?view=board')
  const found = (await firstLink(staff, '/admin/cases/', /\/[0-9a-f-]{36}/)).replace(/[?#].*/, '')
  for (const path of ['/admin', '/admin/cases', found, '/admin/documents', '/admin/messages'])
    faults.push(...(await faultsAt(staff, path)))
  expect(faults).toEqual([])
})

test('the cart panel takes the focus, gives it back, and can be used by keyboard alone', async () => {
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
