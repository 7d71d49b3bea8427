import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/db/free-port.server.ts'
import { own } from './own.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/xvfb-run'
const binary = process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

export const hasWebKit = [driver, screen, binary].every((file) => existsSync(file))

let running: Promise<{ server: string; child: ChildProcess }> | undefined

/** Starts WebKit once, on a virtual screen, because it has no headless mode. */
function startDriver() {
  running ??= (async () => {
    const port = await freePort()
    // The process group (`detached`) lets us end all processes together. Root cannot use WebKit's sandbox.
    const child = spawn(screen, ['--auto-servernum', driver, `--port=${port}`], {
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      detached: true,
      stdio: 'ignore',
    })
    const server = `http://127.0.0.1:${port}`
    for (let attempt = 0; attempt < 100; attempt++) {
      const answers = await fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) return { server, child }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The driver of WebKit does not answer.')
  })()
  return running
}

export async function closeWebKit(): Promise<void> {
  const child = (await running)?.child
  if (child?.pid) process.kill(-child.pid)
  running = undefined
}

export async function aWebKitVisitor(): Promise<WebDriver> {
  const { server } = await startDriver()
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build()
  onTestFinished(() => browser.quit())
  await browser.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 })
  await browser.get(at('/robots.txt'))
  await says(browser, 'User-agent')
  const consent = JSON.stringify({ version: 1, allowed: [], decidedAt: '2026-01-01' })
  await browser.executeScript(`localStorage.setItem('consent', arguments[0])`, consent)
  return browser
}

export async function shown(browser: WebDriver, selector: string): Promise<WebElement> {
  return await browser.wait(until.elementLocated(By.css(selector)), 15_000, selector)
}

export async function hydrated(browser: WebDriver, selector: string): Promise<void> {
  const script = `const part = document.querySelector(arguments[0])
    return Boolean(part) && Object.keys(part).some((key) => key.startsWith('__reactProps'))`
  await browser.wait(() => browser.executeScript<boolean>(script, selector), 15_000, `${selector} is not alive`)
}

export async function says(browser: WebDriver, words: string): Promise<void> {
  const script = `return document.body?.innerText.includes(arguments[0]) ?? false`
  await browser.wait(() => browser.executeScript<boolean>(script, words), 15_000, words)
}

export function at(path: string): string {
  return own('baseUrl') + path
}
