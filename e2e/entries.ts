import type { Page } from 'playwright-core'

const fields =
  ':is(main, footer, body > div) :is(input:not([type=hidden], [type=file], [tabindex="-1"]), select, textarea):not(:disabled)'

const samples: Record<string, string> = {
  email: 'ada@example.com',
  number: '7',
  tel: '0791234567',
  password: 'a secret',
}

export async function enterEverything(page: Page): Promise<void> {
  const done = new Set<string>()
  for (const field of await page.locator(fields).all()) {
    if (!(await field.isVisible())) continue
    const { type, name } = await field.evaluate((control: HTMLInputElement) => {
      control.focus()
      return { type: control.type, name: control.name }
    })
    if (type === 'radio' || type === 'checkbox') {
      if (!(await field.isChecked()) && !done.has(name)) await page.keyboard.press('Space')
      if (type === 'radio') done.add(name)
    } else if (type === 'select-one') await page.keyboard.press('End')
    else {
      await page.keyboard.press(type === 'number' ? 'Control+a' : 'End')
      await page.keyboard.type(samples[type] ?? 'Biel')
    }
  }
}

export async function entriesOf(page: Page): Promise<Record<string, string>> {
  const entries = await page.locator(fields).evaluateAll((controls: HTMLInputElement[]) =>
    controls.flatMap((control) => {
      const { type, name, id, value, checked } = control
      if (!control.checkVisibility() || (type === 'radio' && !checked)) return []
      return type === 'checkbox'
        ? [[`${name} ${value}`, String(checked)]]
        : [[type === 'radio' ? name : id || name, value]]
    }),
  )
  return Object.fromEntries(entries)
}
