import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { moveOn, putDocument, waiveTheRest } from '#e2e/case-work.ts'
import { aBuyer, joinsAsPartner, marries, phone } from '#e2e/couples.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import * as returnTexts from '#returns/locales/en.ts'

const maxScreens = 30
test('a couple: invited at “married”, both approve, and everybody reads who is missing', {
  timeout: 240_000,
}, async () => {
  const { page: ana, casePath } = await aBuyer('Ana')
  await marries(ana, casePath, 'Ben')
  const ben = await joinsAsPartner(ana, 'Ben')
  await ben.goto(`${casePath}/questions/family/start`)
  expect(await ben.getByLabel(returnTexts.invitePartner.ownFirstName, { exact: true }).inputValue()).toBe('Ben')

  const staff = await aVisitor()
  const caseId = casePath.split('/').pop() ?? ''
  await signInAsStaff(staff)
  await waiveTheRest(staff, caseId)
  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, 'Start preparation')
  await moveOn(staff, 'Submit for review')
  await putDocument(staff, caseId, 'Draft', 'joint-draft.pdf')
  await staff.goto(`/admin/cases/${caseId}`)
  await moveOn(staff, caseTexts.cases.moves.ask_for_approval.label)

  await approves(ana, casePath, 'Ana Keller')
  await ana.goto(casePath)
  await ana.getByText(caseTexts.cases.waitsForApproval('Ben Keller')).waitFor()
  await ana.goto('/client-portal')
  const { label } = caseTexts.cases.turns
  await ana
    .getByText(label({ code: 'approve', who: 'other', name: 'Ben Keller' }))
    .first()
    .waitFor()
  await staff.goto(`/admin/cases/${caseId}`)
  await staff.getByText(caseStaffTexts.caseOverview.approvalMissingFrom('Ben Keller')).waitFor()

  await approves(ben, casePath, 'Ben Keller')
  await ana.goto(casePath)
  await ana.getByText(caseTexts.cases.moves.approve.notifies).first().waitFor()
  await staff.reload()
  expect(await staff.getByText(caseStaffTexts.caseOverview.approvalMissingFrom('Ben Keller')).count()).toBe(0)
})

async function approves(page: Page, casePath: string, name: string): Promise<void> {
  await page.goto(`${casePath}/approve`)
  await page.getByLabel(/I have read draft 1 in full/).check()
  await page.getByRole('button', { name: 'Approve draft 1' }).click()
  await page.getByRole('link', { name: `Download approval certificate (${name})` }).waitFor()
}

test(`a couple to whom everything applies answers in at most ${maxScreens} phone screens`, {
  timeout: 400_000,
}, async () => {
  const { page, casePath } = await aBuyer('Mia')
  await marries(page, casePath, 'Leo')
  const heights = new Map<string, number>()
  for (let presses = 0; !page.url().endsWith('/questions/check'); presses++) {
    expect(presses).toBeLessThan(120)
    await answersEverything(page)
    // “Next” stays on the screen if the last answers have opened further questions.
    heights.set(new URL(page.url()).pathname, await page.evaluate(() => document.documentElement.scrollHeight))
    await pressNext(page)
  }
  const height = [...heights.values()].reduce((sum, one) => sum + one, 0)
  expect(height / phone.viewport.height).toBeLessThanOrEqual(maxScreens)
})

/** Posts the form as a new document, which says when it has loaded; the product's own navigation does not. */
async function pressNext(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.locator('.question-form').evaluate((form) => {
    const intent = Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: 'next' })
    form.append(intent)
    HTMLFormElement.prototype.submit.call(form)
  })
  await loaded
  await page.locator('html[data-alive]').waitFor()
}

const chosen: Record<string, string> = { permit: 'b', moved: 'no', commute: 'car', 'e-statements': 'none' }
const typed: Record<string, string> = { month: '3', year: '1985', commune: 'Biel/Bienne' }

/** Ticks and fills in whatever the screen shows, until it asks nothing more. */
async function answersEverything(page: Page): Promise<void> {
  const seen = new Set<string>()
  for (;;) {
    const field = await page.locator('.question-form').evaluate(
      (form, done) => {
        const isAnswered = (control: HTMLInputElement) =>
          control.type === 'checkbox'
            ? control.checked
            : control.type === 'radio'
              ? form.querySelector(`[name="${control.name}"]:checked`) !== null
              : control.value !== ''
        for (const control of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')) {
          const { name, type, value, tagName } = control
          const key = type === 'checkbox' ? `${name} ${value}` : name
          if (done.includes(key) || /^none\.|email|\.to\b/.test(name) || !control.checkVisibility()) continue
          if (!isAnswered(control) && !/none of these/i.test(control.labels?.[0]?.innerText ?? ''))
            return { key, name, value, kind: tagName === 'SELECT' ? 'select' : type }
        }
        return null
      },
      [...seen],
    )
    if (!field) return
    seen.add(field.key)
    const { name, value, kind } = field
    const code = name.split('.')[1] ?? ''
    const control = page.locator(`.question-form [name="${name}"]`)
    if (kind === 'checkbox' || kind === 'radio') await control.and(page.locator(`[value="${value}"]`)).check()
    else if (kind === 'select') await choose(control, chosen[code])
    else await control.fill(typed[name.split('.').at(-1) ?? ''] ?? typed[code] ?? '14')
    await page.locator('h1').first().click()
    await page.waitForLoadState('networkidle')
  }
}

async function choose(control: ReturnType<Page['locator']>, value: string | undefined): Promise<void> {
  const options = await control.locator('option').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))
  await control.selectOption(options.includes(value) ? (value ?? '') : { index: 1 })
}
