import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completeSwissTaxGuide } from '#content/resources/complete-swiss-tax-guide.ts'
import { pensionGuide } from '#content/resources/pension-and-pillar-3a-guide.ts'
import type { Resource } from '#content/resources/resource.ts'
import { formatNumber } from '#platform/format.ts'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'

const places: Record<string, [Canton, number]> = {
  'Biel/Bienne': ['BE', 371],
  Bern: ['BE', 351],
  Zürich: ['ZH', 261],
  Zug: ['ZG', 1711],
}

/** Income taxes of a single person without church tax, as the texts print them, in whole francs. */
function taxes(place: string, year: number, taxableIncome: number) {
  const [canton, bfsId] = places[place] ?? ['BE', 371]
  const figures = readFigures(year, canton)
  const commune = figures.ok ? findCommune(figures.canton, bfsId) : undefined
  if (!figures.ok || !commune) throw new Error(`${place} ${year}: no figures`)
  const { incomeTax: tax } = incomeTax(figures, commune, {
    maritalStatus: 'single',
    children: 0,
    confession: 'none',
    taxableIncome,
    taxableIncomeFederal: taxableIncome,
    taxableWealth: 0,
  })
  return { ...tax, total: tax.canton + tax.commune + tax.federal + tax.church }
}

function tableOf(resource: Resource, caption: string): readonly (readonly string[])[] {
  const blocks = resource.body.kind === 'guide' ? resource.body.sections.flatMap((section) => section.blocks) : []
  const table = blocks.find((block) => block.kind === 'table' && block.caption.startsWith(caption))
  if (table?.kind !== 'table') throw new Error(`no table '${caption}'`)
  return table.rows
}

test('the guide for 2025 prints the taxes of 2025', () => {
  const rows = tableOf(completeSwissTaxGuide, 'Income tax 2025 on CHF 100’000')
  expect(rows).toEqual(
    Object.keys(places).map((place) => {
      const { canton, commune, federal, total } = taxes(place, 2025, 100_000)
      return [place, ...[canton, commune, federal, total].map((amount) => formatNumber(amount))]
    }),
  )
})

test('the guide to pensions prints the marginal savings of Biel/Bienne', () => {
  const rows = tableOf(pensionGuide, 'Marginal saving')
  const total = (income: number) => taxes('Biel/Bienne', 2026, income).total
  expect(rows).toEqual(
    [80_000, 100_000, 120_000].map((income) =>
      [income, total(income), total(income) - total(income - 20_000)].map((amount) => formatNumber(amount)),
    ),
  )
})

const article = (slug: string) => readFileSync(`content/blog/${slug}.md`, 'utf8')

test('the article on moving prints what the four places cost', () => {
  const text = article('moving-commune-in-december')
  for (const place of Object.keys(places)) {
    expect(text).toMatch(new RegExp(`\\| ${place} .*\\| ${formatNumber(taxes(place, 2026, 100_000).total)} `))
  }
  const gap = taxes('Biel/Bienne', 2026, 150_000).total - taxes('Zürich', 2026, 150_000).total
  expect(text).toContain(`is CHF ${formatNumber(gap)}`)
})

test('articles that name the tax on CHF 100’000 name that of the engine', () => {
  const biel = formatNumber(taxes('Biel/Bienne', 2026, 100_000).total)
  const bern = formatNumber(taxes('Bern', 2026, 100_000).total)
  expect(article('pillar-3a-2026')).toContain(`| CHF ${biel} |`)
  expect(article('tax-at-source-and-the-120000-line')).toMatch(
    new RegExp(`CHF ${biel} in Biel.*CHF ${bern} in the city`),
  )
})
