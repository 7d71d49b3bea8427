import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { statementXml } from '#test/statements/statement-xml.ts'
import { aVisitor } from './browser.ts'
import { axeFaults, narrowFaults } from './page-checks.ts'
import { signInAsStaff, signInToPortal } from './signing-in.ts'

const xml = statementXml({
  id: `CH00012CLIENT${String(Date.now()).slice(-8)}2025123101`,
  bank: 'Bank Muster',
  clients: [{ firstName: 'Clara', lastName: 'Bennett' }],
  accounts: [{ value: '12345.60', taxed: '100', untaxed: '0', claim: '35' }],
  securities: [
    { isin: 'CH0012032048', value: '500', payments: [{ taxed: '20', claim: '7' }] },
    { isin: 'US0378331005', value: null, payments: [{ untaxed: '10', credit: '1.50' }] },
  ],
  totals: { value: '12845.60', taxed: '120', untaxed: '10', claim: '42' },
})

async function looksWell(page: Page, state: string): Promise<void> {
  expect([...(await axeFaults(page, state)), ...(await narrowFaults(page, state))]).toEqual([])
}

test('a bank statement that a client uploads becomes figures, which the adviser confirms by keyboard', async () => {
  const [client, staff] = [await aVisitor({ viewport: { width: 390, height: 800 } }), await aVisitor()]
  await signInToPortal(client, 'client@example.com')
  await client.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await client.goto('/client-portal/cases')
  await client.getByRole('link', { name: 'Tax return 2025' }).first().click()
  await client.waitForURL(/\/cases\/[0-9a-f-]{36}/)
  const caseId = new URL(client.url()).pathname.split('/')[3] ?? ''
  const file = { name: 'etax-2025.pdf', mimeType: 'application/pdf', buffer: await statementPdf(xml) }
  await client.locator('input[type=file]').last().setInputFiles(file)
  await client.getByText('etax-2025.pdf').first().waitFor()
  await expect
    .poll(
      async () => {
        await client.goto(`/client-portal/cases/${caseId}/figures`)
        return client.getByText('12’345.60').count()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBeGreaterThan(0)
  await looksWell(client, 'figures of a client')
  await client.getByRole('link', { name: 'List of securities' }).click()
  await client.getByText('12’845.60').first().waitFor()
  await looksWell(client, 'securities of a client')
  await client.goto('/client-portal/documents')
  await client.getByLabel('What etax-2025.pdf is').first().waitFor()
  await looksWell(client, 'documents, one without a place')

  await signInAsStaff(staff)
  await staff.goto(`/admin/cases/${caseId}/figures`)
  await staff.getByLabel('Figure', { exact: false }).first().fill('100')
  await staff.getByLabel('Amount', { exact: true }).fill("118'640")
  await staff.keyboard.press('Enter')
  await staff.getByText('Figure entered').first().waitFor()
  await staff.getByLabel(/^Accounts, 31\.12\., Bank Muster, amount/).focus()
  await staff.keyboard.press('Enter')
  await staff.getByText('Figure confirmed').first().waitFor()
  await looksWell(staff, 'worksheet')
  await staff.goto(`/admin/cases/${caseId}/securities`)
  await staff.getByText('12’845.60').first().waitFor()
  await looksWell(staff, 'securities of staff')

  await staff.goto(`/admin/cases/${caseId}/tax`)
  await staff.getByLabel('Commune on 31.12.2025').fill('Biel/Bienne')
  await staff.getByLabel('Civil status').selectOption('single')
  await staff.getByLabel('Confession').selectOption('none')
  await staff.getByRole('button', { name: 'Save household' }).click()
  await staff.getByText('Household saved').first().waitFor()
  await staff.getByLabel('Name of the variant').fill('3a in full')
  await staff.getByLabel('Figure', { exact: true }).fill('240')
  await staff.getByLabel('Amount instead', { exact: true }).fill('7258')
  await staff.getByRole('button', { name: 'Try and keep' }).click()
  await staff.getByText('Variant kept').first().waitFor()
  await staff.getByRole('rowheader', { name: /3a in full/ }).waitFor()
  await looksWell(staff, 'tax of staff')
  await expect
    .poll(
      async () => {
        await client.goto(`/client-portal/cases/${caseId}/figures`)
        return client.getByRole('heading', { name: /for 2025/ }).count()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBeGreaterThan(0)
  await looksWell(client, 'tax of a client')
  await client.goto(`/client-portal/cases/${caseId}`)
  await client.getByRole('heading', { name: /To pay for 2025|Comes back for 2025/ }).waitFor()
  await looksWell(client, 'case with its tax')
})
