import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { focusFault } from './focus.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now. Our pages hold no frames, so axe needs no window of its own. */
export async function axeFaults(page: Page, state: string, without: string[] = []): Promise<string[]> {
  // What is still on its way has not the colours it will have.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags)
    .disableRules(without)
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** At 320 px: whether the page scrolls sideways, and which controls outside of running text are smaller than 24 px. */
export async function narrowFaults(page: Page, state: string): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const faults = await page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than 320 px')
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const isSeen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      if (!isSeen || control.closest('.visually-hidden, .skip-link')) continue
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const around = control.parentElement?.textContent?.trim()
      const isInText = getComputedStyle(control).display === 'inline' && around !== control.textContent?.trim()
      if (!isInText && (width < 24 || height < 24))
        found.push(`${control.outerHTML.slice(0, 90)} is ${Math.round(width)} × ${Math.round(height)}`)
    }
    return found
  })
  if (before) await page.setViewportSize(before)
  return faults.map((fault) => `${state}: ${fault}`)
}

type Walk = { faults: string[]; places: number; judged: number; isRound: boolean }
type Walking = typeof globalThis & { focusFault(): string; walk: Walk }

/** Tabs once through the whole page: places of the focus that are not seen, or lie under something that sticks. */
export async function walkFaults(page: Page, state: string): Promise<string[]> {
  await page.evaluate(`window.focusFault = ${focusFault}`)
  await page.evaluate(() => {
    const here = globalThis as Walking
    here.walk = { faults: [], places: 0, judged: 0, isRound: false }
    const seen = new Set<Element | null>()
    const judged = new Set<Element | null>()
    document.addEventListener('focusin', () => {
      const place = document.activeElement
      here.walk.isRound ||= seen.size > 1 && seen.values().next().value === place
      here.walk.places = seen.add(place).size
      requestAnimationFrame(() => {
        if (document.activeElement !== place) return
        here.walk.judged = judged.add(place).size
        const fault = here.focusFault()
        if (fault && !here.walk.faults.includes(fault)) here.walk.faults.push(fault)
      })
    })
  })
  for (let round = 0; round < 60; round++) {
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Tab')
    const { faults, places, judged, isRound } = await page.evaluate(() => (globalThis as Walking).walk)
    // Keys may be quicker than the window: what was passed over is looked at in the next round.
    if (isRound && judged > 0.9 * places) return faults.map((fault) => `${state}: ${fault}`)
  }
  return [`${state}: the focus never came round`]
}
