import type { CaseRow } from '#cases/process/case-db.server.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { formatAmount, formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { FigureLine } from '#returns/amounts/figure.ts'
import { worksheetOf } from '#returns/amounts/worksheet.ts'
import * as returnTexts from '#returns/locales/en.ts'

import { cantonLabel } from '#tax/pages/canton-names.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import type { ExpectedResult } from './expected-tax.ts'
import { noteInWords } from './expected-texts.ts'

type Summed = {
  found: Pick<CaseRow, 'caseNumber' | 'title' | 'clientName' | 'taxYear'>
  draft: { number: number }
  lines: readonly FigureLine[]
  expected: ExpectedResult
}

export function summaryPdf({ found, draft, lines, expected }: Summed, at: Date): Promise<Buffer> {
  const words = t(returnTexts.expected).summary
  const name = `${words.title(found.taxYear)}, ${found.caseNumber}`
  const footer = `${firmName} · ${name}`
  const paper = openPdf({ title: name, subject: found.title, firm: firmName, footer, createdAt: at })
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', words.title(found.taxYear), { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.write('P', `${found.title}, ${found.caseNumber}, ${found.clientName}`, { size: 12, before: 4 })
  paper.write('P', words.about(draft.number, formatDateTime(at)), { size: 9.5, colour: grey, before: 4 })
  const part = (heading: string, rows: readonly (readonly [string, string])[]) => {
    paper.space(18)
    paper.needRoom(70)
    paper.rule(true)
    paper.write('H2', heading, { font: 'bold', size: 14, before: 8, gap: 2 })
    for (const [term, text] of rows) {
      paper.write('P', `${term}: ${text}`, { size: 10.5, before: 4, gap: 2, figures: true })
    }
  }
  part(words.result, resultRows(expected))
  for (const { group, rows, sumCents } of worksheetOf(lines, [])) {
    const { title, total } = t(returnTexts.figure).groups[group]
    const own = rows.flatMap(({ line }) => (line ? [figureRow(line)] : []))
    part(title, [...own, [total, formatAmount(sumCents)]])
  }
  const notes = [...expected.notes.map(noteInWords), ...expected.flags.map((flag) => flagInWords(flag).text)]
  part(words.restsOn, [[words.dataState, formatDate(expected.engine.stateDate)]])
  for (const note of new Set(notes)) paper.write('P', note, { size: 10.5, before: 4, gap: 2 })
  paper.write('P', words.estimate, { size: 9.5, colour: grey, before: 16, gap: 2 })
  return paper.close()
}

function resultRows({ taxes, taxableIncome, wealth, commune, creditCents, balanceCents }: ExpectedResult) {
  const words = t(returnTexts.expected).summary
  const { incomeTax, wealthTax, personalTax, total } = taxes
  const francs = (amount: number) => formatAmount(amount * 100)
  const rows: (readonly [string, string])[] = [
    [words.taxableFederal, francs(taxableIncome.federal)],
    [words.taxableCanton, francs(taxableIncome.canton)],
    [words.taxableWealth, francs(wealth.taxable)],
    [cantonLabel(commune.canton), francs(incomeTax.canton + wealthTax.canton)],
    [commune.name, francs(incomeTax.commune + wealthTax.commune)],
    [words.federal, francs(incomeTax.federal)],
    [words.church, francs(incomeTax.church + wealthTax.church)],
    [words.personal, francs(personalTax)],
    [words.total, francs(total)],
    [words.credits, formatAmount(creditCents)],
    [balanceCents < 0 ? words.comesBack : words.toPay, formatAmount(Math.abs(balanceCents))],
  ]
  return rows
}

function figureRow({ code, label, amountCents, state }: FigureLine): readonly [string, string] {
  const { codes, states, requested } = t(returnTexts.figure)
  const amount = amountCents === null ? requested : formatAmount(amountCents)
  const answerFlag = state === 'confirmed' ? '' : ` (${states[state].toLowerCase()})`
  return [[codes[code], label].filter(Boolean).join(', '), `${amount}${answerFlag}`]
}
