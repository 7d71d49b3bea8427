import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'
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

/** A WebDriver session; see https://www.w3.org/TR/webdriver2/. Commands on an element wait until it exists. */
export type WebKit = Awaited<ReturnType<typeof openSession>>

async function openSession(server: string) {
  const options = { binary, args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options }
  const { sessionId } = await command(`${server}/session`, 'POST', { capabilities: { alwaysMatch } })
  const session = `${server}/session/${sessionId}`
  const post = (path: string, body: object = {}) => command(session + path, 'POST', body)

  async function element(selector: string): Promise<string> {
    await until(selector, `return Boolean(document.querySelector(arguments[0]))`, selector)
    const found = await post('/element', { using: 'css selector', value: selector })
    return `/element/${Object.values(found)[0]}`
  }

  async function until(message: string, script: string, ...args: unknown[]): Promise<void> {
    await expect.poll(() => run(script, ...args).catch(() => false), { timeout: 15_000, message }).toBe(true)
  }

  function run(script: string, ...args: unknown[]) {
    return post('/execute/sync', { script, args })
  }

  return {
    run,
    until,
    open: (url: string) => post('/url', { url }),
    shown: async (selector: string) => void (await element(selector)),
    click: async (selector: string) => post(`${await element(selector)}/click`),
    /** Types at the end of a field; `\uE007` is Enter. */
    type: async (selector: string, text: string) => post(`${await element(selector)}/value`, { text }),
    screenshot: async () => Buffer.from(await command(`${session}/screenshot`, 'GET'), 'base64'),
    resize: (width: number, height: number) => post('/window/rect', { x: 0, y: 0, width, height }),
    close: () => command(session, 'DELETE'),
  }
}

async function command(url: string, method: string, body?: object) {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`)
  return value
}

export async function aWebKitVisitor(): Promise<WebKit> {
  const browser = await openSession((await startDriver()).server)
  onTestFinished(() => browser.close())
  await browser.resize(1280, 900)
  await browser.open(at('/robots.txt'))
  await says(browser, 'User-agent')
  const consent = JSON.stringify({ version: 1, allowed: [], decidedAt: '2026-01-01' })
  await browser.run(`localStorage.setItem('consent', arguments[0])`, consent)
  return browser
}

export async function hydrated(browser: WebKit, selector: string): Promise<void> {
  const script = `const part = document.querySelector(arguments[0])
    return Boolean(part) && Object.keys(part).some((key) => key.startsWith('__reactProps'))`
  await browser.until(`${selector} is not hydrated`, script, selector)
}

export async function says(browser: WebKit, words: string): Promise<void> {
  await browser.until(words, `return document.body?.innerText.includes(arguments[0]) ?? false`, words)
}

export function at(path: string): string {
  return own('baseUrl') + path
}
