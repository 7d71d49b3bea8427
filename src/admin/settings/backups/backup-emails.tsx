import type { ReactElement } from 'react'
import { firmName } from '#content/firm-name.ts'
import type { BackupRun } from '#platform/backup/backup-run-db.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Paragraph } from '#platform/mail/email-parts.tsx'
import { backupWords } from './words.ts'

export function runFailedEmail(run: BackupRun, site: string): { subject: string; body: ReactElement } {
  const kind = backupWords().kinds[run.kind]
  const isTest = run.kind === 'restore-test'
  return {
    subject: `${kind} failed`,
    body: (
      <EmailLayout
        firm={firmName}
        title={`${kind} failed`}
        footer={['You get this letter because you own the firm. It cannot be switched off.']}
      >
        <Paragraph>
          {isTest
            ? 'The newest backup could not be restored into a scratch database as it was. Nothing of the running system was touched.'
            : 'No complete backup was made. The backups from before are kept.'}
        </Paragraph>
        <FactTable
          facts={[
            { label: 'When', value: formatDateTime(run.endedAt ?? run.requestedAt) },
            { label: 'Reason', value: run.reason ?? 'none given' },
            ...(run.name ? [{ label: 'Backup', value: run.name }] : []),
          ]}
        />
        <ButtonLink href={`${site}/admin/settings/backups`}>Open the backups</ButtonLink>
      </EmailLayout>
    ),
  }
}
