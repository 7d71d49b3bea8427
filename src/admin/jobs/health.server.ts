import * as jobTexts from '#admin/locales/en-jobs.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import { appVersion } from '#platform/app-file.server.ts'
import { readAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { findBackupTrouble } from '#platform/backup/read-backup-settings.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { findQueueState } from '#platform/jobs/failing-job-db.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { lateSeconds, listRecentRefusals } from './alarms.server.ts'
import { findHealthFigures } from './health-figures-db.server.ts'

export type HealthLine = { item: keyof typeof jobTexts.healthItems; kind: StatusKind; text: string; note?: string }

type HealthDeps = Pick<Services, 'db' | 'log' | 'config' | 'now' | 'pool' | 'mail' | 'scanner'>

/** The state of the parts of the installation, as far as it is known: problems first. */
export async function findHealth(services: HealthDeps): Promise<HealthLine[]> {
  const { db, pool, config, now, mail, scanner } = services
  const words = t(jobTexts.healthTexts)
  const [queue, figures, trouble, refusals, tip] = await Promise.all([
    findQueueState(db),
    findHealthFigures(db),
    findBackupTrouble(services),
    listRecentRefusals(db, now()),
    readAuditChainTip(db, config.DATA_DIR).catch(() => null),
  ])
  const { rows } = await pool.query<{ used: number; most: number }>(`select
    (select count(*) from pg_stat_activity where datname = current_database()) as used,
    current_setting('max_connections')::int as most`)
  const [connections] = rows
  const refused = refusals.reduce((sum, { count }) => sum + count, 0)
  const minutes = Math.round(queue.oldestDueSeconds / 60)
  const unsaved = tip && tip !== 'forged' ? figures.lastAuditRow - tip.id : null
  const lines: HealthLine[] = [
    queue.liveWorkers > 0
      ? { item: 'worker', kind: 'done', text: words.connected(queue.liveWorkers) }
      : { item: 'worker', kind: 'bad', text: words.notRunning },
    queue.oldestDueSeconds > lateSeconds
      ? { item: 'jobs', kind: 'warn', text: words.late, note: words.oldestWaits(queue.waiting, minutes) }
      : { item: 'jobs', kind: 'done', text: words.waiting(queue.waiting) },
    refused > 0
      ? { item: 'webhooks', kind: 'warn', text: words.refused(refused), note: lastRefusal(refusals[0]) }
      : { item: 'webhooks', kind: 'done', text: words.noneRefused },
    figures.paidWithoutCase > 0
      ? { item: 'cases', kind: 'bad', text: words.withoutCase(figures.paidWithoutCase) }
      : { item: 'cases', kind: 'done', text: words.allOpened },
    trouble
      ? { item: 'backup', kind: 'warn', text: words.attention, note: backupNote(figures.backupAgeSeconds, now()) }
      : { item: 'backup', kind: 'done', text: words.works, note: backupNote(figures.backupAgeSeconds, now()) },
    {
      item: 'database',
      kind: connections && connections.used > 0.9 * connections.most ? 'warn' : 'done',
      text: words.works,
      note: connections && words.connections(connections.used, connections.most),
    },
    {
      item: 'emails',
      kind: mail.keepsEmails ? 'off' : figures.emailsFailed + figures.emailsDelayed > 0 ? 'warn' : 'done',
      text: mail.keepsEmails ? words.notSet : words.sentLastHour(figures.emailsSentLastHour),
      note: words.emailsLeft(figures.emailsWaiting, figures.emailsFailed),
    },
    scanner
      ? {
          item: 'scanner',
          kind: figures.filesUnscanned > 0 ? 'warn' : 'done',
          text: words.filesWaiting(figures.filesUnscanned),
        }
      : { item: 'scanner', kind: 'off', text: words.notSet },
    unsaved === null
      ? { item: 'audit', kind: 'warn', text: words.noTip }
      : { item: 'audit', kind: unsaved > 1000 ? 'warn' : 'done', text: words.rowsNotSaved(unsaved) },
    { item: 'version', kind: 'info', text: appVersion },
  ]
  const order: StatusKind[] = ['bad', 'warn']
  const rank = ({ kind }: HealthLine) => (order.includes(kind) ? order.indexOf(kind) : order.length)
  return lines.toSorted((a, b) => rank(a) - rank(b))
}

function lastRefusal(first: Awaited<ReturnType<typeof listRecentRefusals>>[number] | undefined): string | undefined {
  return first && t(jobTexts.healthTexts).lastRefused(first.reason, formatDateTime(first.lastAt), first.lastEvent)
}

function backupNote(ageSeconds: number | null, now: Date): string {
  const { lastGood, noneYet } = t(jobTexts.healthTexts)
  return ageSeconds === null ? noneYet : lastGood(formatDateTime(new Date(now.getTime() - ageSeconds * 1000)))
}
