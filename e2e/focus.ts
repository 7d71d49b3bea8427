import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { aVisitor } from './browser.ts'

export const smallScreen = { viewport: { width: 390, height: 800 } }

export async function aReader(path: string, options: Parameters<typeof aVisitor>[0] = {}): Promise<Page> {
  const page = await aVisitor(options)
  await page.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ version: 1, allowed: [], decidedAt: '2026-01-01' }))
  })
  await page.goto(path)
  return page
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor()
}

/** Presses `key` until the target has the focus. Every element focused on the way must be visible. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', max = 60 } = {}): Promise<void> {
  for (let presses = 0; presses < max; presses++) {
    await page.keyboard.press(key)
    expect(await page.evaluate(focusError), `after ${presses + 1} × ${key}`).toBe('')
    if (await has(target)) return
  }
  throw new Error(`${max} × ${key} did not lead to ${target}`)
}

export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect.poll(() => has(target), { message: `focus on ${target}`, timeout: 5_000 }).toBe(true)
  await expect.poll(() => page.evaluate(focusError), { timeout: 2_000 }).toBe('')
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function has(target: Locator): Promise<boolean> {
  const [first] = await target.all()
  return first ? first.evaluate((element) => element === document.activeElement) : false
}

/** Runs in the page. Returns an error unless the focused element has a focus ring and an uncovered centre. */
export function focusError(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'nothing has the focus'
  const what = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const ringed = [element, element.nextElementSibling].some((candidate) => {
    if (!candidate) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!ringed) return `${what} has no ring`
  const box = element.getClientRects()[0]
  if (!box || box.width === 0) return `${what} has no place`
  // For a large element, check only the part within the viewport; for a textarea, only its first line.
  const bottom = element instanceof HTMLTextAreaElement ? box.top + 40 : box.bottom
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
  const y = (Math.max(0, box.top) + Math.min(innerHeight, bottom)) / 2
  if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
    return `${what} is out of sight`
  const over = document.elementFromPoint(x, y)
  if (!over || element.contains(over) || over.contains(element)) return ''
  const label = element.closest('label')
  if (label?.contains(over)) return ''
  return `${what} is covered by ${over.tagName.toLowerCase()}.${over.className}`
}
