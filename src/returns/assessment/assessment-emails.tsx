import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, FactTable, Paragraph } from '#platform/mail/email-parts.tsx'
import type { EmailContent } from '#platform/mail/queue-email.server.ts'
import { t } from '#platform/texts.ts'
import { returnTexts } from '#returns/locales/en.ts'
import type { AdviceKind } from './advice.ts'

type About = {
  name: string
  title: string
  caseNumber: string
  advice: AdviceKind
  endsOn: string | null
  href: string
}

export function advisedEmail({ name, title, caseNumber, advice, endsOn, href }: About): EmailContent {
  const { subject, hello, text, facts, button, why } = t(returnTexts).assessment.emailContent
  return {
    subject: subject(caseNumber),
    body: (
      <EmailLayout firm={firmName} title={subject(caseNumber)} footer={[`${firmName}, ${company().location}`, why]}>
        <Paragraph>{hello(name)}</Paragraph>
        <Paragraph>{text[advice]}</Paragraph>
        <FactTable facts={facts({ title, endsOn })} />
        <ButtonLink href={href}>{button}</ButtonLink>
      </EmailLayout>
    ),
  }
}
