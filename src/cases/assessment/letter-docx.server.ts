import { unzipSync, zipSync } from 'fflate'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { type LetterLanguage, type ObjectionParts, objectionHeadings } from '#content/objection-letters.ts'
import { emailLocales } from './objection-letter.ts'

type LetterDocxRow = { parts: ObjectionParts; language: LetterLanguage; createdAt: Date; day: string }

export async function letterDocx({ parts, language, createdAt, day }: LetterDocxRow): Promise<Buffer> {
  const { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } = await import('docx')
  const headings = objectionHeadings[language]
  const pageNumber = new Paragraph({
    children: [
      new TextRun({ children: [`${firmName}, `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16 }),
    ],
  })
  const lines = (text: string) => text.split('\n').map((line) => new Paragraph({ text: line }))
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ text, heading: level, keepNext: true })
  const gap = () => new Paragraph({})
  const sections = (['requests', 'reasons', 'evidence'] as const).filter((part) => parts[part])
  const document = new Document({
    creator: firmName,
    lastModifiedBy: firmName,
    title: parts.subject,
    styles: { default: styles(emailLocales[language]) },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        footers: { default: new Footer({ children: [pageNumber] }) },
        children: [
          ...lines(`${firmName}, ${company().office}`),
          gap(),
          ...lines(parts.recipient),
          gap(),
          ...lines(`${company().address.town}, ${day}`),
          gap(),
          heading(parts.subject, HeadingLevel.HEADING_1),
          ...lines(parts.reference),
          gap(),
          ...lines(parts.opening),
          ...sections.flatMap((part) => [heading(headings[part], HeadingLevel.HEADING_2), ...lines(parts[part])]),
          gap(),
          ...lines(parts.closing),
        ],
      },
    ],
  })
  return datedAs(await Packer.toBuffer(document), createdAt)
}

function styles(locale: string) {
  const run = { font: 'Arial', language: { value: locale } }
  return {
    document: { run: { ...run, size: 22 } },
    heading1: { run: { ...run, size: 28, bold: true, color: '111418' }, paragraph: { spacing: { after: 80 } } },
    heading2: { run: { ...run, size: 24, bold: true, color: '111418' }, paragraph: { spacing: { before: 280 } } },
  }
}

/** Sets the timestamps in the Word file to fixed values, so that the same letter always gives identical bytes. */
function datedAs(file: Uint8Array, at: Date): Buffer {
  const parts = unzipSync(file)
  const core = parts['docProps/core.xml']
  if (!core) throw new Error('A Word file has no properties')
  const dated = new TextDecoder().decode(core).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, at.toISOString())
  return Buffer.from(zipSync({ ...parts, 'docProps/core.xml': new TextEncoder().encode(dated) }, { mtime: at }))
}
