import { expect, test } from 'vitest'
import { percentWords, savingAgainst, savingWords } from './comparison.ts'

test.each([
  // Columns in francs: own price, lower and upper end of the range; then the saving in francs and in percent.
  [299, 800, 1200, '501–901', '63–75 %'],
  [499, 1500, 2500, '1’001–2’001', '67–80 %'],
  [799, 2500, 4000, '1’701–3’201', '68–80 %'],
  [299, 400, 600, '101–301', '25–50 %'],
  [499, 700, 1200, '201–701', '29–58 %'],
  [799, 1200, 2000, '401–1’201', '33–60 %'],
  [299, 50, 150, '149–249 more', '99–498 % more'],
  [799, 200, 500, '299–599 more', '60–300 % more'],
  [300, 200, 400, '100 more to 100 less', '50 % more to 25 % less'],
  [400, 400, 800, '0–400', '0–50 %'],
])('CHF %i compared with %i to %i saves %s, %s', (own, from, to, francs, percent) => {
  const saving = savingAgainst(own * 100, from * 100, to * 100)
  expect(savingWords(saving)).toBe(francs)
  expect(percentWords(saving).replaceAll('\u00a0', ' ')).toBe(percent)
})
