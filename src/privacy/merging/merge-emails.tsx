import type { AccountEmail } from '#accounts/account-emails.tsx'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, Greeting, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'

export function mergedIntoYours(site: string, { name, cases }: { name: string; cases: number }): AccountEmail {
  const { subject, parts, button } = t(privacyEmailTexts.merge).saved
  return written(site, { name, subject, parts: parts(cases), button })
}

/** To the removed account's address. Does not name the remaining address, which may belong to someone else. */
export function mergedIntoOther(site: string, { name }: { name: string }): AccountEmail {
  return written(site, { name, ...t(privacyEmailTexts.merge).gone })
}

type Text = { name: string; subject: string; parts: string[]; button: string }

function written(site: string, { name, subject, parts, button }: Text): AccountEmail {
  const { why } = t(privacyEmailTexts.merge)
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={[company().legalName, why(firmName)]}>
        <Greeting name={name} />
        {parts.map((part) => (
          <Paragraph key={part}>{part}</Paragraph>
        ))}
        <ButtonLink href={`${site}/client-portal`}>{button}</ButtonLink>
      </EmailLayout>
    ),
  }
}
