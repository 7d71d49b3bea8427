import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import { answerEmailOf } from '#site/correspondence/answer-email.tsx'
import * as siteEmailTexts from '#site/locales/en-emails.ts'
import type { Application } from './application.ts'

import { positionLabel } from './positions.ts'

type Titled = { positionTitle: string | null }

type Receipt = {
  number: number
  position: OwnText
  keep: boolean
  submitted: Unverified<{ name: string; cvName: string }>
}

type CareersEmail = { subject: string; body: ReactElement }
const applicationReceipt = defineOwnEmail(
  { kind: 'application-receipt', trigger: 'visitor' },
  ({ number, position, keep, submitted }: Receipt, reader) => {
    const { receipt, facts } = t(siteEmailTexts.careers)
    const { subject, title, preview, why, text, saved } = receipt
    const own = submitted.for(reader)
    return {
      subject: subject(number),
      body: (
        <EmailLayout
          firm={firmName}
          title={title}
          preview={preview}
          footer={[company().legalName, why(firmName, company().careersEmail)]}
        >
          <Greeting name={own?.name ?? null} />
          <Paragraph>{text}</Paragraph>
          <FactTable
            facts={[
              { label: facts.number, value: String(number) },
              { label: facts.position, value: position },
              ...(own ? [{ label: facts.cv, value: own.cvName }] : []),
            ]}
          />
          <Note>{saved(keep, company().careersEmail)}</Note>
        </EmailLayout>
      ),
    }
  },
)

export function receiptOf(
  { name, keep, ...applied }: Pick<Application, 'name' | 'position' | 'keep'> & Titled,
  { number, cvName }: { number: number; cvName: string },
) {
  const position = ownText(positionLabel(applied))
  return applicationReceipt({ number, position, keep, submitted: new Unverified({ name, cvName }) })
}

export function officeLetter(
  applied: Pick<Application, 'position'> & Titled,
  number: number,
  site: string,
): CareersEmail {
  const { office, facts } = t(siteEmailTexts.careers)
  const { subject, title, why, text, button } = office
  const label = positionLabel(applied)
  return {
    subject: subject(number, label),
    body: (
      <EmailLayout firm={firmName} title={title(number)} footer={[why]} isUnsigned>
        <Paragraph>{text}</Paragraph>
        <FactTable
          facts={[
            { label: facts.number, value: String(number) },
            { label: facts.position, value: label },
          ]}
        />
        <ButtonLink href={`${site}/admin/applications/${number}`}>{button}</ButtonLink>
      </EmailLayout>
    ),
  }
}

export const applicationAnswer = defineOwnEmail(
  { kind: 'application-answer', trigger: 'staff' },
  ({ number, position, text, from }: { number: number; position: OwnText; text: OwnText; from: OwnText }) => {
    const { subject, title, why, signed } = t(siteEmailTexts.careers).answer
    return answerEmailOf({
      subject: subject(position, number),
      title: title(number),
      ...{ why, text, signed: signed(from, firmName) },
    })
  },
)
