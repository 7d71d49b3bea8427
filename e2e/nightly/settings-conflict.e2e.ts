import { expect, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { anotherProduct } from '#e2e/another-product.ts'
import { aVisitor } from '#e2e/browser.ts'
import { axeViolations, narrowErrors } from '#e2e/page-checks.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'

const { baseUrl } = anotherProduct()

test('a concurrent save of a setting shows the other value, also without JavaScript', async () => {
  const first = await aVisitor({ baseURL: baseUrl() })
  const second = await aVisitor({ baseURL: baseUrl(), javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  for (const staff of [first, second]) {
    await signInAsStaff(staff)
    await staff.goto('/admin/settings?part=maintenance')
  }
  const formOf = (staff: typeof first) => {
    const save = staff.getByRole('button', { name: adminTexts.settingsForms.saveMaintenance })
    const message = staff.locator('form').filter({ has: save }).getByRole('textbox').first()
    return { save, message }
  }
  const [one, two] = [formOf(first), formOf(second)]
  await one.message.fill('Back at two.')
  await one.save.click()
  await first.getByText(/saved/i).first().waitFor()
  await two.message.fill('Back at three.')
  await two.save.click()
  await second.getByText(adminTexts.setting.setConflict('Back at two.')).first().waitFor()
  expect(await two.message.inputValue()).toBe('Back at three.')
  expect(await narrowErrors(second, 'a setting that another has set')).toEqual([])
  await two.save.click()
  await second.getByText(/saved/i).first().waitFor()
  await first.goto('/admin/settings?part=maintenance')
  await expect.poll(() => one.message.inputValue()).toBe('Back at three.')
  expect(await axeViolations(first, 'settings')).toEqual([])
})
