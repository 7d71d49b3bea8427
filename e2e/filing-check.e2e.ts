import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor } from './browser.ts'
import { axeViolations, narrowErrors } from './page-checks.ts'

type Person = {
  permit: string
  home: (page: Page) => Promise<void>
  income: readonly string[]
  other: string
  move: (page: Page) => Promise<void>
  result: string
  until: string
}

const nextYear = new Date().getFullYear() + (new Date().getMonth() < 6 ? 0 : 1)
const stays = async (page: Page) => choose(page, 'No')
const livesIn = (commune: string) => async (page: Page) => {
  await page.locator('#commune').fill(commune)
}
const commutesFrom = (country: string, commune: string) => async (page: Page) => {
  await page.locator('#commune').fill(commune)
  await page.locator('#country').selectOption(country)
}

async function choose(page: Page, label: string): Promise<void> {
  await page.locator('main label').filter({ hasText: label }).first().click()
}

const persons: [string, Person][] = [
  [
    'a couple with savings in Biel',
    {
      permit: 'Residence',
      home: livesIn('2502'),
      income: ['Under 120,000', 'CHF 120,000 or more'],
      other: 'Savings and investments',
      move: stays,
      result: 'You must file a tax return',
      until: `31 March ${nextYear}`,
    },
  ],
  [
    'an employee in Zurich',
    {
      permit: 'Short stay',
      home: livesIn('8001'),
      income: ['Under 120,000', 'I am not married'],
      other: 'None of these',
      move: stays,
      result: 'You may file a tax return',
      until: `31 March ${nextYear}`,
    },
  ],
  [
    'a C permit holder in Basel',
    {
      permit: 'Settlement',
      home: livesIn('4051'),
      income: ['120,000 or more', 'I am not married'],
      other: 'None of these',
      move: stays,
      result: 'You must file a tax return',
      until: `31 March ${nextYear}`,
    },
  ],
  [
    'a commuter from Germany',
    {
      permit: 'Cross-border',
      home: commutesFrom('DE', '4051'),
      income: ['120,000 or more', 'I am not married'],
      other: 'None of these',
      move: stays,
      result: 'You do not have to file',
      until: 'Tax at source',
    },
  ],
]

test.each(persons)('without JavaScript, %s gets from the home page to the result', async (_, person) => {
  const page = await aVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const next = async (path: string) => {
    await page.locator('main form button').last().click()
    await page.waitForURL(`**/do-i-have-to-file/${path}?**`)
  }
  await page.goto('/')
  await choose(page, person.permit)
  await page.getByRole('button', { name: 'Next: where you live' }).click()
  await page.waitForURL('**/do-i-have-to-file/home?**')
  await person.home(page)
  await next('income')
  for (const label of person.income) {
    const group = page.locator('fieldset').nth(person.income.indexOf(label))
    await group.locator('label').filter({ hasText: label }).first().click()
  }
  await next('other')
  await choose(page, person.other)
  await next('move')
  await person.move(page)
  await next('result')
  expect(await page.locator('h1').innerText()).toBe(person.result)
  expect(await page.locator('.filing-until b').innerText()).toBe(person.until)
})

test('missing answers are explained, and a changed answer leads straight back to the result', async () => {
  const page = await aVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Next: where you live' }).click()
  await page.getByRole('alert').filter({ hasText: 'Choose your permit.' }).waitFor()
  await page.goto(
    '/do-i-have-to-file/result?permit=B&commune=2502&own=under&spouse=unmarried&thresholds=BE-single&other=none&move=no',
  )
  await page.getByRole('link', { name: 'Change other income and assets' }).click()
  await choose(page, 'None of these')
  await choose(page, 'Self-employed')
  await page.getByRole('button', { name: 'Save and see the answer' }).click()
  await page.waitForURL('**/do-i-have-to-file/result?**')
  expect(await page.locator('h1').innerText()).toBe('You must file a tax return')
})

test('questions and results pass axe and fit a width of 320 px', async () => {
  const page = await aVisitor({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  const single = 'permit=B&commune=2502&own=under&spouse=unmarried&thresholds=BE-single'
  const paths = [
    '/do-i-have-to-file?permit=Z',
    '/do-i-have-to-file/home?permit=G&commune=Biel&abroad=yes&country=FR',
    `/do-i-have-to-file/income?permit=B&commune=2502`,
    `/do-i-have-to-file/other?${single}`,
    `/do-i-have-to-file/move?${single}&other=wealth&move=left`,
    `/do-i-have-to-file/result?${single}&other=wealth&move=no`,
    `/do-i-have-to-file/result?${single}&other=none&move=no`,
  ]
  const errors: string[] = []
  for (const path of paths) {
    await page.goto(path)
    errors.push(...(await axeViolations(page, path)), ...(await narrowErrors(page, path)))
  }
  expect(errors).toEqual([])
})
