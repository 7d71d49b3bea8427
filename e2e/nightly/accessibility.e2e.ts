import { expect, test } from 'vitest'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors, walkErrors } from '#e2e/page-checks.ts'
import { publicPaths } from '#e2e/public-pages.ts'

const publicPages = await publicPaths()
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

const isRepeated = (path: string) => /^\/(product|blog)\/(?!standard$|pillar-3a)/.test(path)

test('every public page passes axe in both themes and screen sizes, and fits 320 px', {
  timeout: 300_000,
}, async () => {
  expect(publicPages.length).toBeGreaterThan(20)
  const paths = [...publicPages, ...others]
  const light = await aVisitor()
  const dark = await aVisitor({ colorScheme: 'dark', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  async function onLarge() {
    const errors: string[] = []
    for (const path of paths) {
      await light.goto(path)
      errors.push(...(await axeViolations(light, path)), ...(await narrowErrors(light, path)))
    }
    return errors
  }
  async function onSmall() {
    const errors: string[] = []
    for (const path of paths.filter((each) => !isRepeated(each))) {
      await dark.goto(path)
      errors.push(...(await axeViolations(dark, path)))
    }
    return errors
  }
  expect((await Promise.all([onLarge(), onSmall()])).flat()).toEqual([])
})

test('keyboard focus is visible at every Tab stop of public pages, also in a low window', {
  timeout: 300_000,
}, async () => {
  const paths = [...publicPages, ...others]
  const undecided = await aVisitor({ viewport: { width: 390, height: 800 } })
  const low = await aVisitor({ viewport: { width: 320, height: 256 } })
  const errors: string[] = []
  for (const path of paths.filter((each) => !isRepeated(each))) {
    await undecided.goto(path)
    errors.push(...(await walkErrors(undecided, path)))
  }
  for (const path of ['/', '/pricing', '/calculators?tab=income-tax&income=100000&canton=bern']) {
    await low.goto(path)
    errors.push(...(await walkErrors(low, `${path} in a low window`)))
  }
  expect(errors).toEqual([])
})
