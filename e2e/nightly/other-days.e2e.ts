import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor, newestEmail } from '#e2e/browser.ts'
import { aProductOnOtherDays, hasOtherDays } from '#e2e/later-product.ts'
import { signInAsStaff, signInToPortal } from '#e2e/signing-in.ts'
import { swissDay } from '#platform/day.ts'
import { formatDate, formatLongDate } from '#platform/format.ts'
import { addWorkingDays } from '#platform/working-days.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const { baseUrl, beginAgainAt } = aProductOnOtherDays()
const email = 'client@example.com'

/** 10:15 in Zurich in winter; reminders are sent at this time of day. */
const inTheMorningOf = (day: string) => new Date(`${day}T09:15:00Z`)

test.skipIf(!hasOtherDays)(
  'stock refills on the first of a month; documents are requested once the year is over',
  {
    timeout: 240_000,
  },
  async () => {
    const [year = '', month = ''] = swissDay(new Date()).split('-')
    const visit = () => aVisitor({ baseURL: baseUrl() })
    const [staff, client, outbox] = [await visit(), await visit(), await visit()]
    await signInAsStaff(staff)

    const [product, left] = [
      '/admin/catalogue/tax-planning-session',
      shopStaffTexts.variantFields.spacesLeftFor('90 minutes and calculation'),
    ]
    await staff.goto(product)
    await staff.getByLabel(left).fill('0')
    await staff.getByRole('button', { name: shopStaffTexts.productPage.saveProduct }).click()
    await staff.getByText(adminTexts.notices.done['product-saved'][0]).first().waitFor()
    const isSoldOut = async () => {
      await outbox.goto('/product/tax-planning-session')
      return outbox.getByRole('button', { name: 'Add to Cart', exact: true }).isDisabled()
    }
    await expect.poll(isSoldOut).toBe(true)

    await staff.goto(`/admin/clients?q=${encodeURIComponent(email)}`)
    await staff.locator('.list-rows tbody th a').first().click()
    await staff.getByRole('link', { name: 'Open a case' }).click()
    await staff.getByLabel('Tax year').selectOption(year)
    await staff.getByLabel(caseStaffTexts.openCasePage.whyIsThereNoOrder).fill('Agreed on the telephone.')
    await staff.getByRole('button', { name: caseStaffTexts.openCasePage.openCase2 }).click()
    await staff.getByText(adminTexts.notices.done['case-opened'][0]).first().waitFor()
    const caseId = new URL(staff.url()).pathname.split('/').pop()
    const number = /20\d\d-\d{3,}/.exec(await staff.locator('main').innerText())?.[0] ?? 'no number'
    expect(number.startsWith(`${year}-`)).toBe(true)
    await signInToPortal(client, email)
    await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await client.goto(`/client-portal/cases/${caseId}`)
    const next = Number(year) + 1
    await client
      .getByText(formatDate(`${next}-02-14`))
      .first()
      .waitFor()

    const leave = () => Promise.all([staff, client, outbox].map((page) => page.goto('about:blank')))
    const firstOfMonth = month === '12' ? `${next}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
    await leave()
    await beginAgainAt(inTheMorningOf(firstOfMonth))
    await signInAsStaff(staff)
    await staff.goto(product)
    expect(await staff.getByLabel(left).inputValue()).toBe('5')
    await staff.getByText(shopStaffTexts.variantFields.refilled(formatLongDate(firstOfMonth))).waitFor()
    expect(await isSoldOut()).toBe(false)
    await outbox.goto(`/dev/outbox?q=${encodeURIComponent(email)}`)
    for (const emailContent of await outbox.getByRole('article').filter({ hasText: 'Reminder: ' }).allInnerTexts())
      expect(emailContent).not.toContain(number)

    await leave()
    await beginAgainAt(inTheMorningOf(addWorkingDays(`${next}-01-31`, 6)))
    await expect.poll(() => newestEmail(outbox, email, /^Reminder/)).toContain(number)
  },
)
