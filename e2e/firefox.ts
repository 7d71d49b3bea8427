import { existsSync } from 'node:fs'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { expect, onTestFinished } from 'vitest'
import { own } from './own.ts'

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Whether these journeys can be walked on this machine; `script/test` installs Firefox where it may. */
export const hasFirefox = existsSync(executablePath)

let browser: Promise<Browser> | undefined

/** Steered by WebDriver BiDi, which Firefox speaks by itself. Opened once for all journeys. */
function openFirefox(): Promise<Browser> {
  browser ??= launch({ browser: 'firefox', executablePath, headless: true })
  return browser
}

/** Closes the browser, if it was opened. */
export async function closeFirefox(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** A visitor in Firefox, whose scripts come late, and who has answered the question about cookies. The test fails at its end when the page had an error of its own. */
export async function aFirefoxVisitor(): Promise<Page> {
  const context = await (await openFirefox()).createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.setViewport({ width: 1280, height: 900 })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // Firefox says so of a page that is left while it asks for the addresses behind its links.
    const isLeft = message.text().startsWith('Failed to fetch manifest patches')
    if (message.type() === 'error' && !isLeft) errors.push(message.text())
  })
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      console.error(`Blocked: ${blockedURI} by ${violatedDirective}`),
    )
    try {
      const consent = { version: 1, allowed: [], decidedAt: '2026-01-01', evidenceId: 'x' }
      localStorage.setItem('consent', JSON.stringify(consent))
    } catch {
      // The empty page, where each tab begins, stores nothing.
    }
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

/** Waits until the page shows it. While one page gives way to the next, Firefox knows none of its handles: it is asked again. */
export async function shown(page: Page, selector: string): Promise<void> {
  const isThere = () => page.$(selector).then(Boolean, () => false)
  await expect.poll(isThere, { message: selector }).toBe(true)
}

/** The address of a page of the product. */
export function at(path: string): string {
  return own('baseUrl') + path
}
