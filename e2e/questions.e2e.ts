import { expect, test } from 'vitest'
import { anotherProduct } from './another-product.ts'
import { aVisitor } from './browser.ts'
import { axeFaults, narrowFaults } from './page-checks.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

// Its case is at its beginning; other journeys lead the cases of the demo on.
const { baseUrl } = anotherProduct()

test('a client answers on the phone: a branch opens, the checklist follows, and the adviser finds the figure', async () => {
  const [client, staff] = [
    await aVisitor({ viewport: { width: 390, height: 800 }, baseURL: baseUrl() }),
    await aVisitor({ baseURL: baseUrl() }),
  ]
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/cases')
  await client.getByRole('link', { name: 'Tax return 2025' }).first().click()
  await client.getByRole('link', { name: /^Questions, / }).click()
  await client.getByRole('heading', { name: 'Your questions' }).waitFor()
  const caseId = new URL(client.url()).pathname.split('/')[3] ?? ''
  await client.getByRole('link', { name: /^Work/ }).click()

  const group = (name: string | RegExp) => client.getByRole('group', { name })
  await group('Were you employed in 2025?').getByRole('radio', { name: 'Yes' }).check()
  await group('How did you get to work?').getByRole('radio', { name: 'Train or bus' }).check()
  const cost = client.getByLabel('What did it cost in the year?')
  await cost.fill("2'640")
  await cost.blur()
  await client.getByText('Receipt of the travelcard').first().waitFor()
  await client.getByRole('button', { name: /^I don’t know\s?: On how many days/ }).click()
  await client.locator('[aria-pressed=true]').waitFor()
  expect([...(await axeFaults(client, 'questions')), ...(await narrowFaults(client, 'questions'))]).toEqual([])
  await client.reload()
  expect(await cost.inputValue()).toBe('2’640')

  await signInAsStaff(staff)
  await staff.goto(`/admin/cases/${caseId}/answers`)
  await staff.getByText('Does not know').first().waitFor()
  expect([...(await axeFaults(staff, 'answers')), ...(await narrowFaults(staff, 'answers'))]).toEqual([])
  await staff.goto(`/admin/cases/${caseId}/figures`)
  await staff.getByText('2’640.00').first().waitFor()
  await staff.getByText('Client’s answer').first().waitFor()
})
