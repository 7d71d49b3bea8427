import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Paragraph } from '#platform/mail/email-parts.tsx'
import type { EmailContent } from '#platform/mail/queue-email.server.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { AdviceKind } from './assessment.ts'

type About = {
  name: string
  title: string
  caseNumber: string
  advice: AdviceKind
  endsOn: string | null
  href: string
  adviser: string | null
}

export function advisedEmail({ name, title, caseNumber, advice, endsOn, href, adviser }: About): EmailContent {
  const { subject, title: heading, text, facts, button, why } = t(returnTexts.assessment).emailContent
  return {
    subject: subject(caseNumber),
    body: (
      <EmailLayout
        firm={firmName}
        title={heading}
        footer={[`${firmName}, ${company().location}`, why]}
        adviser={adviser}
      >
        <Greeting name={name} />
        <Paragraph>{text[advice]}</Paragraph>
        <FactTable facts={facts({ title, endsOn })} />
        <ButtonLink href={href}>{button}</ButtonLink>
      </EmailLayout>
    ),
  }
}
