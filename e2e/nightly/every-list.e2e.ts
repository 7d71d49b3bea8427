import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { largeLists } from '#admin/lists/large-lists.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'
import { smallLists } from '#test/admin/small-lists.ts'

const addresses = [...largeLists.values(), ...smallLists].map(({ list }) => list.path)

const rowWithFocus = (page: Page) =>
  page
    .locator('.list-rows tbody tr')
    .evaluateAll((rows) => rows.findIndex((row) => row.contains(document.activeElement)))

const isHydrated = (page: Page) =>
  expect.poll(() => page.locator('.list-foot .needs-script').first().isVisible()).toBe(true)

test('every list can be browsed and selected by keyboard, and its columns chosen', async () => {
  const staff = await aVisitor()
  await signInAsStaff(staff)
  const withRows: string[] = []
  for (const path of addresses) {
    const address = `${path}?all=1`
    await staff.goto(address)
    await isHydrated(staff)
    const rows = await staff.locator('.list-rows tbody tr').count()
    if (rows > 1) {
      withRows.push(path)
      await expect
        .poll(async () => {
          if ((await rowWithFocus(staff)) === -1) await staff.keyboard.press('j')
          return [path, await rowWithFocus(staff)]
        })
        .toEqual([path, 0])
      await staff.keyboard.press('j')
      expect([path, await rowWithFocus(staff)]).toEqual([path, 1])
      await staff.keyboard.press('k')
      expect([path, await rowWithFocus(staff)]).toEqual([path, 0])
      const boxes = await staff.locator('.list-rows tbody .tick').count()
      await staff.keyboard.press('x')
      if (boxes > 0) expect([path, await staff.locator('.list-rows tbody .tick:checked').count()]).toEqual([path, 1])
      await staff.keyboard.press('?')
      const help = staff.getByRole('dialog', { name: adminTexts.listKeys.keyboardShortcutsForThisList })
      await help.waitFor()
      expect([path, await help.getByText('Select the row').count()]).toEqual([path, boxes > 0 ? 1 : 0])
      await staff.keyboard.press('Escape')
      await help.waitFor({ state: 'hidden' })

      const headers = staff.locator('.list-rows thead th')
      const before = await headers.count()
      await staff.locator('summary', { hasText: 'Columns' }).click()
      const choice = staff.locator('.list-menu form')
      await choice.locator('input:checked').first().uncheck()
      await choice.getByRole('button', { name: 'Show' }).click()
      await staff.waitForURL(/column=/)
      await expect.poll(() => headers.count()).toBe(before - 1)
      await isHydrated(staff)

      await staff.keyboard.press('j')
      const link = await staff.evaluate(() => (document.activeElement as HTMLAnchorElement).href ?? null)
      if (link) {
        await staff.keyboard.press('Enter')
        await staff.waitForURL(link)
      }
    }
  }
  expect(withRows.length).toBeGreaterThan(8)
})
