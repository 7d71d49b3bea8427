import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { ButtonLink, EmailLayout, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { exportDays } from './export.ts'

export function exportReady({ site, name, leftOut }: { site: string; name: string; leftOut: number }) {
  const title = 'Your data is ready'
  return {
    subject: title,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[company().legalName]}>
        <Paragraph>Hello {name}</Paragraph>
        <Paragraph>
          The archive of everything that we keep about you is ready. You can download it for {exportDays} days after
          signing in; then it is removed.
        </Paragraph>
        {leftOut > 0 && (
          <Paragraph>Documents that are not in it: {leftOut}. The archive says which, and why.</Paragraph>
        )}
        <ButtonLink href={`${site}/client-portal/profile/data`}>Go to the download</ButtonLink>
        <Note>If you did not ask for it, please change your password and write to us.</Note>
      </EmailLayout>
    ),
  }
}

type ForStaff = { site: string; name: string; client: { id: string; name: string }; leftOut: number }

export function exportReadyForStaff({ site, name, client, leftOut }: ForStaff) {
  const title = `The archive of ${client.name} is ready`
  return {
    subject: title,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[company().legalName]}>
        <Paragraph>Hello {name}</Paragraph>
        <Paragraph>
          You alone can download it, for {exportDays} days after signing in; then it is removed. Each download stands in
          the audit log.
        </Paragraph>
        {leftOut > 0 && (
          <Paragraph>Documents that are not in it: {leftOut}. The archive says which, and why.</Paragraph>
        )}
        <ButtonLink href={`${site}/admin/clients/${client.id}#data`}>Go to the client</ButtonLink>
        <Note>If you did not ask for it, please change your password and tell an owner.</Note>
      </EmailLayout>
    ),
  }
}
