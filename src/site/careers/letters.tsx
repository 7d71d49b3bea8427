import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { answerLetterOf } from '#site/correspondence/answer-letter.tsx'
import type { Application } from './application.ts'
import { careersLetterWords } from './letter-words.ts'
import { positionLabel } from './positions.ts'

/** What the position was called. */
type Titled = { positionTitle: string | null }

type CareersLetter = { subject: string; body: ReactElement }
/** To the applicant: it arrived, under which number, and how long it is kept. */
export function receiptLetter(
  { name, keep, ...applied }: Pick<Application, 'name' | 'position' | 'keep'> & Titled,
  { number, cvName }: { number: number; cvName: string },
): CareersLetter {
  const { receipt, facts } = careersLetterWords()
  const { subject, title, preview, why, hello, text, kept } = receipt
  return {
    subject: subject(number),
    body: (
      <LetterPage
        firm={firmName}
        title={title}
        preview={preview}
        footer={[company().legalName, why(firmName, company().careersEmail)]}
      >
        <Paragraph>{hello(name)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <FactTable
          facts={[
            { label: facts.number, value: String(number) },
            { label: facts.position, value: positionLabel(applied) },
            { label: facts.cv, value: cvName },
          ]}
        />
        <Note>{kept(keep, company().careersEmail)}</Note>
      </LetterPage>
    ),
  }
}

/** To the office: an application waits. Who sent it stays in the admin panel. */
export function officeLetter(
  applied: Pick<Application, 'position'> & Titled,
  number: number,
  site: string,
): CareersLetter {
  const { office, facts } = careersLetterWords()
  const { subject, title, why, text, button } = office
  const label = positionLabel(applied)
  return {
    subject: subject(number, label),
    body: (
      <LetterPage firm={firmName} title={title(number)} footer={[why]}>
        <Paragraph>{text}</Paragraph>
        <FactTable
          facts={[
            { label: facts.number, value: String(number) },
            { label: facts.position, value: label },
          ]}
        />
        <ButtonLink href={`${site}/admin/applications/${number}`}>{button}</ButtonLink>
      </LetterPage>
    ),
  }
}

/** To the applicant: what staff answer. */
export function answerLetter(
  applied: Pick<Application, 'position'> & Titled,
  number: number,
  { text, from }: { text: string; from: string },
): CareersLetter {
  const { subject, title, why, signed } = careersLetterWords().answer
  return answerLetterOf({
    subject: subject(positionLabel(applied), number),
    title: title(number),
    ...{ why, text, signed: signed(from, firmName) },
  })
}
