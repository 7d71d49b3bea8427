import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { addToCart } from './buying.ts'
import { own } from './own.ts'
import { axeFaults, narrowFaults, walkFaults } from './page-checks.ts'

const publicPages = (await (await fetch(`${own('baseUrl')}/sitemap.xml`)).text()).match(/(?<=<loc>)[^<]+/g) ?? []
const others = [
  '/cart',
  '/success',
  '/search?q=tax',
  '/nothing-here',
  '/client-portal',
  '/client-portal?register',
  '/admin',
  '/forgot-password',
]

/** Further products and articles look like the first. */
const isRepeated = (path: string) => /^\/(product|blog)\/(?!standard$|pillar-3a)/.test(path)

test('every public page passes axe on large and small screens, in both themes, and fits 320 px with large targets', {
  timeout: 300_000,
}, async () => {
  expect(publicPages.length).toBeGreaterThan(20)
  const paths = [...new Set([...publicPages.map((address) => new URL(address).pathname), ...others])]
  const light = await aVisitor()
  const dark = await aVisitor({ colorScheme: 'dark', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  async function onLarge() {
    const faults: string[] = []
    for (const path of paths) {
      await light.goto(path)
      faults.push(...(await axeFaults(light, path)), ...(await narrowFaults(light, path)))
    }
    return faults
  }
  async function onSmall() {
    const faults: string[] = []
    for (const path of paths.filter((each) => !isRepeated(each))) {
      await dark.goto(path)
      faults.push(...(await axeFaults(dark, path)))
    }
    return faults
  }
  expect((await Promise.all([onLarge(), onSmall()])).flat()).toEqual([])
})

test('on every public page the focus is seen wherever Tab leads, also in a low window', {
  timeout: 300_000,
}, async () => {
  const paths = [...publicPages.map((address) => new URL(address).pathname), ...others]
  const undecided = await aVisitor({ viewport: { width: 390, height: 800 } })
  const low = await aVisitor({ viewport: { width: 320, height: 256 } })
  const faults: string[] = []
  for (const path of new Set(paths.filter((each) => !isRepeated(each)))) {
    await undecided.goto(path)
    faults.push(...(await walkFaults(undecided, path)))
  }
  for (const path of ['/', '/pricing', '/calculators?tab=income-tax&income=100000&canton=bern']) {
    await low.goto(path)
    faults.push(...(await walkFaults(low, `${path} in a low window`)))
  }
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
