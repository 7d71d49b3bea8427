import { z } from 'zod'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { lockDelivery, saveReported } from '#publishing/newsletter/campaigns/delivery-db.server.ts'
import { saveStopped } from '#publishing/newsletter/subscriber-db.server.ts'
import { type DeliveryReport, readDeliveryReport } from './mail-report.server.ts'

export type ReportOutcome =
  | { ok: true; result: 'stopped' | 'noted' }
  | { ok: false; reason: 'not-a-report' | 'unknown-letter' }

/** Idempotent. Ends the subscription permanently if the mailbox does not exist or the reader complained. */
export async function recordReport(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  raw: string,
  actor: AuditActor,
): Promise<ReportOutcome> {
  const report = await readDeliveryReport(raw)
  if (!report) return { ok: false, reason: 'not-a-report' }
  return db.transaction().execute(async (tx): Promise<ReportOutcome> => {
    const about = await findAbout(tx, report, new URL(config.PUBLIC_URL).hostname)
    if (!about) return { ok: false, reason: 'unknown-letter' }
    const state = report.kind === 'bounce' ? 'bounced' : 'complained'
    await saveReported(tx, about.deliveryId, state, report.reason)
    const stop = { state, reason: report.reason, at: now() } as const
    const isStopped = report.isFinal && about.subscriberId !== null && (await saveStopped(tx, about.subscriberId, stop))
    await recordAudit(tx, actor, {
      action: `subscriber.${state}`,
      ...(about.subscriberId ? { object: { type: 'subscriber', id: about.subscriberId } } : {}),
      detail: { reason: report.reason.slice(0, 200), stopped: isStopped },
    })
    return { ok: true, result: report.isFinal ? 'stopped' : 'noted' }
  })
}

type About = { deliveryId: string; subscriberId: string | null }

/** Security: a report must contain our Message-ID, because one that names just a recipient is easy to forge. */
async function findAbout(tx: Tx, { messageId }: DeliveryReport, host: string): Promise<About | null> {
  const [local = '', at] = messageId?.split('@') ?? []
  if (at !== host || !z.uuid().safeParse(local).success) return null
  const delivery = await lockDelivery(tx, local)
  return delivery ? { deliveryId: delivery.id, subscriberId: delivery.subscriberId } : null
}
