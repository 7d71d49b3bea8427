import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { serviceLevels } from '#content/service-levels.ts'
import { ButtonLink, FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'
import { answerLetterOf, paragraphs } from '#site/correspondence/answer-letter.tsx'
import { type Enquiry, topicLabel } from './lead.ts'
import { letterWords } from './words.ts'

export type ContactLetter = { subject: string; body: ReactElement }
const answer = serviceLevels.find(({ id }) => id === 'contact')?.answer ?? 'as soon as we can'

/** To the writer: it arrived, under which number, and when somebody answers. */
export function receiptLetter(enquiry: Enquiry, number: number): ContactLetter {
  const { subject, title, preview, why, hello, text, urgent } = letterWords().receipt
  return {
    subject: subject(number),
    body: (
      <LetterPage firm={firmName} title={title} preview={preview(answer)} footer={[company().legalName, why(firmName)]}>
        <Paragraph>{hello(enquiry.name)}</Paragraph>
        <Paragraph>{text(answer)}</Paragraph>
        <FactTable facts={facts(enquiry, number)} />
        {paragraphs(enquiry.message)}
        <Note>{urgent(company().phone, company().hours.text)}</Note>
      </LetterPage>
    ),
  }
}

/** To the writer: what staff answer, with the words it answers below. */
export function answerLetter(
  enquiry: Enquiry,
  number: number,
  { text, from }: { text: string; from: string },
): ContactLetter {
  const { subject, title, why, signed, asked } = letterWords().answer
  return answerLetterOf({
    subject: subject(enquiry.subject ?? topicLabel(enquiry.topic), number),
    title: title(number),
    ...{ why, text, signed: signed(from, firmName) },
    asked: { lead: asked, text: enquiry.message },
  })
}

/** To the office: an enquiry waits. Its text stays in the admin panel. */
export function officeLetter(enquiry: Enquiry, number: number, site: string): ContactLetter {
  const { subject, title, why, text, button } = letterWords().office
  return {
    subject: subject(number, topicLabel(enquiry.topic)),
    body: (
      <LetterPage firm={firmName} title={title(number)} footer={[why]}>
        <Paragraph>{text(answer)}</Paragraph>
        <FactTable facts={[...facts(enquiry, number), { label: letterWords().facts.from, value: enquiry.name }]} />
        <ButtonLink href={`${site}/admin/contacts/${number}`}>{button}</ButtonLink>
      </LetterPage>
    ),
  }
}

function facts({ topic, subject }: Enquiry, number: number) {
  const words = letterWords().facts
  return [
    { label: words.number, value: String(number) },
    { label: words.topic, value: topicLabel(topic) },
    ...(subject ? [{ label: words.subject, value: subject }] : []),
  ]
}
