import { type AccountEmail, Page } from '#accounts/account-emails.tsx'
import { ButtonLink, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import type { AlertKind } from './alert-settings.ts'
import { alertWords } from './words.ts'

type SecurityAlertEmailsInput = { kind: AlertKind; count: number; name: string | null; firstName: string; url: string }

export function alertEmail({ kind, count, name, firstName, url }: SecurityAlertEmailsInput): AccountEmail {
  const { kinds, happened } = alertWords()
  const title = `Security: ${kinds[kind].toLowerCase()}`
  return {
    subject: title,
    body: (
      <Page title={title}>
        <Paragraph>Dear {firstName}</Paragraph>
        <Paragraph>{happened[kind]({ count, name })} Please look whether that was meant.</Paragraph>
        <ButtonLink href={url}>Open the log</ButtonLink>
        <Note>You get at most one such letter an hour. From how many on you are told stands in the settings.</Note>
      </Page>
    ),
  }
}
