import { listOwners } from '#accounts/team/staff-db.server.ts'
import { findRun } from '#platform/backup/backup-run-db.server.ts'
import { backupRunFailed } from '#platform/backup/events.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { runFailedEmail } from './backup-emails.tsx'

export const backupListeners: Listener<Services>[] = [
  listen(backupRunFailed, 'tell-owners', ({ db, config }: Services, { runId }) =>
    db.transaction().execute(async (tx) => {
      const run = await findRun(tx, runId)
      if (!run) return
      const emailContent = () => runFailedEmail(run, config.PUBLIC_URL)
      for (const { id, email } of await listOwners(tx))
        await queueEmail(tx, { emailContent, eventKey: `backup-run-failed:${runId}:${id}`, to: email })
    }),
  ),
]
