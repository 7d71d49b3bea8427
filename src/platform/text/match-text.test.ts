import { expect, test } from 'vitest'
import * as siteTexts from '#site/locales/en.ts'
import { comparable, matchesText } from './match-text.ts'

test.each([
  ['', ['anything'], true],
  ['   ', ['anything'], true],
  ['PILLAR', ['Pillar 3a in 2026'], true],
  ['zurich', ['Canton of Zürich'], true],
  ['Zürich', ['zurich'], true],
  ["120'000", ['Tax at source and the CHF 120,000 line'], true],
  ["120'000", ['Tax at source and the CHF 120’000 line'], true],
  ['120,000', ['Tax at source and the CHF 120’000 line'], true],
  ['120000', ['Tax at source and the CHF 120,000 line'], true],
  ['tax  at   source', [siteTexts.cantonDates.terms['tax-at-source']], true],
  ['source at tax', [siteTexts.cantonDates.terms['tax-at-source']], false],
  ['crypto', ['Pillar 3a', 'Pension', 'crypto, staking'], true],
  ['.*', ['anything'], false],
  ['<script>', ['anything'], false],
  ['x', [], false],
])('a search for %j in %j matches: %s', (searched, fields, found) => {
  expect(matchesText(searched, fields)).toBe(found)
})

test('text is compared without case, accents and kinds of apostrophes', () => {
  expect(comparable('  Genève’s  IMPÔT ')).toBe("geneve's impot")
})
