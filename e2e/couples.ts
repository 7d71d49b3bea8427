import type { Page } from 'playwright-core'
import * as accountTexts from '#accounts/locales/en.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { aVisitor, linkIn, newestEmail } from './browser.ts'
import { addToCart, choosePassword, goToPayment, pay } from './buying.ts'
import { acceptTerms } from './signing-in.ts'

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

function text(code: string): string {
  const sets = questionSets.filter(({ caseType, taxYear }) => caseType === 'tax_return' && taxYear === 2025)
  const questions = sets.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
  return questions.find((question) => question.code === code)?.text ?? code
}

export async function aBuyer(name: string): Promise<{ page: Page; email: string; casePath: string }> {
  const page = await aVisitor(phone)
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`
  await addToCart(page, 'standard')
  await goToPayment(page, email)
  await pay(page, email, `${name} Keller`)
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  await page.locator('main input[name=password]').waitFor({ timeout: 60_000 })
  return { page, email, casePath: await choosePassword(page, `a password for ${name}`) }
}

async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const reply = page.waitForResponse((one) => one.request().method() === 'POST')
  await act()
  await reply
  await page.waitForLoadState('networkidle')
}

export async function marries(page: Page, casePath: string, partner: string): Promise<void> {
  await page.goto(`${casePath}/questions/family/start`)
  await saved(page, () => page.getByLabel(text('civil-status'), { exact: true }).selectOption('married'))
  await saved(page, () => page.getByLabel(text('partner-place'), { exact: true }).selectOption('together'))
  const name = page.getByLabel(text('partner-name'), { exact: true })
  await saved(page, async () => {
    await name.fill(partner)
    await name.blur()
  })
}

/** The client, on the page of the family questions, invites the partner, who joins with a password. */
export async function joinsAsPartner(client: Page, name: string): Promise<Page> {
  const email = `${name.toLowerCase()}-${Date.now()}@example.org`
  await client.getByLabel(returnTexts.invitePartner.email(name)).fill(email)
  await client.getByRole('button', { name: returnTexts.invitePartner.invite, exact: true }).click()
  await client.getByText(`Invitation sent to ${email}`).waitFor()

  const partner = await aVisitor(phone)
  const invitation = await newestEmail(partner, email, /invited/)
  await partner.goto(linkIn(invitation, '/household-invitation'))
  await partner.getByLabel('Last name').fill('Keller')
  await partner.getByLabel('Password').fill(`a password for ${name}`)
  await partner.getByRole('button', { name: accountTexts.invitationPage.acceptAndSignIn }).click()
  await partner.waitForURL(/\/client-portal/)
  await acceptTerms(partner)
  return partner
}
