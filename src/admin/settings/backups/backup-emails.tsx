import type { ReactElement } from 'react'
import * as adminTexts from '#admin/locales/en.ts'
import * as adminEmailTexts from '#admin/locales/en-emails.ts'
import { firmName } from '#content/firm-name.ts'
import type { BackupRun } from '#platform/backup/backup-run-db.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Paragraph } from '#platform/mail/email-parts.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminEmailTexts.backupEmails)

export function runFailedEmail(run: BackupRun, site: string): { subject: string; body: ReactElement } {
  const kind = t(adminTexts.backup).kinds[run.kind]
  const isTest = run.kind === 'restore-test'
  return {
    subject: copy().failed(kind),
    body: (
      <EmailLayout firm={firmName} title={copy().failed(kind)} footer={[copy().youAreReceivingThisEmail]} isUnsigned>
        <Paragraph>{isTest ? copy().weCouldNotRestoreLatest : copy().noCompleteBackupWasCreated}</Paragraph>
        <FactTable
          facts={[
            { label: copy().when, value: formatDateTime(run.endedAt ?? run.requestedAt) },
            { label: copy().reason, value: run.reason ?? copy().noneGiven },
            ...(run.name ? [{ label: copy().backup, value: run.name }] : []),
          ]}
        />
        <ButtonLink href={`${site}/admin/settings/backups`}>{copy().openBackups}</ButtonLink>
      </EmailLayout>
    ),
  }
}
