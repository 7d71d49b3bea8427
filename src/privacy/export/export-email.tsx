import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import * as platformTexts from '#platform/locales/en.ts'
import { ButtonLink, EmailLayout, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'
import { exportDays } from './export.ts'

const copy = () => t(privacyEmailTexts.exportEmail)

export function exportReady({ site, name, leftOut }: { site: string; name: string; leftOut: number }) {
  const title = copy().yourDataIsReadyTo
  return {
    subject: title,
    body: (
      <EmailLayout
        firm={firmName}
        title={title}
        footer={[company().legalName, t(platformTexts.email).whyClient(firmName)]}
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
        footer={[company().legalName, t(platformTexts.email).whyStaff(firmName)]}
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
