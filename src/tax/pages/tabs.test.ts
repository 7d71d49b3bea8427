import { expect, test } from 'vitest'
import { cantons } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonBySlug, cantonOptions, cantonSlug } from './canton-names.ts'
import { adviserAddress, scenarioAddress, tabAddress, tabOf } from './tabs.ts'
import { getHeroRows } from './tariff-rows.server.ts'
import { burdenClass, cantonTiles } from './ui/canton-map.tsx'
import { differenceInWords } from './ui/written.ts'

test('every canton has a distinct name, slug and tile', () => {
  expect(cantonOptions).toHaveLength(26)
  expect(cantons.map((canton) => cantonBySlug(cantonSlug(canton)))).toEqual([...cantons])
  expect(new Set(Object.values(cantonTiles).map(String)).size).toBe(26)
  expect(cantonBySlug('zh')).toBe('ZH')
  expect(cantonBySlug('atlantis')).toBeUndefined()
})

test('the map has five classes from the lowest to the highest burden', () => {
  expect([1000, 1199, 1200, 1999, 2000].map((bp) => burdenClass(bp, 1000, 2000))).toEqual([1, 1, 2, 5, 5])
  expect(burdenClass(0, 0, 0)).toBe(3)
})

test('scenario URLs omit empty fields, and tab URLs omit amounts', () => {
  const given = new URLSearchParams('tab=income-tax&income=1&commune=&canton=bern')
  expect(scenarioAddress(given)).toBe('/calculators?tab=income-tax&income=1&canton=bern')
  expect(adviserAddress(given)).toBe('/contact?scenario=%2Fcalculators%3Ftab%3Dincome-tax%26income%3D1%26canton%3Dbern')
  expect(tabAddress('wealth-tax', { canton: 'bern', income: '1' })).toBe('/calculators?tab=wealth-tax&canton=bern')
  expect(tabOf(new URLSearchParams('tab=real-estate')).id).toBe('real-estate')
  expect(tabOf(new URLSearchParams()).id).toBe('income-tax')
})

test('the difference between estimate and tariff is described in francs and percent', () => {
  expect(differenceInWords({ flat: 29_300, official: 15_912 })).toMatch(
    /^The estimate is CHF\u00a013,388 \(84\.1%\) above/,
  )
  expect(differenceInWords({ flat: 10, official: 20 })).toMatch(/CHF\u00a010 \(50\.0%\) below the official result/)
  expect(differenceInWords({ flat: 5, official: 5 })).toBe(taxTexts.difference.estimateAndOfficialResultAre)
  expect(differenceInWords({ flat: 5, official: 0 })).toMatch(/CHF\u00a05 above/)
})

test('the chart on the home page has 50 rows, and none for a year without figures', () => {
  const rows = getHeroRows()
  expect(rows).toHaveLength(50)
  expect(rows[19]).toEqual({ income: 100_000, federal: 2_684, canton: 13_358, commune: 7_319 })
  expect(getHeroRows({ year: 2030 })).toEqual([])
})
