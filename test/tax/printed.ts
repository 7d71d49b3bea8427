import { readFileSync } from 'node:fs'
import { formatNumber } from '#platform/format.ts'
import { readFigures, readWithholding } from '#tax/figures.server.ts'
import type { Canton, MaritalStatus } from '#tax/figures.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { withholdingYear } from '#tax/withholding/withholding-year.ts'

/** Communes of the printed examples, by the name that the figures use. */
const places: Record<string, [Canton, number]> = {
  'Biel/Bienne': ['BE', 371],
  Bern: ['BE', 351],
  Buchs: ['SG', 3271],
  Grindelwald: ['BE', 576],
  Luzern: ['LU', 1061],
  Zürich: ['ZH', 261],
  Zug: ['ZG', 1711],
}

export function figuresOf(place: string, year = 2026) {
  const [canton, bfsId] = places[place] ?? ['BE', 371]
  const figures = readFigures(year, canton)
  const commune = figures.ok ? findCommune(figures.canton, bfsId) : undefined
  if (!figures.ok || !commune) throw new Error(`${place} ${year}: no figures`)
  return { figures, commune }
}

type Own = {
  income: number
  /** Federal taxable income if it differs. */
  federal?: number
  wealth?: number
  maritalStatus?: MaritalStatus
}

/** Taxes on income and wealth without church tax, of a household without children. */
export function allTaxes(place: string, year: number, own: Own) {
  const { figures, commune } = figuresOf(place, year)
  return incomeTax(figures, commune, {
    maritalStatus: own.maritalStatus ?? 'single',
    children: 0,
    confession: 'none',
    taxableIncome: own.income,
    taxableIncomeFederal: own.federal ?? own.income,
    taxableWealth: own.wealth ?? 0,
  })
}

export const sumOf = (amounts: Readonly<Record<string, number>>) =>
  Object.values(amounts).reduce((sum, each) => sum + each, 0)

/** Tax at source of a year with equal monthly salaries, in cents, and the monthly amount as articles print it. */
export function withheld(code: string, monthlyFrancs: number, canton: Canton = 'BE') {
  const table = readWithholding(2026, canton)
  if (!table.ok) throw new Error('no tariffs')
  const year = withholdingYear(table.figures, code, { monthlyCents: monthlyFrancs * 100, thirteenth: false })
  if (!year.ok) throw new Error(year.reason)
  const monthCents = year.months[0] ?? 0
  const month = `${printed(Math.floor(monthCents / 100))}.${String(monthCents % 100).padStart(2, '0')}`
  return { monthCents, yearCents: year.taxCents, month }
}

export const article = (slug: string) => readFileSync(`content/blog/${slug}.md`, 'utf8')

/** Articles and guides group digits with commas. */
export const printed = (value: number) => formatNumber(value).replaceAll('’', ',')

/** Cells after the name of the first table row that begins with it, without emphasis. */
export function rowOf(text: string, name: string): string[] {
  const line = text.split('\n').find((each) => each.startsWith(`| ${name} `)) ?? ''
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.replaceAll('*', '').trim())
}
