import * as caseTexts from '#cases/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { SummaryFacts } from './read-summary.server.ts'
import { summaryParts } from './summary-parts.ts'

export function summaryPdf(facts: SummaryFacts, at: Date): Promise<Buffer> {
  const { title, copies, none, footer } = t(caseTexts.summary)
  const { caseNumber, title: caseTitle, clientName } = facts.found
  const name = `${title}, ${caseNumber}`
  const paper = openPdf({
    title: name,
    subject: caseTitle,
    firm: firmName,
    footer: `${firmName} · ${name}`,
    createdAt: at,
  })
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', title, { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.write('P', `${caseTitle}, ${caseNumber}, ${clientName}`, { size: 12, before: 4 })
  const copy = facts.isForClient ? copies.client : copies.office
  paper.write('P', `${copy}. ${footer(formatDateTime(at))}`, { size: 9.5, colour: grey, before: 4 })
  for (const { title: heading, lines } of summaryParts(facts)) {
    paper.space(18)
    paper.needRoom(70)
    paper.rule(true)
    paper.write('H2', heading, { font: 'bold', size: 14, before: 8, gap: 2 })
    if (lines.length === 0) paper.write('P', none, { size: 10.5, before: 4 })
    for (const { term, text } of lines) {
      paper.write('P', term === undefined ? text : `${term}: ${text}`, { size: 10.5, before: 4, gap: 2, figures: true })
    }
  }
  return paper.close()
}
