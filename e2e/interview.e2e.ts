import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { aVisitor } from './browser.ts'
import { axeViolations } from './page-checks.ts'
import { anyValue, matching } from './patterns.ts'
import { signInToPortal } from './signing-in.ts'

const questions = questionSets
  .find(({ caseType, taxYear }) => caseType === 'tax_return' && taxYear === 2025)
  ?.sections.flatMap((section) => section.questions)

function text(code: string): string {
  return questions?.find((question) => question.code === code)?.text ?? code
}

/** Questions of a return 2025, on the phone of a client. */
async function aPhone(options: { javaScriptEnabled?: boolean } = {}): Promise<{ page: Page; path: string }> {
  const page = await aVisitor({ viewport: { width: 390, height: 844 }, ...options })
  await signInToPortal(page, 'second@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto('/client-portal/cases')
  const ofCase = page.locator('main a[href^="/client-portal/cases/"]', { hasText: '2025' }).first()
  return { page, path: `${((await ofCase.getAttribute('href')) ?? '').replace(/[?#].*/, '')}/questions` }
}

const phoneHeight = 844

test('a single employee answers everything in at most eight phone screens', { timeout: 240_000 }, async () => {
  const { page, path } = await aPhone()
  let height = 0
  const saved = async (act: () => Promise<unknown>) => {
    const reply = page.waitForResponse((one) => one.request().method() === 'POST')
    await act()
    await reply
    await page.waitForLoadState('networkidle')
  }
  const select = (code: string, value: string) =>
    saved(() => page.getByLabel(text(code), { exact: true }).selectOption(value))
  const choose = (code: string, answer: string) =>
    saved(() =>
      page
        .getByRole('group', { name: text(code) })
        .getByRole('radio', { name: answer, exact: true })
        .check(),
    )
  const fill = (label: string, value: string) =>
    saved(async () => {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(value)
      await field.blur()
    })
  const none = (at = 0) =>
    saved(() => page.getByLabel(returnTexts.tickList.noneOfThese, { exact: true }).nth(at).check())
  const born = (date: Locator) =>
    saved(async () => {
      for (const [part, value] of Object.entries({ Day: '14', Month: '3', Year: '1985' }))
        await date.getByLabel(part).fill(value)
      await page.getByLabel(text('church'), { exact: true }).focus()
    })
  const next = async (to: string) => {
    expect(await axeViolations(page, page.url())).toEqual([])
    height += await page.evaluate(() => document.documentElement.scrollHeight)
    await page.locator('button[name=intent][value=next]').click()
    await page.waitForURL(`**/questions/${to}`)
  }
  await page.goto(`${path}/family/start`)
  await select('civil-status', 'single')
  await select('changed-in-year', 'no')
  await choose('children', 'No')
  await born(page.getByRole('group', { name: text('birth-date') }))
  await select('church', 'none')
  await next('home/start')
  await fill(text('commune'), 'Biel/Bienne')
  await select('moved', 'no')
  await select('permit', 'swiss')
  await choose('prepaid', 'No')
  await next('work/start')
  await choose('employed', 'Yes')
  await fill('Employer', 'Example Watch Ltd')
  await none()
  await next('work/commute')
  await fill(text('work-days'), '220')
  await select('commute', 'public')
  await select('commute-ticket', 'travelcard')
  await fill(text('commute-cost'), '2640')
  await select('lunch', 'no')
  await next('income/start')
  await none(0)
  await none(1)
  await choose('days-abroad', 'No')
  await select('inheritance', 'no')
  await next('assets/start')
  await select('e-statements', 'all')
  await none()
  await next('costs/start')
  await none()
  await fill(text('premiums'), '5000')
  await next('check')
  expect(height / phoneHeight).toBeLessThanOrEqual(8)

  // The employer has no dates and no salary yet.
  await page.getByRole('link', { name: returnTexts.checkPage.answer }).first().click()
  await page.waitForURL(/work\/start\?check/)
  await page.locator('button[name=intent][value=next]').click()
  await page.waitForURL('**/questions/check')
  await page.getByRole('button', { name: returnTexts.checkPage.sendAnyway(1) }).click()
  await page.getByRole('heading', { name: /^Thank you, / }).waitFor()
  expect(await axeViolations(page, 'answers sent')).toEqual([])
})

test('without JavaScript, Next saves a screen, keeps what is right and opens the next one', async () => {
  const { page, path } = await aPhone({ javaScriptEnabled: false })
  await page.goto(`${path}/costs/start`)
  await page.getByLabel('Payments into pillar 3a').check()
  await page.getByLabel(text('premiums'), { exact: true }).fill('much')
  await page.locator('button[name=intent][value=next]').click()
  await page.getByText(returnTexts.questionsView.needCorrection(1)).waitFor()
  expect(await page.getByLabel('Payments into pillar 3a').isChecked()).toBe(true)
  await page.getByLabel(text('premiums'), { exact: true }).fill('5000')
  await page.getByLabel(text('pillar-3a-paid'), { exact: true }).fill('6000')
  await page.locator('button[name=intent][value=next]').click()
  await page.getByRole('heading', { name: returnTexts.checkPage.checkYourAnswers }).waitFor()
})

test('without JavaScript, the partner is invited right after their first name', async () => {
  const { page, path } = await aPhone({ javaScriptEnabled: false })
  const next = () => page.locator('button[name=intent][value=next]').click()
  await page.goto(`${path}/family/start`)
  await page.getByLabel(text('civil-status'), { exact: true }).selectOption('married')
  await next()
  await page.getByLabel(text('partner-place'), { exact: true }).selectOption('together')
  await next()
  await page.getByLabel(text('partner-name'), { exact: true }).fill('Daniel')
  await page.getByLabel(/email \(optional\)$/).fill('daniel@example')
  await page.getByRole('button', { name: returnTexts.invitePartner.invite, exact: true }).click()
  await page.getByText(accountTexts.accounts.fields['email-incomplete']).first().waitFor()
  expect(await page.getByLabel(text('partner-name'), { exact: true }).inputValue()).toBe('Daniel')
  await page.getByLabel(returnTexts.invitePartner.email('Daniel')).fill('daniel@example.org')
  await page.getByRole('button', { name: returnTexts.invitePartner.invite, exact: true }).click()
  await page.getByText(matching(returnTexts.invitePartner.sent('daniel@example.org', anyValue))).waitFor()
  await page.goto('/client-portal')
  expect(await page.getByText(/^Invite your partner/).count()).toBe(0)
})
