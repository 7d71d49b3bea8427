import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { EmailLayout, Note, Paragraph } from '#platform/mail/email-parts.tsx'

type AnswerEmail = {
  subject: string
  title: string
  why: string
  text: string
  signed: string
  /** The words that are answered, with what stands above them. */
  requested?: { lead: string; text: string }
}

/** An answer that staff wrote, as the letter that goes out. */
export function answerEmailOf({ subject, title, why, text, signed, requested }: AnswerEmail): {
  subject: string
  body: ReactElement
} {
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[company().legalName, why]}>
        {paragraphs(text)}
        <Paragraph>{signed}</Paragraph>
        {requested && <Note>{requested.lead}</Note>}
        {requested && paragraphs(requested.text)}
      </EmailLayout>
    ),
  }
}

/** A text as it was typed, paragraph by paragraph. */
export function paragraphs(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text
  return text.split(/\n{2,}/).map((words, at) => <Paragraph key={at}>{words}</Paragraph>)
}
