import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { aVisitor, newestEmail } from '#e2e/browser.ts'
import { aProductWithClock } from '#e2e/clock-product.ts'
import { axeViolations } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { swissDay } from '#platform/day.ts'

const product = aProductWithClock()
const errors: string[] = []
const email = 'second@example.com'

async function look(page: Page, name: string) {
  errors.push(...(await axeViolations(page, name)))
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, '-')}.png`, fullPage: true })
}

async function book(client: Page, topic: string): Promise<{ id: string; startsAt: Date }> {
  const included = client
    .locator('.book-kinds a', { hasText: appointmentTexts.appointments.kinds.included.name })
    .first()
  // A job grants the credit shortly after the case is opened.
  const hasMinutes = async () => {
    await client.goto('/client-portal/appointments/new?length=30&channel=video')
    return included.isVisible()
  }
  await expect.poll(hasMinutes, { timeout: 30_000, interval: 500 }).toBe(true)
  await included.click()
  await client.locator('.picker-days a').first().click()
  const time = client.locator('.times button').first()
  const startsAt = new Date((await time.getAttribute('value')) ?? '')
  await time.click()
  await client.getByText(matching(appointmentTexts.heldForm.withReservedForYouUntil(anyValue, anyValue))).waitFor()
  await client.getByLabel(appointmentTexts.heldForm.whatWouldYouLikeTo).fill(topic)
  await client.getByRole('button', { name: appointmentTexts.heldForm.bookAppointment, exact: true }).click()
  await client.waitForURL(/appointments\/[\da-f-]{36}/)
  return { id: /appointments\/([\da-f-]{36})/.exec(client.url())?.[1] ?? '', startsAt }
}

const minutesAfter = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)
const inCalendar = ({ id, startsAt }: { id: string; startsAt: Date }) =>
  `/admin/calendar?day=${swissDay(startsAt)}&appointment=${id}`

test('client and adviser hold an appointment; a held and a missed one use their minutes', {
  timeout: 240_000,
}, async () => {
  errors.length = 0
  const baseURL = product.baseUrl()
  const client = await aVisitor({ baseURL })
  await signInToPortal(client, email)
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const appointment = await book(client, 'Foreign account')
  await client.getByText(matching(appointmentTexts.appointmentFacts.youCanJoinFromSwiss(anyValue))).waitFor()
  expect(await client.getByRole('button', { name: 'Join Meeting' }).isDisabled()).toBe(true)
  await client.getByLabel(appointmentTexts.appointmentPage.notesForYourAdviser).fill('See page 2 of the statement.')
  await client
    .getByLabel(caseTexts.attachField.attachFiles)
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1\n%%EOF') })
  await client.getByRole('button', { name: appointmentTexts.appointmentPage.saveNotes }).click()
  await client.getByRole('heading', { name: appointmentTexts.appointmentPage.filesForAppointment }).waitFor()
  await look(client, 'talk prepared')
  const missed = await book(client, 'What comes next')

  const staff = await aVisitor({ baseURL })
  await signInAsStaff(staff, 'adviser')
  await staff.goto(inCalendar(appointment).replace(/&appointment=.*/, ''))
  await look(staff, 'week')
  await staff.locator(`.calendar [data-appointment="${appointment.id}"]`).focus()
  await staff.keyboard.press('Enter')
  const title = staff.locator('#talk-title')
  const panel = staff.getByRole('complementary').filter({ has: title })
  await panel.waitFor()
  await staff.waitForFunction(() => document.activeElement?.id === 'talk-title')
  for (const content of ['See page 2 of the statement.', 'statement.pdf', 'Foreign account', 'Open meeting room'])
    await panel.getByText(content).first().waitFor()
  await look(staff, 'week with a talk')
  await panel
    .getByRole('button', { name: appointmentStaffTexts.appointmentPreview.confirmAppointment, exact: true })
    .click()
  await staff.getByText(adminTexts.notices.done['talk-changed'][0]).waitFor()
  expect(staff.url()).toContain(`appointment=${appointment.id}`)
  await staff.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await staff.waitForFunction((id) => document.activeElement?.getAttribute('data-appointment') === id, appointment.id)
  await newestEmail(client, email, /confirmed/i)

  await product.waitUntil(minutesAfter(appointment.startsAt, -5))
  await client.goto(`/client-portal/appointments/${appointment.id}`)
  const join = client.getByRole('link', { name: 'Join Meeting' })
  await join.waitFor()
  expect(await join.getAttribute('href')).toMatch(/^https:\/\//)
  await look(client, 'talk to join')

  await product.waitUntil(minutesAfter(appointment.startsAt, 10))
  await staff.goto('/admin')
  await signInAsStaff(staff, 'adviser')
  await staff.goto(inCalendar(appointment))
  await look(staff, 'week with a talk that has begun')
  await panel.getByLabel('Note').first().fill('The old account is declared under number 4.')
  await panel.getByRole('button', { name: appointmentStaffTexts.endForm.appointmentTookPlace }).click()
  await panel.getByText('Completed').waitFor()
  await client.goto('/client-portal/appointments')
  await client.getByText(appointmentTexts.appointmentsPage.minutesOfWhichBooked(30, 30)).waitFor()
  const ofCase = await panel.locator('a[href^="/admin/cases/"]').getAttribute('href')
  await staff.goto(`${ofCase}/log`)
  await staff.getByText('The old account is declared under number 4.').waitFor()

  await product.waitUntil(minutesAfter(missed.startsAt, 15))
  await staff.goto(inCalendar(missed))
  if (await staff.getByLabel('Username').isVisible()) {
    await signInAsStaff(staff, 'adviser')
    await staff.goto(inCalendar(missed))
  }
  await panel.getByRole('button', { name: appointmentStaffTexts.endForm.clientDidNotAttend }).click()
  await panel.getByText('Missed', { exact: true }).waitFor()
  const saysMissed = async () => {
    await client.goto('/client-portal/appointments')
    const isUsed = await client.getByText(appointmentTexts.appointmentsPage.minutes(0), { exact: true }).isVisible()
    return isUsed && client.getByText('Missed').first().isVisible()
  }
  await expect.poll(saysMissed).toBe(true)
  await look(client, 'portal list after both')

  const small = await aVisitor({ baseURL, viewport: { width: 390, height: 800 }, colorScheme: 'dark' })
  await signInAsStaff(small, 'adviser')
  await small.goto(`${inCalendar(missed)}&view=day`)
  await small.locator('.agenda-line.picked').waitFor()
  await look(small, 'small day with a talk')
  expect(errors).toEqual([])
})
