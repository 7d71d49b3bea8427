import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { pollAgain } from './batch-job.server.ts'
import { nextState } from './campaign.ts'
import { lockCampaign, saveCampaignState, saveNextBatch } from './campaign-db.server.ts'
import { requeueDoubtful, skipWaiting } from './delivery-db.server.ts'
import { archivePath, archivePathOf } from './paths.ts'

export const steps = ['pause', 'resume', 'cancel', 'send-doubtful'] as const
export type Step = (typeof steps)[number]
export type SteerOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'not-now' }

/** After a pause, an email already claimed may still be sent; after a cancellation it is not. */
export function steerCampaign(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, step, actor }: { id: string; step: Step; actor: AuditActor },
): Promise<SteerOutcome> {
  return db.transaction().execute(async (tx): Promise<SteerOutcome> => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return { ok: false, reason: 'unknown' }
    const at = now()
    const isOver = campaign.state === 'sent'
    if (isOver !== (step === 'send-doubtful') && (isOver || step === 'send-doubtful'))
      return { ok: false, reason: 'not-now' }
    const state = nextState(campaign.state, step === 'send-doubtful' ? 'resume' : step)
    if (!state) return { ok: false, reason: 'not-now' }
    const again = step === 'send-doubtful' ? await requeueDoubtful(tx, id, at) : null
    if (again === 0) return { ok: false, reason: 'not-now' }
    if (step === 'cancel') await skipWaiting(tx, id, 'cancelled')
    const change = { state, endedAt: step === 'cancel' ? at : null }
    await saveCampaignState(tx, id, step === 'pause' ? { ...change, pausedBecause: 'staff' } : change, at)
    if (state === 'sending') {
      await saveNextBatch(tx, id, at, 0)
      await pollAgain(tx, id)
    }
    await announceChangedPages(tx, [archivePath, archivePathOf(campaign)])
    await recordAudit(tx, actor, {
      action: `campaign.${step}`,
      object: { type: 'campaign', id },
      detail: { from: campaign.state, to: state, ...(again === null ? {} : { again }) },
    })
    return { ok: true }
  })
}
