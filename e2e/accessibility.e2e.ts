import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { addToCart } from './buying.ts'
import { own } from './own.ts'
import { axeFaults, narrowFaults, walkFaults } from './page-checks.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

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

const looks = [
  ['large and light', {}],
  ['small and dark', { colorScheme: 'dark', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' }],
] as const

test.each(looks)('the pages of the portal pass axe, %s', { timeout: 300_000 }, async (_, look) => {
  const faults: string[] = []
  const client = await aVisitor(look)
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const caseAddress = await firstLink(client, '/client-portal/cases/')
  const steps = ['', '?step=household&year=2025', '?step=situation&year=2025', '?step=offer&year=2025&with=crypto']
  const newCase = [...steps.map((step) => `/new-case${step}`), '/cases/new', '/messages/new']
  for (const path of ['', '/cases', '/documents', '/messages', '/appointments', '/profile', ...newCase]) {
    faults.push(...(await faultsAt(client, `/client-portal${path}`)))
  }
  await client.goto('/client-portal/messages')
  const thread = await firstLink(client, '/client-portal/messages/', /\/[0-9a-f-]{36}/)
  const approve = caseAddress.replace(/[?#].*/, '').replace(/(\/cases\/[^/]+).*/, '$1/approve')
  for (const address of [caseAddress, thread, approve]) faults.push(...(await faultsAt(client, address)))
  expect(faults).toEqual([])
})

test.each(looks)('the pages of the panel pass axe, %s', { timeout: 300_000 }, async (_, look) => {
  const faults: string[] = []
  const staff = await aVisitor(look)
  await signInAsStaff(staff)
  const lists = ['/clients', '/orders', '/cases', '/documents', '/messages', '/security', '/staff', '/settings']
  const settings = ['notifications', 'backups', 'providers', 'retention', 'company'].map((page) => `/settings/${page}`)
  const more = [
    '/figures',
    '/billing',
    '/billing/invoices',
    '/billing/payments',
    '/billing/payouts',
    '/billing/settings',
    '/deletions',
    '/security/sign-ins',
    '/catalogue',
    '/catalogue/standard',
    ...settings,
  ]
  const others = ['?who=everyone', '/contacts', '/applications', '/claims', '/claims/clients']
  const written = ['/content', '/content/new', '/content/pictures', '/news', '/news/sources/new']
  for (const path of ['', ...others, ...lists, ...more, ...written, '/checklists', '/checklists/standard']) {
    faults.push(...(await faultsAt(staff, `/admin${path}`)))
  }
  await staff.goto('/admin/staff')
  const member = await staff.locator('a[href^="/admin/staff/"]').last().getAttribute('href')
  await staff.goto('/admin/messages?view=all')
  const thread = await firstLink(staff, '/admin/messages/', /\/[0-9a-f-]{36}/)
  await staff.goto('/admin/content?kind=article')
  const entry = await firstLink(staff, '/admin/content/', /\/[0-9a-f-]{36}$/)
  await staff.goto('/admin/contacts')
  const enquiry = await firstLink(staff, '/admin/contacts/', /\/\d+$/)
  await staff.goto('/admin/applications')
  const application = await firstLink(staff, '/admin/applications/', /\/\d+$/)
  await staff.goto('/admin/cases?view=board')
  const found = (await firstLink(staff, '/admin/cases/', /\/[0-9a-f-]{36}/)).replace(/[?#].*/, '')
  const ofCase = ['', '/documents', '/review', '/messages', '/assessment', '/objection', '/log'].map(
    (path) => found + path,
  )
  for (const address of [member ?? '', thread, entry, enquiry, application, ...ofCase])
    faults.push(...(await faultsAt(staff, address)))
  expect(faults).toEqual([])
})

async function firstLink(page: Page, under: string, like = /./): Promise<string> {
  await page.locator(`a[href^="${under}"]`).first().waitFor()
  const hrefs = await page
    .locator(`a[href^="${under}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const found = hrefs.find((href) => href !== null && like.test(href))
  if (!found) throw new Error(`No link under ${under} on ${page.url()}`)
  return found
}

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

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(await axeFaults(page, path)), ...(isTooWide ? [`${path}: wider than the screen`] : [])]
}
