import type { ReactElement, ReactNode } from 'react'
import type { EmailContent, EmailRecipient } from '#accounts/locales/en-emails.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, type Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import type { AlertKind } from './alerts/alert-settings.ts'
import * as accountTexts from './locales/en.ts'
import type { StaffNews } from './locales/en-emails.ts'
import { invitationDays } from './registration/forms.ts'
import type { SecurityEvent } from './security/security-events.ts'
import { staffRoles } from './team/profile.ts'

const copy = () => t(accountEmailTexts.securityAlertEmails)

export const staffInvitation = defineOwnEmail(
  { kind: 'staff-invitation', trigger: 'staff' },
  ({ name, role, by, url }: { name: OwnText; role: OwnText; by: OwnText; url: OwnText }) =>
    written(
      t(accountEmailTexts.staff).invitation({ name, role: staffRoles.find((one) => one === role) ?? 'adviser', by }),
      { url },
    ),
)

/** Sent to the new address if the owner of the earlier address reverses the change of address. */
export const addressReverted = defineOwnEmail({ kind: 'address-taken-back', trigger: 'visitor' }, () =>
  written(t(accountEmailTexts.accounts).addressReverted({ firstName: null })),
)

/** Invitation that hides whether the address has an account: only the linked page names the sender. */
export const partnerInvited = defineOwnEmail(
  { kind: 'household-invitation', trigger: 'visitor' },
  ({ url }: { url: OwnText }) =>
    written(t(accountEmailTexts.accounts).partnerInvited({ days: invitationDays }), { url }),
)

export type AccountEmail = { subject: string; body: ReactElement }
type PageProps = { title: string; to: EmailRecipient; children: ReactNode }

export function Page({ title, to, children }: PageProps) {
  return (
    <EmailLayout
      firm={firmName}
      title={title}
      footer={[company().legalName, t(accountEmailTexts.accounts).why[to](firmName)]}
      isUnsigned={to === 'staff'}
    >
      {children}
    </EmailLayout>
  )
}

type Writing = { url?: string; to?: EmailRecipient }

export function written({ subject, title = subject, parts }: EmailContent, { url = '', to = 'anyone' }: Writing = {}) {
  return {
    subject,
    body: (
      <Page title={title} to={to}>
        {parts.map((part) => {
          if (typeof part === 'string') return <Paragraph key={part}>{part}</Paragraph>
          if ('note' in part) return <Note key={part.note}>{part.note}</Note>
          return (
            <ButtonLink key={part.button} href={url}>
              {part.button}
            </ButtonLink>
          )
        })}
      </Page>
    ),
  }
}

type Named = { firstName: string }
type WithLink = Named & { url: string }
type WithReason = Named & { reason: string }
/** Data of emails to unconfirmed addresses: someone other than the recipient may have typed the name into the form. */
type ToUnverified = { name: Unverified<string>; url: OwnText }

export const emailToVerify = defineOwnEmail(
  { kind: 'email-to-verify', trigger: 'visitor' },
  ({ name, url }: ToUnverified, reader) =>
    written(t(accountEmailTexts.accounts).verifyEmail({ firstName: name.for(reader) }), { url }),
)

export const accountExists = defineOwnEmail(
  { kind: 'account-exists', trigger: 'visitor' },
  ({ name, url, resetUrl }: ToUnverified & { resetUrl: OwnText }, reader) =>
    written(t(accountEmailTexts.accounts).accountExists({ firstName: name.for(reader), resetUrl }), { url }),
)

export const invitationByFirm = defineOwnEmail(
  { kind: 'invitation-by-firm', trigger: 'staff' },
  ({ name, by, url }: { name: OwnText; by: OwnText; url: OwnText }) =>
    written(t(accountEmailTexts.accounts).invitationByFirm({ name, by }), { url }),
)

export const passwordReset = defineOwnEmail(
  { kind: 'password-reset', trigger: 'visitor' },
  ({ name, url }: ToUnverified, reader) =>
    written(t(accountEmailTexts.accounts).resetPassword({ firstName: name.for(reader) }), { url }),
)

export function approvedEmail({ url, ...to }: WithLink): AccountEmail {
  return written(t(accountEmailTexts.accounts).approved(to), { url, to: 'account' })
}

export function rejectedEmail(to: WithReason): AccountEmail {
  return written(t(accountEmailTexts.accounts).rejected(to))
}

export function suspendedEmail(to: WithReason): AccountEmail {
  return written(t(accountEmailTexts.accounts).suspended(to), { to: 'account' })
}

export function reinstatedEmail({ url, ...to }: WithLink): AccountEmail {
  return written(t(accountEmailTexts.accounts).reinstated(to), { url, to: 'account' })
}

export const emailToConfirm = defineOwnEmail(
  { kind: 'email-to-confirm', trigger: 'visitor' },
  ({ url }: { url: OwnText }) => written(t(accountEmailTexts.accounts).confirmEmail(), { url }),
)

export const newEmailToConfirm = defineOwnEmail(
  { kind: 'new-email-to-confirm', trigger: 'visitor' },
  ({ name, url }: ToUnverified, reader) =>
    written(t(accountEmailTexts.accounts).confirmNewEmail({ firstName: name.for(reader) }), { url }),
)

export function partnerJoined({ url, ...to }: { name: string; partner: string; url: string }): AccountEmail {
  return written(t(accountEmailTexts.accounts).partnerJoined(to), { url, to: 'account' })
}

export function partnershipEnded(to: { name: string; other: string }): AccountEmail {
  return written(t(accountEmailTexts.accounts).partnershipEnded(to), { to: 'account' })
}

type Facts = { event: SecurityEvent; firstName: string; disownUrl: string; newEmail?: string }

export function securityEmail({ event, firstName, disownUrl, newEmail = '' }: Facts): AccountEmail {
  return written(t(accountEmailTexts.accounts).security(event, { firstName, newEmail }), {
    url: disownUrl,
    to: 'account',
  })
}

type StaffEmailsInput = { news: StaffNews; name: string; by: string }

export function notifyPerson(about: StaffEmailsInput): AccountEmail {
  return written(t(accountEmailTexts.staff).toPerson(about), { to: 'staff' })
}

export function notifyOwnerOfFirm(about: StaffEmailsInput & { email: string }): AccountEmail {
  return written(t(accountEmailTexts.staff).toOwner(about), { to: 'staff' })
}

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
