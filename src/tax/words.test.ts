import { expect, test } from 'vitest'
import { inWords } from './words.ts'

test('a line is said with its own law, or with the article of the figures', () => {
  expect(
    inWords({
      part: 'canton',
      code: 'income.simple-tax-less-child-credit',
      amount: 900,
      values: { simple: 1000, children: 1, credit: 100 },
      article: 'StG',
    }),
  ).toMatchObject({ label: 'Simple tax after child credit', from: '1’000 − 1 × 100', law: 'StG' })
  expect(
    inWords({
      part: 'canton',
      code: 'capital.simple-tax',
      amount: 1,
      values: { basis: { by: 'share', percent: 30, leastPercent: 2 } },
      article: 'StG',
      figures: { source: 'ESTV', stateDate: '2026-09-01' },
    }),
  ).toMatchObject({
    from: '30 % of the income tax on the same amount, at least 2 % of the capital',
    law: 'StG; StHG Art. 11 para. 3',
    figures: 'ESTV, state 2026-09-01',
  })
})

test('an own amount is named as such, whatever it takes the place of', () => {
  const deduction = { part: 'canton deductions', code: 'canton-deduction.rent', values: { rent: 20_000 } } as const
  expect(inWords({ ...deduction, amount: -5000 }).from).toBe('assumed rent 20’000')
  expect(inWords({ ...deduction, amount: -5000, own: true }).from).toBe('own amount')
})

test.each([
  [{ by: 'steps', row: 3, percent: 3, above: 12_000 }, 'row 3: 3 % of what lies above 12’000'],
  [
    { by: 'lower-bound', row: 3, tax: 138.6, percent: 0.88, above: 33_200 },
    'row 3: 138.60 + 0.88 % of what lies above 33’200',
  ],
  [{ by: 'formula', row: 1, formula: '' }, 'row 1: nothing'],
] as const)('the row %j', (row, words) => {
  expect(inWords({ part: 'wealth', code: 'wealth.simple-tax', amount: 1, values: { base: 1, row } }).row).toBe(words)
})
