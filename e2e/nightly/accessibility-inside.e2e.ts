import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from '#e2e/browser.ts'
import { errorsAt, firstLink } from '#e2e/page-checks.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { statementXml } from '#test/statements/statement-xml.ts'

const looks = [
  ['large and light', {}],
  ['small and dark', { colorScheme: 'dark', viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' }],
] as const

test.each(looks)('portal pages pass axe, %s', { timeout: 300_000 }, async (_, look) => {
  const errors: string[] = []
  const client = await aVisitor(look)
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const caseAddress = await firstLink(client, '/client-portal/cases/')
  const steps = ['', '?step=household&year=2025', '?step=situation&year=2025', '?step=offer&year=2025&with=crypto']
  const newCase = [...steps.map((step) => `/new-case${step}`), '/cases/new', '/messages/new']
  for (const path of ['', '/cases', '/messages', '/appointments', '/profile', ...newCase]) {
    errors.push(...(await errorsAt(client, `/client-portal${path}`)))
  }
  await client.goto('/client-portal/messages')
  const thread = await firstLink(client, '/client-portal/messages/', /\/[0-9a-f-]{36}/)
  const ofCase = caseAddress.replace(/[?#].*/, '').replace(/(\/cases\/[^/]+).*/, '$1')
  await sendsStatement(client, ofCase)
  const more = [`${ofCase}/figures`, `${ofCase}/securities`, '/client-portal/documents', '/client-portal/orders']
  for (const address of [ofCase, thread, `${ofCase}/approve`, `${ofCase}/questions/work`, ...more])
    errors.push(...(await errorsAt(client, address)))
  expect(errors).toEqual([])
})

async function sendsStatement(client: Page, ofCase: string): Promise<void> {
  const number = String(Date.now())
  const xml = statementXml({
    id: `CH00012CLIENT${number.slice(-8)}2025123101`,
    bank: 'Bank Muster',
    clients: [{ firstName: 'Clara', lastName: 'Bennett' }],
    accounts: [{ value: '12345.60', taxed: '100', untaxed: '0', claim: '35' }],
    securities: [{ isin: 'CH0012032048', value: '500', payments: [{ taxed: '20', claim: '7' }] }],
    totals: { value: '12845.60', taxed: '120', untaxed: '0', claim: '42' },
  })
  const file = { name: `etax-${number}.pdf`, mimeType: 'application/pdf', buffer: await statementPdf(xml) }
  await client.goto(ofCase)
  await client.locator('input[type=file]').last().setInputFiles(file)
  await client.getByText(file.name).first().waitFor()
  const isListed = async () => {
    await client.goto(`${ofCase}/securities`)
    return client.getByText('12,845.60').count()
  }
  await expect.poll(isListed, { timeout: 60_000, interval: 700 }).toBeGreaterThan(0)
}

test.each(looks)('admin pages pass axe, %s', { timeout: 300_000 }, async (_, look) => {
  const errors: string[] = []
  const staff = await aVisitor(look)
  await signInAsStaff(staff)
  const lists = ['/clients', '/orders', '/cases', '/documents', '/messages', '/security', '/staff', '/settings']
  const settings = ['notifications', 'backups', 'providers', 'retention', 'company'].map((page) => `/settings/${page}`)
  const more = [
    '/figures',
    '/quotes',
    '/billing',
    '/billing/invoices',
    '/billing/payments',
    '/billing/received',
    '/billing/payouts',
    '/billing/settings',
    '/deletions',
    '/next-year?year=2025',
    '/next-year/settings',
    '/security/sign-ins',
    '/catalogue',
    '/catalogue/standard',
    ...settings,
  ]
  const others = ['?who=everyone', '/contacts', '/applications', '/claims', '/claims/clients']
  const written = ['/content', '/content/new', '/content/pictures', '/news', '/news/sources/new']
  for (const path of ['', ...others, ...lists, ...more, ...written, '/checklists', '/checklists/standard']) {
    errors.push(...(await errorsAt(staff, `/admin${path}`)))
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
  const ofCase = [
    '',
    '/documents',
    '/answers',
    '/tax',
    '/review',
    '/messages',
    '/assessment',
    '/objection',
    '/log',
  ].map((path) => found + path)
  for (const address of [member ?? '', thread, entry, enquiry, application, ...ofCase])
    errors.push(...(await errorsAt(staff, address)))
  expect(errors).toEqual([])
})
