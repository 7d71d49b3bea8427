import * as jobTexts from '#admin/locales/en-jobs.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { FailedEmail } from '#platform/mail/outbox-db.server.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(jobTexts.failedEmails)

/** Emails that will not be sent, with the answer of the mail server: no job is left that would show them. */
export function FailedEmails({ emails }: { emails: readonly FailedEmail[] }) {
  if (emails.length === 0) return null
  return (
    <Panel title={copy().title}>
      <p className="soft t16">{copy().intro}</p>
      <ul className="failing-jobs">
        {emails.map((email) => (
          <li key={email.id}>
            <div>
              <h3>{email.subject}</h3>
              <p className="job-subjects">{t(jobTexts.jobsPage).to(email.toAddress)}</p>
              <p className="job-error">{email.lastError}</p>
            </div>
            <p className="job-tries soft">{formatDateTime(email.createdAt)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
