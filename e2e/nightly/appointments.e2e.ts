import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { book } from '#content/pages/book.ts'
import { aVisitor, linkIn, newestEmail } from '#e2e/browser.ts'
import { axeViolations } from '#e2e/page-checks.ts'
import { anyValue, matching } from '#e2e/patterns.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { swissDay } from '#platform/day.ts'

const errors: string[] = []

async function look(page: Page, name: string) {
  errors.push(...(await axeViolations(page, name)))
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, '-')}.png`, fullPage: true })
}

test('a visitor in New York books by keyboard; the adviser moves it, and an email says so', {
  timeout: 180_000,
}, async () => {
  errors.length = 0
  const visitor = await aVisitor({ timezoneId: 'America/New_York' })
  const email = `hannah-${Date.now()}@example.com`
  await visitor.goto('/book')
  await look(visitor, 'book')
  await visitor.getByRole('link', { name: `${appointmentTexts.appointments.kinds['first-talk'].name} 30 min` }).click()
  await visitor.getByLabel(appointmentTexts.wayForm.yourTimeZone).waitFor()
  await visitor.waitForURL(/zone=America/)
  await visitor.locator('.picker-days a').first().focus()
  await visitor.keyboard.press('Enter')
  await visitor.getByText(matching(appointmentTexts.picker.hoursApart(anyValue, false))).waitFor()
  await look(visitor, 'book first talk, a day')
  await visitor.locator('.times button').first().focus()
  await visitor.keyboard.press('Enter')
  await visitor.getByText(matching(appointmentTexts.guestForm.withReservedForYouUntil(anyValue, anyValue))).waitFor()
  await look(visitor, 'book first talk, held')
  await visitor.getByLabel('Topic').selectOption('expat-tax-filing')
  await visitor.getByLabel('Name').fill('Hannah Cole')
  await visitor.locator('#email').fill(email)
  await visitor.getByRole('button', { name: appointmentTexts.guestForm.bookAppointment, exact: true }).press('Enter')
  await visitor.getByText(book.requested.title).waitFor()
  await visitor.goto(linkIn(await newestEmail(visitor, email, /confirm/i), '/book/confirm/'))
  await visitor.getByRole('button', { name: appointmentTexts.confirmGuestPage.confirmAppointment }).click()
  await visitor.getByRole('heading', { name: appointmentTexts.guestPage.yourAppointmentIsBooked }).waitFor()
  await look(visitor, 'guest')

  const staff = await aVisitor()
  await signInAsStaff(staff)
  const emailContent = await newestEmail(visitor, email, /is booked$/)
  const [, day] = /appointment on (\d+ \w+ \d{4}) is booked/.exec(emailContent) ?? []
  await staff.goto(`/admin/calendar?day=${swissDay(new Date(`${day} 12:00 UTC`))}`)
  await look(staff, 'calendar')
  await staff.locator('.agenda').getByRole('link', { name: 'Hannah Cole' }).click()
  await look(staff, 'appointment')
  await staff
    .getByRole('button', { name: appointmentStaffTexts.appointmentForms.confirmAppointment, exact: true })
    .click()
  await staff.getByText(adminTexts.notices.done['talk-changed'][0]).waitFor()
  await staff.getByRole('link', { name: appointmentStaffTexts.appointmentForms.moveAppointment, exact: true }).click()
  await staff.locator('.picker-days a').last().click()
  // At the end of a month, the last day can be the booked one; its first time is then the booked time.
  await staff.locator('.times a').last().click()
  await staff.getByRole('heading', { name: appointmentTexts.moveConfirm.moveThisAppointment }).waitFor()
  await look(staff, 'confirm the move')
  await staff.locator('#move').getByRole('button', { name: appointmentTexts.changeForms.moveAppointment }).click()
  await staff.getByText(adminTexts.notices.done['talk-moved'][0]).waitFor()
  await newestEmail(visitor, email, /^Your appointment has moved to/)
  await staff.goto('/admin/calendar/hours')
  await look(staff, 'hours')
  expect(errors).toEqual([])
})

test('appointment pages of portal and panel pass axe on a small screen', { timeout: 180_000 }, async () => {
  errors.length = 0
  const small = { viewport: { width: 390, height: 800 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const
  const client = await aVisitor(small)
  await signInToPortal(client, 'second@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/appointments')
  await look(client, 'small portal list')
  await client.getByRole('link', { name: 'Schedule Meeting' }).first().click()
  await client.getByRole('heading', { name: 'Schedule Meeting' }).waitFor()
  await look(client, 'small portal new')
  await client.goto('/client-portal/appointments')
  await client.locator('a[href^="/client-portal/appointments/"]:not([href$="/new"])').first().click()
  await client.getByText(appointmentTexts.appointmentPage.prepareForYourAppointment).waitFor()
  await look(client, 'small portal talk')
  await client.goto('/book/first-talk')
  await client.locator('.picker-days a').first().click()
  await client.locator('.times button').first().waitFor()
  await look(client, 'small book')
  const staff = await aVisitor(small)
  await signInAsStaff(staff)
  await staff.goto('/admin/calendar')
  await look(staff, 'small calendar')
  expect(errors).toEqual([])
})
