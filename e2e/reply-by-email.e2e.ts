import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { aReply, inboundEnv, inboundRequest, type Raw } from '#test/mail/inbound-email.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { aVisitor } from './browser.ts'
import { type StartedProduct, startOwn } from './product.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

const clientEmail = 'client@example.com'
const smtp = await startSmtpStandIn('recipient', afterAll)
const clamd = await startClamdStandIn({ atEnd: afterAll })
let product: StartedProduct | undefined

beforeAll(async () => {
  const outside = { MODE: 'demo', SMTP_URL: smtp.url, MAIL_FROM: 'office@example.com', CLAMD_URL: clamd.url }
  const at = 400 + Number(process.env.VITEST_POOL_ID)
  product = await startOwn(at, inject('beginning'), { ...outside, ...inboundEnv })
})
afterAll(() => product?.end())

const visit = () => aVisitor({ baseURL: product?.own.baseUrl ?? '' })

/** Staff write to the client about a case; returns the reply address of the notification that was delivered. */
async function writesToClient(staff: Page, subject: string): Promise<string> {
  await staff.goto('/admin/messages/new?q=client%40example.com')
  await staff.locator('main a[href*="client="]').first().click()
  const copy = caseStaffTexts.conversation
  await staff.getByLabel(copy.case, { exact: true }).selectOption({ index: 1 })
  await staff.getByLabel(new RegExp(`^${copy.subject}`)).fill(subject)
  await staff.getByLabel(copy.message, { exact: true }).fill('Please send us the certificate.')
  const before = smtp.deliveries.length
  await staff.getByRole('button', { name: copy.sendMessage }).click()
  await staff.getByRole('heading', { name: subject }).waitFor()
  const notification = () =>
    smtp.deliveries.slice(before).find(({ to, raw }) => to.includes(clientEmail) && raw.includes('reply+'))?.raw ?? ''
  await expect.poll(notification, { timeout: 60_000 }).not.toBe('')
  expect(notification()).toContain('Auto-Submitted: auto-generated')
  return /^Reply-To: .*?(reply\+[a-z2-7]+@[a-z.]+)/im.exec(notification().replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
}

async function post(raw: Raw | Buffer, { at = new Date(), key = inboundEnv.INBOUND_EMAIL_SECRET } = {}) {
  const email = Buffer.isBuffer(raw)
    ? raw
    : aReply({ from: `Marco <${clientEmail}>`, messageId: `<${randomUUID()}@example.com>`, ...raw })
  const reply = await fetch(`${product?.own.baseUrl}/api/webhooks/inbound-email`, inboundRequest(email, at, key))
  return [reply.status, Object(await reply.json().catch(() => null)).result]
}

test('a reply to a notification lands in both threads with its file; nothing else is accepted', {
  timeout: 180_000,
}, async () => {
  const staff = await visit()
  await signInAsStaff(staff)
  const to = await writesToClient(staff, 'Your pension certificate')
  expect(to).toMatch(/^reply\+[a-z2-7]{52}@reply\.firm\.example$/)

  const client = await visit()
  await signInToPortal(client, clientEmail, product?.own.password)
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/messages')
  await client.getByRole('link', { name: 'Your pension certificate' }).first().click()
  await client.getByText('Please send us the certificate.').waitFor()

  const files = [{ name: 'pension.pdf', content: samplePdf(['Pension', String(Date.now())]) }]
  const reply = aReply({ to, from: clientEmail, messageId: '<first@example.com>', files })
  expect(await post(reply)).toEqual([200, 'stored'])
  expect(await post(reply)).toEqual([200, 'known'])

  const isOpen = 'a:has-text("pension.pdf")'
  await client.locator('.message', { hasText: caseTexts.messageList.byEmail }).locator(isOpen).waitFor()
  const received = staff.locator('.message', { hasText: caseStaffTexts.threadView.byEmail })
  await received.locator(isOpen).waitFor()
  expect(await received.count()).toBe(1)
  expect(await received.locator('.message-body').innerText()).toBe('Here it is.')

  const day = 24 * 60 * 60 * 1000
  const results = 'mx.firm.example; spf=fail smtp.mailfrom=example.com; dkim=none'
  expect(await post({ to, from: 'pat@example.com' })).toEqual([
    200,
    expect.stringMatching(/^(unknown-sender|wrong-address)$/),
  ])
  expect(await post({ to, results })).toEqual([200, 'not-authenticated'])
  expect(await post({ to, headers: 'Auto-Submitted: auto-replied\n' })).toEqual([200, 'automatic'])
  expect(await post({ to, headers: 'Return-Path: <>\n' })).toEqual([200, 'automatic'])
  expect(await post(aReply({ to, from: clientEmail }), { key: 'x'.repeat(40) })).toEqual([401, 'wrong-signature'])
  expect(await post({ to }, { at: new Date(Date.now() - day) })).toEqual([401, 'wrong-signature'])
  expect(await post(Buffer.alloc(36 * 1024 * 1024 + 1, 'x'))).toMatchObject([413, undefined])

  const infected = [{ name: 'infected.pdf', content: Buffer.concat([samplePdf(['Infected']), Buffer.from(eicar)]) }]
  expect(await post({ to, files: infected, text: 'One more.' })).toEqual([200, 'stored'])
  await staff
    .locator('.attachments li', { hasText: 'infected.pdf' })
    .getByText(caseTexts.attachments.blockedVirusFound)
    .waitFor()
  expect(await staff.getByRole('link', { name: 'infected.pdf' }).count()).toBe(0)
  await expect.poll(() => received.count()).toBe(2)
  await client.reload()
  expect(await client.locator('.message', { hasText: caseTexts.messageList.byEmail }).count()).toBe(2)
})
