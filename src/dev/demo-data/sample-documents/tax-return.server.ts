import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type FigureLine, linesOf } from '#returns/amounts/figure.ts'
import { type FigureGroup, figureGroups, groupOf } from '#returns/amounts/figure-codes.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { findExpected } from '#returns/expected/expected-db.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { drawn, type Row, rule, type Sheet, table, write } from './sheet.server.ts'

/** A sample return of six pages: cover, income, deductions, assets, the tax that the engine computes, enclosures. */
export async function returnDocument(db: Db, caseId: string, kind: string): Promise<Buffer> {
  const found = await findCaseForStaff(db, caseId)
  if (!found) throw new Error('The demo case is missing')
  const lines = linesOf(await listFigures(db, caseId))
  const expected = await findExpected(db, caseId)
  const documents = await db
    .selectFrom('documents')
    .select('originalFilename')
    .where('caseId', '=', caseId)
    .where('state', 'in', ['accepted', 'received'])
    .where('kind', 'is', null)
    .orderBy('originalFilename')
    .execute()
  const { groups } = t(returnTexts.figure)
  const sums = figureGroups.map((group): Row => [groups[group].total, formatAmount(sumOf(lines, group))])
  const page = (number: number, title: string, draw: (sheet: Sheet) => void) => (sheet: Sheet) => {
    write(sheet, `Steuererklärung ${found.taxYear} · Tax return ${found.taxYear}`, 56, 44, { size: 9, fine: true })
    write(sheet, `${found.caseNumber} · ${number} / 6`, 300, 44, { size: 9, fine: true, align: 'right' })
    rule(sheet, 60, 1.5)
    write(sheet, title, 56, 78, { size: 17, bold: true })
    draw(sheet)
    write(sheet, 'Muster: sample of the demonstration, not an official form.', 56, 802, { size: 7.5, fine: true })
  }
  const grouped = (shown: readonly FigureGroup[]) => (sheet: Sheet) => {
    let y = 118
    for (const group of shown) {
      const rows = rowsOf(lines, group)
      if (shown.length > 1) {
        write(sheet, groups[group].title, 56, y, { size: 11.5, bold: true })
        y += 26
      }
      y = table(
        sheet,
        rows.length > 0 ? [...rows, [groups[group].total, formatAmount(sumOf(lines, group))]] : none,
        y,
        {
          hasTotal: rows.length > 0,
        },
      )
      y += 14
    }
  }
  return drawn(
    page(1, `Tax return ${found.taxYear}`, (sheet) => {
      const person: Row[] = [
        ['Taxpayer', found.clientName],
        ['AHV number', '756.0000.0000.00'],
        ['Commune on 31 December', expected?.result?.commune.name ?? 'Biel/Bienne'],
        ['Represented by', 'Expat Tax Biel GmbH'],
        ['Document', kind],
      ]
      const y = table(sheet, person, 120, { hasTotal: false })
      write(sheet, 'Summary', 56, y + 16, { size: 11.5, bold: true })
      table(sheet, sums, y + 44, { hasTotal: false })
    }),
    page(2, groups.income.title, grouped(['income'])),
    page(3, groups.deduction.title, grouped(['deduction'])),
    page(4, `${groups.asset.title}, ${groups.debt.title.toLowerCase()}`, grouped(['asset', 'debt'])),
    page(5, 'Tax computation', (sheet) => void table(sheet, taxRows(expected), 118)),
    page(6, 'Enclosures', (sheet) => {
      const y = table(
        sheet,
        documents.map(({ originalFilename }, at): Row => [`${at + 1}. ${originalFilename}`]),
        118,
        { hasTotal: false },
      )
      write(sheet, 'I confirm that the information in this return is complete and true.', 56, y + 24)
      rule(sheet, y + 92)
      write(sheet, 'Place, date and signature', 56, y + 98, { size: 8, fine: true })
    }),
  )
}

const none: readonly Row[] = [['None', '0.00']]

const sumOf = (lines: readonly FigureLine[], group: FigureGroup) =>
  lines.filter(({ code }) => groupOf(code) === group).reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)

function rowsOf(lines: readonly FigureLine[], group: FigureGroup): Row[] {
  const { codes } = t(returnTexts.figure)
  return lines
    .filter(({ code }) => groupOf(code) === group)
    .map(({ code, label, amountCents, note }): Row => {
      const row = [[codes[code], label].filter(Boolean).join(', '), formatAmount(amountCents ?? 0)] as const
      return note ? [...row, note] : row
    })
}

function taxRows(expected: Awaited<ReturnType<typeof findExpected>>): Row[] {
  const result = expected?.result
  if (!result) return [['The tax cannot be computed yet']]
  const { taxes, taxableIncome, wealth } = result
  const row = (label: string, francs: number): Row => [label, formatAmount(Math.round(francs * 100))]
  return [
    row('Taxable income, direct federal tax', taxableIncome.federal),
    row('Taxable income, canton and commune', taxableIncome.canton),
    row('Taxable wealth', wealth.taxable),
    row('Direct federal tax', taxes.incomeTax.federal),
    row('Income tax, canton', taxes.incomeTax.canton),
    row('Income tax, commune', taxes.incomeTax.commune),
    row('Wealth tax, canton and commune', taxes.wealthTax.canton + taxes.wealthTax.commune),
    row('Tax of the year', taxes.total),
    row('Tax at source and advance payments', -result.creditCents / 100),
    [
      expected.balanceCents !== null && expected.balanceCents < 0 ? 'Refund to you' : 'Still to pay',
      formatAmount(Math.abs(expected.balanceCents ?? 0)),
    ],
  ]
}
