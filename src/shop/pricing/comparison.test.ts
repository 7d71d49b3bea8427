import { expect, test } from 'vitest'
import { percentWords, savingAgainst, savingWords } from './comparison.ts'

test.each([
  // Columns in francs: own price, lower and upper end of the range; then the saving in francs and in percent.
  [299, 800, 1200, '501–901 less', '63–75% less'],
  [499, 1500, 2500, '1,001–2,001 less', '67–80% less'],
  [799, 2500, 4000, '1,701–3,201 less', '68–80% less'],
  [299, 400, 600, '101–301 less', '25–50% less'],
  [499, 700, 1200, '201–701 less', '29–58% less'],
  [799, 1200, 2000, '401–1,201 less', '33–60% less'],
  [299, 50, 150, '149–249 more', '99–498% more'],
  [799, 200, 500, '299–599 more', '60–300% more'],
  [300, 200, 400, 'Between 100 less and 100 more', 'Between 25% less and 50% more'],
  [400, 400, 800, '0–400 less', '0–50% less'],
])('CHF %i compared with %i to %i gives %s, %s', (own, from, to, francs, percent) => {
  const saving = savingAgainst(own * 100, from * 100, to * 100)
  expect(savingWords(saving)).toBe(francs)
  expect(percentWords(saving)).toBe(percent)
})
