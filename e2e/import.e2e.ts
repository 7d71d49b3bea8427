import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { signInAsStaff } from './signing-in.ts'

const table = [
  'E-Mail;Nachname;Vorname;Geburtsdatum;Steuerjahre;Custom 3',
  'import.one@example.com;Muster;Ina;14.03.1985;2023, 2024;box 14',
  'import.two@example.com;Muster;Udo;31.2.1980;2024;box 15',
  ';Ohne;Adresse;;;',
].join('\r\n')

test('clients are imported after a dry run, an error is corrected, and the import is undone', async () => {
  const page = await aVisitor()
  await signInAsStaff(page)
  await page.goto('/admin/import')
  await page
    .getByLabel('Clients', { exact: false })
    .first()
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') })
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('combobox', { name: 'E-Mail: Goes to' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Custom 3: Goes to' }).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await page.getByText('Row 3', { exact: true }).waitFor({ timeout: 30_000 })
  await page.getByText('Birth date: this is not a date', { exact: false }).waitFor()
  await page.getByText('Email: it is missing', { exact: false }).waitFor()

  const row = page.getByRole('listitem').filter({ hasText: 'Row 3' }).last()
  await row.getByText('Correct', { exact: true }).click()
  await row.getByLabel('Birth date').fill('28.02.1980')
  await row.getByRole('button', { name: 'Save and check again' }).click()
  await page.getByRole('button', { name: 'Import 2 clients' }).click({ timeout: 30_000 })
  await page.getByText('2 clients added', { exact: false }).waitFor({ timeout: 30_000 })
  const address = page.url()
  const errors = await page.request.get(`${address}/errors.csv`)
  expect(await errors.text()).toContain('Adresse')

  await page.goto('/admin/clients?q=import.two')
  await page.getByRole('link', { name: 'Udo Muster' }).first().click()
  await page.getByText('28 Feb 1980').first().waitFor()

  await page.goto(address)
  await page.getByText('Undo import', { exact: true }).click()
  await page.getByRole('button', { name: 'Undo the import now' }).click()
  await page.getByText('Undone for 2 clients', { exact: false }).waitFor({ timeout: 30_000 })
  await page.goto('/admin/clients?q=import.two')
  expect(await page.getByRole('link', { name: 'Udo Muster' }).count()).toBe(0)
})
