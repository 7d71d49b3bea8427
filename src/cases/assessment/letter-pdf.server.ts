import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import {
  type LetterLanguage,
  type ObjectionParts,
  objectionHeadings,
  translationNote,
} from '#content/objection-letters.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { emailLocales } from './objection-letter.ts'

type LetterPdfRow = { parts: ObjectionParts; language: LetterLanguage; createdAt: Date; day: string }

/** Renders a letter to a tax office, or its English translation. Empty sections are left out. */
export function letterPdf({ parts, language, createdAt, day }: LetterPdfRow): Promise<Buffer> {
  const headings = objectionHeadings[language]
  const paper = openPdf({
    title: parts.subject,
    subject: parts.subject,
    firm: firmName,
    footer: firmName,
    createdAt,
    lang: emailLocales[language],
    pageOf: headings.page,
  })
  const lines = (text: string, look: Parameters<typeof paper.write>[2] = {}) => {
    for (const line of text.split('\n')) line ? paper.write('P', line, { size: 11, ...look }) : paper.space(10)
  }
  if (language === 'en') lines(translationNote, { size: 9.5, colour: grey })
  lines(`${firmName}, ${company().office}`, { size: 9.5, colour: grey, before: 4 })
  paper.space(24)
  lines(parts.recipient)
  paper.space(24)
  lines(`${company().address.town}, ${day}`)
  paper.space(16)
  paper.write('H1', parts.subject, { font: 'bold', size: 14, gap: 2 })
  lines(parts.reference)
  paper.space(12)
  lines(parts.opening)
  for (const part of ['requests', 'reasons', 'evidence'] as const) {
    if (!parts[part]) continue
    paper.write('H2', headings[part], { font: 'bold', size: 12, before: 14 })
    lines(parts[part])
  }
  paper.space(16)
  lines(parts.closing)
  return paper.close()
}
