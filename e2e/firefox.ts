import { existsSync } from 'node:fs'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { expect, onTestFinished } from 'vitest'
import { own } from './own.ts'

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

export const hasFirefox = existsSync(executablePath)

let browser: Promise<Browser> | undefined

/** Starts Firefox once for all tests, driven through WebDriver BiDi, which it supports natively. */
function openFirefox(): Promise<Browser> {
  browser ??= launch({ browser: 'firefox', executablePath, headless: true })
  return browser
}

export async function closeFirefox(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** Opens a page with delayed scripts and cookie consent already given; page errors fail the test at its end. */
export async function aFirefoxVisitor(): Promise<Page> {
  const context = await (await openFirefox()).createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.setViewport({ width: 1280, height: 900 })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // Firefox logs this error when a page is left during the prefetch of route manifests. It is harmless.
    const isLeft = message.text().startsWith('Failed to fetch manifest patches')
    if (message.type() === 'error' && !isLeft) errors.push(message.text())
  })
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      console.error(`Blocked: ${blockedURI} by ${violatedDirective}`),
    )
    try {
      const consent = { version: 1, allowed: [], decidedAt: '2026-01-01' }
      localStorage.setItem('consent', JSON.stringify(consent))
    } catch {}
    addEventListener('app:alive', () => document.documentElement.setAttribute('data-alive', ''))
  })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const isScript = /\/assets\/[^?]*\.js$/.test(request.url())
    setTimeout(() => request.continue().catch(() => undefined), isScript ? 500 : 0)
  })
  onTestFinished(async () => {
    await context.close()
    if (errors.length > 0) throw new Error(`The page reported: ${errors.join('; ')}`)
  })
  return page
}

/** Polls, because element handles in Firefox become invalid during navigation. */
export async function shown(page: Page, selector: string): Promise<void> {
  const isThere = () => page.$(selector).then(Boolean, () => false)
  await expect.poll(isThere, { message: selector }).toBe(true)
}

export function at(path: string): string {
  return own('baseUrl') + path
}
