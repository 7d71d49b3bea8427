import type { DeletionRequest } from '#accounts/people/people-db.server.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { swissDay } from '#platform/day.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { goneAtOnce, outcomeSchema } from './deletion.ts'

/** PDF certificate of the deleted data, the retained data and the end of retention. Null before the deletion. */
export async function deletionCertificate({ id, name, requestedAt, doneAt, outcome }: DeletionRequest) {
  if (!doneAt) return null
  const { saved, emailsUntil, ...counts } = outcomeSchema.parse(outcome)
  const words = t(privacyTexts.deletion)
  const { title, ...terms } = words.certificate
  const paper = openPdf({
    title,
    subject: title,
    firm: firmName,
    footer: `${firmName} · ${title} ${id}`,
    createdAt: doneAt,
  })
  const fact = (term: string, lines: string[]) => {
    paper.write('P', term, { size: 9, colour: grey, before: 10, gap: 1 })
    for (const line of lines) paper.write('P', line, { size: 11, gap: 2 })
    paper.space(6)
    paper.rule()
  }
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', title, { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.space(16)
  paper.rule(true)
  fact(terms.person, [name])
  fact(terms.requested, [formatDateTime(requestedAt)])
  fact(terms.done, [formatDateTime(doneAt)])
  fact(terms.gone, [...goneAtOnce.map((code) => words.gone[code]), terms.goneCounts(counts)])
  const stays = saved.length > 0 ? saved.map(words.saved) : [terms.nothingSaved]
  fact(terms.saved, [...stays, words.savedEmails(emailsUntil)])
  paper.write('P', `${terms.law} ${terms.meaning}`, { size: 9.5, colour: grey, before: 16, gap: 2 })
  const day = swissDay(doneAt)
  return { filename: `certificate-of-deletion-${day}.pdf`, content: await paper.close() }
}
