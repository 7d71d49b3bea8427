import { expect, test } from 'vitest'
import type { FigureLine } from '#returns/amounts/figure.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { pdfText } from '#test/files/pdf-text.ts'
import { expectedTax } from './expected-tax.ts'
import { summaryPdf } from './summary-pdf.server.ts'

const zurich = 261
const facts: TaxFacts = {
  ...{ taxYear: 2026, communeId: zurich, civilStatus: 'married', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1984, partnerBirthYear: 1982, isPartYear: false },
}

const line = (code: FigureLine['code'], person: FigureLine['person'], francs: number, label = ''): FigureLine => ({
  ...{ lineId: `${code} ${person}`, version: 1, code, label, person, amountCents: francs * 100, source: 'adviser' },
  ...{ documentId: null, filename: null, page: null, statementId: null, statementLine: null, original: null, note: '' },
  ...{ state: 'confirmed', byName: null, createdAt: new Date(0), earlier: [] },
})

test('the summary names spouses, canton and commune, and adds up to the taxable income of each tax', async () => {
  const lines = [
    line('salary', 'client', 262_300, 'Alpine Cloud AG'),
    line('salary', 'partner', 96_400, 'Health AG'),
    line('commuting', 'partner', 700),
    line('insurance-premiums', 'joint', 10_560),
    line('tax-at-source', 'client', 24_000),
  ]
  const expected = expectedTax(figuresOnDisk, lines, facts)
  if (!expected.ok) throw new Error('not computed')
  const found = { caseNumber: 'ETB-2026-0001', title: 'Tax return 2026', clientName: 'Grace Miller', taxYear: 2026 }
  const pdf = await summaryPdf({ found, draft: { number: 1 }, lines, facts, expected }, new Date(0))
  const text = (await pdfText(pdf)).replaceAll(/\s+/g, ' ')
  expect(text).not.toContain('Income that sets the tax rate')
  expect(text).toContain('Canton of Zürich')
  expect(text).toContain('Commune of Zürich')
  expect(text).toContain('Salary from your main job, Grace Miller, Alpine Cloud AG 262,300')
  expect(text).toContain('Salary from your main job, Partner, Health AG 96,400')
  expect(text).toContain('Commuting, Partner 700 700')
  // The flat rate, 3% of the net salary up to CHF 4,000.
  expect(text).toContain('Other work-related costs, Grace Miller 4,000 4,000')
  expect(text).toContain('Insurance premiums and savings interest 5,800 3,700')
  const { canton, federal } = expected.taxableIncome
  expect([canton, federal]).toEqual([339_108, 330_508])
  expect(text).toContain('Net income 339,108 333,308')
  expect(text).toContain('Personal deduction 0 2,800')
  expect(text).toContain('Taxable income 339,108 330,508')
})

test('income taxed elsewhere is the step from the net to the taxable income', async () => {
  const lines = [line('salary', 'client', 150_000), line('equity-abroad-in-salary', 'client', 30_000)]
  const about = { ...facts, civilStatus: 'single' } as const
  const expected = expectedTax(figuresOnDisk, lines, about)
  if (!expected.ok) throw new Error('not computed')
  const found = { caseNumber: 'ETB-2026-0002', title: 'Tax return 2026', clientName: 'Grace Miller', taxYear: 2026 }
  const pdf = await summaryPdf({ found, draft: { number: 1 }, lines, facts: about, expected }, new Date(0))
  const [, canton, federal] = /Income that sets the tax rate ([\d,]+) ([\d,]+)/.exec(await pdfText(pdf)) ?? []
  const net = 150_000 - 4_000
  const forRate = [canton, federal].map((text) => Number(text?.replace(',', '')))
  // Less the flat rate for premiums, which the engine assumes.
  expect(forRate.every((amount) => amount < net && amount > net - 5_000)).toBe(true)
  expect(expected.taxableIncome.federal).toBeLessThan((forRate[1] ?? 0) - 25_000)
})
