import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import * as platformEmailTexts from '#platform/locales/en-emails.ts'
import { ButtonLink, EmailLayout, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import { exportDays } from '#privacy/export/export.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'

const copy = () => t(privacyEmailTexts.exportEmail)

export function deletionRequested({ url, ...to }: { name: string; dueAt: Date; url: string }): AccountEmail {
  return written(t(privacyTexts.deletion).requested(to), { url, to: 'account' })
}

export function deletionCancelled(to: { name: string }): AccountEmail {
  return written(t(privacyTexts.deletion).cancelled(to), { to: 'account' })
}

/** Tells the client that the deletion is delayed by a case, order or appointment created after the request. */
export function deletionWaits(to: { name: string; numbers: string[] }): AccountEmail {
  return written(t(privacyTexts.deletion).waits(to), { to: 'account' })
}

export function deletionHeld(to: { name: string; reason: string }): AccountEmail {
  return written(t(privacyTexts.deletion).held(to), { to: 'account' })
}

export function deletionDone({ url, ...to }: { name: string; saved: number; url: string }): AccountEmail {
  return written(t(privacyTexts.deletion).done(to), { url })
}

export function exportReady({ site, name, leftOut }: { site: string; name: string; leftOut: number }) {
  const title = copy().yourDataIsReadyTo
  return {
    subject: title,
    body: (
      <EmailLayout
        firm={firmName}
        title={title}
        footer={[company().legalName, t(platformEmailTexts.email).whyClient(firmName)]}
      >
        <Greeting name={name} />
        <Paragraph>{copy().archiveOfEverythingWeKeep(exportDays)}</Paragraph>
        {leftOut > 0 && <Paragraph>{copy().documentsThatAreNotIn(leftOut)}</Paragraph>}
        <ButtonLink href={`${site}/client-portal/profile/data`}>{copy().downloadYourData}</ButtonLink>
        <Note>{copy().ifYouDidNotRequest}</Note>
      </EmailLayout>
    ),
  }
}

type ForStaff = { site: string; name: string; client: { id: string; name: string }; leftOut: number }

export function exportReadyForStaff({ site, name, client, leftOut }: ForStaff) {
  const title = copy().dataArchiveOfIsReady(client.name)
  return {
    subject: title,
    body: (
      <EmailLayout
        firm={firmName}
        title={title}
        footer={[company().legalName, t(platformEmailTexts.email).whyStaff(firmName)]}
        isUnsigned
      >
        <Greeting name={name} />
        <Paragraph>{copy().onlyYouCanDownloadThis(exportDays)}</Paragraph>
        {leftOut > 0 && <Paragraph>{copy().documentsThatAreNotIn(leftOut)}</Paragraph>}
        <ButtonLink href={`${site}/admin/clients/${client.id}#data`}>{copy().openClientsPage}</ButtonLink>
        <Note>{copy().ifYouDidNotRequest2}</Note>
      </EmailLayout>
    ),
  }
}

export function mergedIntoYours(site: string, { name, cases }: { name: string; cases: number }): AccountEmail {
  const { subject, parts, button } = t(privacyEmailTexts.merge).saved
  return mergeEmailsWritten(site, { name, subject, parts: parts(cases), button })
}

/** Sent to the removed account's address. Does not name the remaining address, which may belong to someone else. */
export function mergedIntoOther(site: string, { name }: { name: string }): AccountEmail {
  return mergeEmailsWritten(site, { name, ...t(privacyEmailTexts.merge).gone })
}

type Text = { name: string; subject: string; parts: string[]; button: string }

function mergeEmailsWritten(site: string, { name, subject, parts, button }: Text): AccountEmail {
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
