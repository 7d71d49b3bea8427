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
  more?: ReactElement
  requested?: { lead: string; text: string }
}

export function answerEmailOf({ subject, title, why, text, signed, more, requested }: AnswerEmail): {
  subject: string
  body: ReactElement
} {
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[company().legalName, why]} isUnsigned>
        {paragraphs(text)}
        <Paragraph>{signed}</Paragraph>
        {more}
        {requested && <Note>{requested.lead}</Note>}
        {requested && paragraphs(requested.text)}
      </EmailLayout>
    ),
  }
}

export function paragraphs(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text
  return text.split(/\n{2,}/).map((words, at) => <Paragraph key={at}>{words}</Paragraph>)
}
