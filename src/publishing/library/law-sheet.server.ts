import { firmName } from '#content/firm-name.ts'
import { lawCategories, lawSheet, lawSheetName } from '#content/law.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { grey, openPdf, red } from '#design/print/pdf-document.server.ts'
import { writeFlag, writeHeading, writeList } from '#design/print/pdf-parts.server.ts'
import { formatDate, formatLongDate } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import { type DocumentFile, fileOf } from './resource-file.server.ts'

const copy = () => t(libraryTexts.lawSheet)

type Law = PublishedContentItem<'law'>

const created = new WeakMap<Law, Promise<DocumentFile>>()

/** Staff can edit the text, so the PDF is generated on request and cached until the next edit. */
export async function lawSheetFile(services: Pick<Services, 'db' | 'log'>, name: string): Promise<DocumentFile | null> {
  const law = (await publishedContentItems(services, 'law')).find(({ slug }) => lawSheetName(slug) === name)
  if (!law) return null
  const known = created.get(law)
  if (known) return known
  const file = lawSheetPdf(law).then((pdf) => fileOf(name, pdf))
  created.set(law, file)
  file.catch(() => created.delete(law))
  return file
}

/** Renders the PDF. The output depends only on the text, so that all servers send the same ETag. */
export function lawSheetPdf({
  title,
  fields,
  changedOn,
}: Pick<Law, 'title' | 'fields' | 'changedOn'>): Promise<Buffer> {
  const { number, category, type, jurisdiction, description, lastUpdated, url, keyPoints } = fields
  const paper = openPdf({
    title,
    subject: description,
    firm: firmName,
    footer: copy().asOf(firmName, lawSheet.kind, formatLongDate(changedOn)),
    createdAt: new Date(`${changedOn}T00:00:00Z`),
  })
  writeFlag(paper, firmName)
  paper.pdf.y += 56
  const kind = lawCategories.find((each) => each.id === category)?.name ?? lawSheet.kind
  paper.write('P', kind, { font: 'bold', size: 10, colour: red })
  paper.write('H1', title, { font: 'bold', size: 24, gap: 0 })
  paper.pdf.y += 4
  const facts = [number, type, jurisdiction, copy().textOf(formatDate(lastUpdated))].filter(Boolean).join(' · ')
  paper.write('P', facts, { size: 9.5, colour: grey })
  paper.write('P', description, { size: 12, gap: 4, before: 12 })
  if (keyPoints.length > 0) {
    writeHeading(paper, lawSheet.rulesTitle, 40)
    writeList(paper, keyPoints, 'bullets')
  }
  writeHeading(paper, lawSheet.sourceTitle, 70)
  paper.write('P', lawSheet.sourceText, { size: 10.5, gap: 3 })
  paper.space(4)
  const link = paper.pdf.struct('P')
  paper.root.add(link)
  paper.writeLink(url, { href: url }, { says: copy().officialText(title), size: 9, colour: grey, gap: 2, into: link })
  link.end()
  paper.write('P', resourceDisclaimer, { size: 9, colour: grey, before: 14, gap: 2 })
  return paper.close()
}
