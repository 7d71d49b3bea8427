import type { CaseRow } from '#cases/process/case-db.server.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { drawTable } from '#design/print/pdf-parts.server.ts'
import { formatAmount, formatDate, formatDateTime, formatFrancs } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { FigureLine } from '#returns/amounts/figure.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { lineName } from '#returns/transfer/line-name.ts'
import { sheetOf } from '#returns/transfer/load-transfer.server.ts'
import type { TransferLine, TransferSection } from '#returns/transfer/transfer-sheet.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { whose } from './engine-inputs.ts'
import { noteInWords } from './expected-note.ts'
import type { ExpectedResult } from './expected-tax.ts'

const copy = () => t(returnTexts.expected).summary

export type Summed = {
  found: Pick<CaseRow, 'caseNumber' | 'title' | 'clientName' | 'taxYear'>
  draft: { number: number }
  lines: readonly FigureLine[]
  facts: TaxFacts
  expected: ExpectedResult
}

/** The expected tax and every amount in the order of the return, as each tax allows it. */
export function summaryPdf(summed: Summed, at: Date): Promise<Buffer> {
  const { found, draft, lines, facts, expected } = summed
  const words = copy()
  const name = `${words.title(found.taxYear)}, ${found.caseNumber}`
  const footer = `${firmName} · ${name}`
  const paper = openPdf({ title: name, subject: found.title, firm: firmName, footer, createdAt: at, air: 0.5 })
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', words.title(found.taxYear), { font: 'bold', size: 26, before: 48, gap: 2 })
  paper.write('P', `${found.title}, ${found.caseNumber}, ${found.clientName}`, { size: 12, before: 8 })
  paper.write('P', words.about(draft.number, formatDateTime(at)), { size: 9.5, colour: grey, before: 8 })
  const heading = (text: string) => {
    paper.space(36)
    paper.needRoom(70)
    paper.write('H2', text, { font: 'bold', size: 14, gap: 2 })
  }
  heading(words.result)
  drawTable(paper, { heads: [words.item, words.amount], ...resultOf(expected), widths: [120] })
  for (const section of sheetOf(lines, facts).sections) {
    heading(t(returnTexts.returnForm).sections[section.id])
    drawTable(paper, sectionTable(section, summed))
  }
  const notes = [...expected.notes.map(noteInWords), ...expected.flags.map((flag) => flagInWords(flag).text)]
  heading(words.restsOn)
  const look = { size: 10.5, before: 8, gap: 2 }
  paper.write('P', `${words.dataState}: ${formatDate(expected.engine.stateDate)}`, look)
  for (const note of new Set(notes)) paper.write('P', note, look)
  paper.write('P', words.estimate, { size: 9.5, colour: grey, before: 32, gap: 2 })
  return paper.close()
}

function resultOf({ taxes, taxableIncome, wealth, commune, creditCents, balanceCents }: ExpectedResult) {
  const words = copy()
  const { incomeTax, wealthTax, personalTax, total } = taxes
  const francs = (amount: number) => formatAmount(amount * 100)
  const rows = [
    [words.taxableFederal, francs(taxableIncome.federal)],
    [words.taxableCanton, francs(taxableIncome.canton)],
    [words.taxableWealth, francs(wealth.taxable)],
    [words.canton(cantonLabel(commune.canton)), francs(incomeTax.canton + wealthTax.canton)],
    [words.commune(commune.name), francs(incomeTax.commune + wealthTax.commune)],
    [words.federal, francs(incomeTax.federal)],
    [words.church, francs(incomeTax.church + wealthTax.church)],
    [words.personal, francs(personalTax)],
    [words.total, francs(total)],
    [words.credits, formatAmount(creditCents)],
  ]
  const last = [balanceCents < 0 ? words.comesBack : words.toPay, formatAmount(Math.abs(balanceCents))]
  return { rows, total: last }
}

function sectionTable({ lines }: TransferSection, summed: Summed) {
  const words = copy()
  const rows = lines.flatMap((line) => line.fields.map((field) => ({ line, field })))
  const hasFederal = rows.some(({ field }) => field.federal !== undefined)
  const amountOf = (francs: number | null, { field }: (typeof rows)[number]) =>
    francs === null ? t(returnTexts.returnForm).unknown[field.unknown ?? 'not-stated'] : formatFrancs(francs)
  return {
    heads: hasFederal ? [words.item, words.cantonal, words.federalTax] : [words.item, words.amount],
    rows: rows.map((row) => {
      const { canton, federal = canton } = row.field
      return [rowName(row, summed), amountOf(canton, row), ...(hasFederal ? [amountOf(federal, row)] : [])]
    }),
    sums: rows.flatMap(({ line: { kind } }, at) => (kind === 'total' ? [at] : [])),
    widths: hasFederal ? [100, 100] : [120],
  }
}

type Row = { line: TransferLine; field: TransferLine['fields'][number] }

/** Name of the line, its person if there are two, and who paid or holds the amount. */
function rowName({ line, field: { person, toConfirm } }: Row, { lines, found }: Summed): string {
  const isCouple = lines.some((one) => one.person === 'partner')
  const name = person === 'partner' ? t(returnTexts.figure).persons.partner : found.clientName
  const own = lines.filter(
    (one) => line.parts.includes(one.code) && (person === null || whose(one) === person) && one.amountCents !== null,
  )
  const from = [...new Set(own.map(({ label }) => label))].filter(Boolean)
  return [
    lineName(line),
    ...(person !== null && isCouple ? [name] : []),
    ...from,
    ...(toConfirm > 0 && line.kind === 'entry' ? [copy().proposed] : []),
  ].join(', ')
}
