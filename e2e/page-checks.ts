import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { focusError } from './focus.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function axeViolations(page: Page, state: string, without: string[] = []): Promise<string[]> {
  // Wait until navigation has ended. Until then the page is dimmed and would fail the contrast check.
  await page.locator('.main .waiting').waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await anAxe(page).withTags(tags).disableRules(without).analyze()
  const errors: string[] = []
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      const place = target.join(' ')
      if (id !== 'target-size' || (await isSmallInView(page, place))) errors.push(`${state}: ${id} at ${place}`)
    }
  }
  return errors
}

function anAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false })
}

async function isSmallInView(page: Page, place: string): Promise<boolean> {
  await page
    .locator(place)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await anAxe(page).include(place).withRules(['target-size']).analyze()
  return violations.length > 0
}

/** At a width of 320 px, reports horizontal scrolling, and controls smaller than 24 px outside running text. */
export async function narrowErrors(page: Page, state: string): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const errors = await page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than 320 px')
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const isSeen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      if (!isSeen || control.closest('.visually-hidden, .skip-link, [aria-hidden=true]')) continue
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const around = control.parentElement?.textContent?.trim()
      const isInText = getComputedStyle(control).display === 'inline' && around !== control.textContent?.trim()
      if (!isInText && (width < 24 || height < 24))
        found.push(`${control.outerHTML.slice(0, 90)} is ${Math.round(width)} × ${Math.round(height)}`)
    }
    return found
  })
  if (before) await page.setViewportSize(before)
  return errors.map((error) => `${state}: ${error}`)
}

type Walk = { suspects: Set<HTMLElement | SVGElement>; places: number; isRound: boolean }
type Walking = typeof globalThis & { focusError(): string; walk: Walk }

/** Tabs through the whole page; reports focused elements that are invisible or covered by sticky elements. */
export async function walkErrors(page: Page, state: string): Promise<string[]> {
  await page.evaluate(`window.focusError = ${focusError}`)
  await page.evaluate(() => {
    const here = globalThis as Walking
    const seen = new Set<Element | null>()
    here.walk = { suspects: new Set(), places: 0, isRound: false }
    // Check a focused element when Tab is pressed again: only then has the browser finished scrolling to it.
    addEventListener('keydown', () => {
      const place = document.activeElement
      if (place === document.body) return
      here.walk.isRound ||= seen.size > 1 && seen.values().next().value === place
      here.walk.places = seen.add(place).size
      const takesFocus = place instanceof HTMLElement || place instanceof SVGElement
      if (takesFocus && here.focusError()) here.walk.suspects.add(place)
    })
  })
  for (let round = 0; round < 60; round++) {
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('Tab')))
    const { places, isRound } = await page.evaluate(() => (globalThis as Walking).walk)
    if (!isRound) continue
    const errors = await page.evaluate(errorsAtRest)
    return [...errors, ...(places < 3 ? ['nearly nothing takes the focus'] : [])].map((error) => `${state}: ${error}`)
  }
  return [`${state}: the focus never came round`]
}

/** Runs in the page: refocuses each element that failed the fast check, and rechecks it once scrolling has ended. */
async function errorsAtRest(): Promise<string[]> {
  const here = globalThis as Walking
  const errors = new Set<string>()
  for (const place of here.walk.suspects) {
    place.blur()
    // Start at the top, so that the browser scrolls only as far as needed, as it does with Tab.
    scrollTo(0, 0)
    place.focus()
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (document.activeElement === place) errors.add(here.focusError())
  }
  return [...errors].filter(Boolean)
}

export async function firstLink(page: Page, under: string, like = /./): Promise<string> {
  await page.locator(`a[href^="${under}"]`).first().waitFor()
  const hrefs = await page
    .locator(`a[href^="${under}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const found = hrefs.find((href) => href !== null && like.test(href))
  if (!found) throw new Error(`No link under ${under} on ${page.url()}`)
  return found
}

export async function errorsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(await axeViolations(page, path)), ...(isTooWide ? [`${path}: wider than the screen`] : [])]
}
