import type { LegalDocument } from '#content/law/legal-document.ts'
import { lawCategories, lawSheet } from '#content/law.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { grey, openPdf, red } from '#design/print/pdf-document.server.ts'
import { formatDate } from '#platform/format.ts'
import { writeBlock, writeHeading } from './pdf-blocks.server.ts'
import { writeFlag } from './pdf-cover.server.ts'

export type LawSheet = { document: LegalDocument; points: readonly string[]; stateOn: string }

export function lawSheetPdf({ document, points, stateOn }: LawSheet, firm: string): Promise<Buffer> {
  const { title, number, category, type, jurisdiction, description, lastUpdated, url } = document
  const state = formatDate(stateOn)
  const paper = openPdf({
    title,
    subject: description,
    firm,
    footer: `${firm} · ${lawSheet.kind} · State ${state}`,
    createdAt: new Date(`${stateOn}T00:00:00Z`),
  })
  writeFlag(paper, firm)
  paper.pdf.y += 56
  const kind = lawCategories.find((each) => each.id === category)?.name ?? lawSheet.kind
  paper.write('P', kind, { font: 'bold', size: 10, colour: red })
  paper.write('H1', title, { font: 'bold', size: 24, gap: 0 })
  paper.pdf.y += 4
  const facts = [number, type, jurisdiction, `text of ${formatDate(lastUpdated)}`].filter(Boolean).join(' · ')
  paper.write('P', facts, { size: 9.5, colour: grey })
  paper.write('P', description, { size: 12, gap: 4, before: 12 })
  if (points.length > 0) {
    writeHeading(paper, lawSheet.rulesTitle, 40)
    writeBlock(paper, { kind: 'list', items: points })
  }
  writeHeading(paper, lawSheet.sourceTitle, 70)
  paper.write('P', lawSheet.sourceText, { size: 10.5, gap: 3 })
  paper.space(4)
  const link = paper.pdf.struct('P')
  paper.root.add(link)
  paper.writeLink(url, { href: url }, { says: `${title}, official text`, size: 9, colour: grey, gap: 2, into: link })
  link.end()
  paper.write('P', resourceDisclaimer, { size: 9, colour: grey, before: 14, gap: 2 })
  return paper.close()
}
