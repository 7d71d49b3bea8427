import { type AccountEmail, Page } from '#accounts/account-emails.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { ButtonLink, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import type { AlertKind } from './alert-settings.ts'

const copy = () => t(accountEmailTexts.securityAlertEmails)

type SecurityAlertEmailsInput = { kind: AlertKind; count: number; name: string | null; firstName: string; url: string }

export function alertEmail({ kind, count, name, firstName, url }: SecurityAlertEmailsInput): AccountEmail {
  const { kinds, happened } = t(accountTexts.alert)
  const title = copy().securityAlert(kinds[kind].toLowerCase())
  return {
    subject: title,
    body: (
      <Page title={title} to="staff">
        <Greeting name={firstName} />
        <Paragraph>{copy().pleaseCheckThatThisWas(happened[kind]({ count, name }))}</Paragraph>
        <ButtonLink href={url}>{copy().openAuditLog}</ButtonLink>
        <Note>{copy().youGetAtMostOne}</Note>
      </Page>
    ),
  }
}
