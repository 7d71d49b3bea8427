import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, Greeting, Paragraph, SmallLink } from '#platform/mail/email-parts.tsx'
import type { EmailContent } from '#platform/mail/queue-email.server.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

type Invitation = { name: string; taxYear: number; href: string; stopHref: string }

export function invitationEmail({ name, taxYear, href, stopHref }: Invitation): EmailContent {
  const { subject, text, button, stop, why } = t(returnTexts.nextYear).emailContent
  return {
    subject: subject(taxYear),
    body: (
      <EmailLayout firm={firmName} title={subject(taxYear)} footer={[`${firmName}, ${company().location}`, why]}>
        <Greeting name={name} />
        {text(taxYear).map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <ButtonLink href={href}>{button}</ButtonLink>
        <SmallLink href={stopHref}>{stop}</SmallLink>
      </EmailLayout>
    ),
  }
}
