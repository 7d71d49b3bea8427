import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, Paragraph } from '#platform/mail/email-parts.tsx'
import type { EmailContent } from '#platform/mail/queue-email.server.ts'
import { t } from '#platform/texts.ts'
import * as publishingEmailTexts from '#publishing/locales/en-emails.ts'

export function shownEmail(title: string, address: string): EmailContent {
  const { shown, why } = t(publishingEmailTexts.editorial)
  const subject = shown.subject(title)
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={[why]} isUnsigned>
        <Paragraph>{shown.text}</Paragraph>
        <ButtonLink href={address}>{shown.button}</ButtonLink>
      </EmailLayout>
    ),
  }
}

export function hiddenEmail(title: string): EmailContent {
  const { hidden, why } = t(publishingEmailTexts.editorial)
  const subject = hidden.subject(title)
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={[why]} isUnsigned>
        <Paragraph>{hidden.text}</Paragraph>
      </EmailLayout>
    ),
  }
}

export function waitsEmail(
  { title, writer, isGenerated }: { title: string; writer: string | null; isGenerated: boolean },
  address: string,
): EmailContent {
  const { waits, why } = t(publishingEmailTexts.editorial)
  const subject = waits.subject(title)
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={[why]} isUnsigned>
        <Paragraph>{isGenerated ? waits.ofGenerator : waits.text(writer)}</Paragraph>
        <ButtonLink href={address}>{waits.button}</ButtonLink>
      </EmailLayout>
    ),
  }
}
