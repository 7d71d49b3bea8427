import { expect, test } from 'vitest'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { aVisitor, linkIn, newestEmail } from './browser.ts'
import { liveIn, pay } from './buying.ts'
import { own } from './own.ts'
import { signInAsStaff } from './signing-in.ts'

const path = siteStaffTexts.enquiryPath
const email = 'diego.ruiz@example.com'

test('an enquiry becomes client, quote, appointment and case; nothing is typed twice', {
  timeout: 240_000,
}, async () => {
  const visitor = await aVisitor()
  const sent = await visitor.request.post('/contact', {
    form: { name: 'Diego Ruiz', email, topic: 'other', subject: 'Tax return 2025', message: 'What would it cost?' },
    headers: { Origin: own('baseUrl') },
  })
  expect(sent.ok()).toBe(true)

  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/contacts')
  await staff.getByRole('link', { name: 'Diego Ruiz' }).first().click()
  await staff.getByLabel(path.steps.reply, { exact: true }).fill('Yes, we can help. Here is our quote.')
  for (const step of ['client', 'quote', 'appointment'] as const)
    await staff.getByLabel(path.include[step], { exact: true }).check()
  expect(await staff.getByLabel(path.firstName).inputValue()).toBe('Diego')
  expect(await staff.getByLabel(path.lastName).inputValue()).toBe('Ruiz')
  expect(await staff.getByLabel(path.email, { exact: true }).inputValue()).toBe(email)
  expect(await staff.getByLabel(path.quoteTitle).inputValue()).toBe('Tax return 2025')
  await staff.getByLabel(path.service(1)).selectOption({ index: 1 })
  await staff.locator('.slots label').first().click()
  await staff.getByRole('button', { name: path.previewEmail }).click()
  await staff.getByRole('heading', { name: path.preview }).waitFor()
  await staff.getByRole('button', { name: path.send, exact: true }).click()
  await staff.waitForURL(/note=enquiry-answered/)
  await staff.getByText(path.alreadyClient).waitFor()
  expect(await staff.locator('.enquiry-step').getByText(path.done, { exact: true }).count()).toBe(3)
  const enquiry = new URL(staff.url()).pathname

  const letter = await newestEmail(await aVisitor(), email, /^Re: /)
  const client = await aVisitor()
  await client.goto(linkIn(letter, '/set-password'))
  await client.locator('main input[name=password]').fill('a password for Diego')
  await client.locator('main form').getByRole('button').last().click()
  await client.waitForURL(/\/client-portal/)
  await client.goto(linkIn(letter, '/client-portal/offers/'))
  await liveIn(client, 'CH')
  await client.getByRole('button', { name: shopTexts.offerAnswer.acceptAndPayByCard }).click()
  await client.waitForURL(/\/sandbox-pay\//)
  await pay(client, email, 'Diego Ruiz')
  await client.getByRole('heading', { name: 'Payment Successful' }).waitFor()

  await staff.goto(enquiry)
  await staff.locator('.panel').filter({ hasText: path.cases }).getByRole('link', { name: /^ETB-/ }).waitFor()
  await staff.getByRole('link', { name: 'Diego Ruiz' }).first().click()
  await staff.getByText(siteStaffTexts.enquiriesPanel.readConversation).first().click()
  await staff.getByText('What would it cost?').waitFor()
})

test('the calendar books someone new from a free time; a lost race keeps what was typed', {
  timeout: 180_000,
}, async () => {
  const copy = appointmentStaffTexts.bookingForm
  const [first, second] = [await aVisitor(), await aVisitor()]
  for (const page of [first, second]) await signInAsStaff(page)
  await first.goto('/admin/calendar?view=week')
  await first.getByRole('link', { name: appointmentStaffTexts.calendarPage.next('week') }).click()
  await first.waitForURL(/day=/)
  await first.locator('.slot a').nth(4).click()
  await first.getByText(copy.newAppointment).waitFor()
  await second.goto(first.url())
  for (const [at, page] of [first, second].entries()) {
    await page.getByText(copy.who.new, { exact: true }).click()
    await page.getByLabel(copy.name, { exact: true }).fill(at === 0 ? 'Ana Silva' : 'Paul Weber')
    await page.getByLabel(copy.email, { exact: true }).fill(`race${at}@example.com`)
    await page.getByRole('button', { name: copy.next }).click()
    await page.getByRole('heading', { name: copy.checkBooking }).waitFor()
  }
  await first.getByRole('button', { name: copy.book }).click()
  await first.waitForURL(/note=talk-booked/)
  await second.getByRole('button', { name: copy.book }).click()
  await second.getByRole('status').or(second.locator('.note.warn')).first().waitFor()
  expect(await second.getByLabel(copy.name, { exact: true }).inputValue()).toBe('Paul Weber')
  expect(await second.locator('.slots label').count()).toBeGreaterThan(0)
})
