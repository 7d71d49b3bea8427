import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { own } from './own.ts'

const shell = '/usr/bin/chromium-headless-shell'

/** Prefers the headless shell if it is installed: tests run a fifth faster than in the full browser. */
const executablePath = process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium')

let browser: Promise<Browser> | undefined

function openBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

function launch(args: readonly string[] = [], path = executablePath): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: [
      ...args,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A browser whose camera shows the pictures of a Motion JPEG file. */
async function withCamera(film: string): Promise<Browser> {
  const args = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  // The headless shell has no cameras.
  const own = await launch(args, process.env.CHROMIUM ?? '/usr/bin/chromium')
  onTestFinished(() => own.close())
  return own
}

/** A page in its own browser context; page errors fail the test at its end. `film`: what its camera shows. */
export async function aVisitor(options: BrowserContextOptions = {}, film?: string): Promise<Page> {
  const context = await (film ? await withCamera(film) : await openBrowser()).newContext({
    baseURL: own('baseUrl'),
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) takesItsTime(page)
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      console.error(`Blocked: ${blockedURI} by ${violatedDirective}`),
    )
    addEventListener('app:alive', () => document.documentElement.setAttribute('data-alive', ''))
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) errors.push(message.text())
  })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      await page
        .screenshot({
          path: `test-results/${task.name.replace(/\W+/g, '-').slice(0, 50)}-${Date.now()}.png`,
          fullPage: true,
        })
        .catch(() => undefined)
    await context.close()
    if (errors.length > 0) throw new Error(`The page reported: ${errors.join('; ')}`)
  })
  return page
}

function takesItsTime(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await open(address, options)
    const wakesUp =
      /\/(admin|client-portal)\b/.test(page.url()) && answer?.headers()['content-type']?.startsWith('text/html')
    if (wakesUp && !options?.waitUntil)
      await page
        .waitForFunction(() => 'alive' in document.documentElement.dataset, undefined, { timeout: 5_000 })
        .catch(() => undefined)
    return answer
  }
}

export async function newestEmail(page: Page, to: string, subject: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt++) {
    await page.goto(`/dev/outbox?q=${encodeURIComponent(to)}`)
    const email = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: subject }) })
      .first()
    if ((await email.count()) > 0) return email.innerText()
    await page.waitForTimeout(500)
  }
  throw new Error(`No letter like ${subject} came to ${to}`)
}

export function linkIn(email: string, path: string): string {
  const link = email.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path))
  if (!link) throw new Error(`The letter holds no link to ${path}: ${email}`)
  return link
}
