import { emailLocales } from '#cases/assessment/objection-letter.ts'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { type LetterLanguage, objectionHeadings, translationNote } from '#content/objection-letters.ts'
import { type MandateParts, signatureWords } from '#content/power-of-attorney.ts'
import { grey, openPdf, type Pdf } from '#design/print/pdf-document.server.ts'
import { formatDateTime, formatNumericDate, formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Mandate } from './mandate-db.server.ts'

type Printed = {
  parts: { office: MandateParts; english: MandateParts }
  language: LetterLanguage
  createdAt: Date
  signers: readonly { personName: string }[]
}

/** The document that is signed: in the tax office's language, then in English. The same input gives the same bytes. */
export function renderMandate(mandate: Printed): Promise<Buffer> {
  const paper = open(mandate)
  write(paper, mandate.parts.office)
  for (const { personName } of mandate.signers) {
    paper.write('P', `${mandate.parts.office.byHand}: ______________________________`, { size: 11, before: 26 })
    paper.write('P', personName, { size: 9.5, colour: grey })
  }
  writeTranslation(paper, mandate.parts.english)
  return paper.close()
}

/** The signed document with the record of each signature; `revoked` is printed on top if it no longer applies. */
export function renderSignedMandate(mandate: Mandate): Promise<Buffer> {
  const paper = open(mandate)
  const words = t(mandateTexts.certificate)
  if (mandate.revokedAt) paper.write('P', words.revoked(formatDateTime(mandate.revokedAt)), { font: 'bold', size: 12 })
  write(paper, mandate.parts.office)
  const office = signatureWords[mandate.language]
  paper.write('H2', office.heading, { font: 'bold', size: 12, before: 14 })
  for (const { personName, signedAt } of mandate.signers)
    if (signedAt) {
      const at = `${formatNumericDate(signedAt)}, ${formatTime(signedAt)}`
      paper.write('P', office.signed(personName, at), { size: 11 })
    }
  paper.write('P', `${office.fingerprint}: ${inGroups(mandate.sha256)}`, { size: 9.5, before: 8 })
  paper.write('P', office.meaning, { size: 9.5, colour: grey })
  writeTranslation(paper, mandate.parts.english)
  paper.pdf.addPage()
  paper.write('H1', words.title, { font: 'bold', size: 20, gap: 2 })
  for (const signer of mandate.signers) {
    if (!signer.signedAt) continue
    const facts = [
      [words.person, signer.personName],
      [words.time, formatDateTime(signer.signedAt)],
      [words.consent(signer.consentVersion ?? 0), `“${signer.consentText ?? ''}”`],
      [words.sha256, inGroups(mandate.sha256)],
      [words.address, signer.ip ?? ''],
      [words.browser, signer.userAgent ?? words.unknown],
    ] as const
    paper.space(12)
    paper.rule(true)
    for (const [term, value] of facts) {
      paper.write('P', term, { size: 9, colour: grey, before: 8, gap: 1 })
      paper.write('P', value, { size: 11, gap: 2 })
    }
  }
  paper.write('P', words.meaning, { size: 9.5, colour: grey, before: 16, gap: 2 })
  return paper.close()
}

function open({ parts: { office }, language, createdAt }: Printed): Pdf {
  const facts = { title: office.title, subject: office.subject, firm: firmName, createdAt }
  const { page: pageOf } = objectionHeadings[language]
  return openPdf({ ...facts, footer: `${firmName} · ${office.title}`, lang: emailLocales[language], pageOf })
}

function writeTranslation(paper: Pdf, parts: MandateParts): void {
  paper.pdf.addPage()
  paper.write('P', translationNote, { size: 9.5, colour: grey })
  paper.space(12)
  write(paper, parts)
}

function write(paper: Pdf, parts: MandateParts): void {
  paper.write('H1', parts.title, { font: 'bold', size: 22, gap: 2 })
  paper.write('P', parts.subject, { size: 11, before: 4 })
  for (const [heading, text] of [
    [parts.clientsHeading, parts.clients],
    [parts.firmHeading, parts.firm],
  ] as const) {
    paper.write('H2', heading, { font: 'bold', size: 12, before: 16 })
    for (const line of text.split('\n')) paper.write('P', line, { size: 11 })
  }
  paper.write('H2', parts.scopeHeading, { font: 'bold', size: 12, before: 16 })
  for (const line of parts.scope) paper.write('P', `– ${line}`, { size: 11 })
  paper.space(12)
  for (const line of parts.terms) paper.write('P', line, { size: 11, before: 4 })
}

function inGroups(sha256: string): string {
  return sha256.replace(/.{8}(?=.)/g, '$& ')
}
