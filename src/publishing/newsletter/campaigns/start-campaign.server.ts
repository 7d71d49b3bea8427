import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { archivePath, archivePathOf, emailForm, nextState } from './campaign.ts'
import { type Campaign, lockCampaign, saveCampaignState, saveNextBatch, saveStarted } from './campaign-db.server.ts'
import { insertDeliveries, requeueDoubtful, skipWaiting } from './delivery-db.server.ts'
import { renderCampaign } from './render-campaign.server.ts'
import { pollAgain } from './send-batch.server.ts'

export const steps = ['pause', 'resume', 'cancel', 'send-doubtful'] as const

type StartCampaignDeps = Pick<Services, 'db' | 'now' | 'config'>
export type StartOutcome =
  | { ok: true; recipients: number }
  | { ok: false; reason: 'unknown' | 'not-a-draft' | 'unfinished' | 'no-subscribers' | 'conflict' }

/** Sends a draft to all subscribers of its topics. A campaign can be started only once. */
export function startCampaign(
  deps: StartCampaignDeps,
  { id, version, actor }: { id: string; version: number; actor: AuditActor },
): Promise<StartOutcome> {
  return deps.db.transaction().execute(async (tx): Promise<StartOutcome> => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return { ok: false, reason: 'unknown' }
    if (campaign.state !== 'draft') return { ok: false, reason: 'not-a-draft' }
    if (campaign.version !== version) return { ok: false, reason: 'conflict' }
    const isWhole = emailForm.safeParse({ ...campaign, paths: campaign.entries.map(({ path }) => path) }).success
    if (!isWhole) return { ok: false, reason: 'unfinished' }
    return startWithin(tx, deps, campaign, actor)
  })
}

/** Starts a campaign in the caller's transaction, which must have locked the campaign. */
export async function startWithin(
  tx: Tx,
  deps: Pick<StartCampaignDeps, 'now' | 'config'>,
  campaign: Campaign,
  actor: AuditActor,
): Promise<StartOutcome> {
  const at = deps.now()
  const recipients = await insertDeliveries(tx, campaign.id, campaign, at)
  if (recipients === 0) return { ok: false, reason: 'no-subscribers' }
  await saveStarted(tx, campaign.id, await renderCampaign(deps, campaign), at)
  await pollAgain(tx, campaign.id)
  await announceChangedPages(tx, [archivePath, archivePathOf(campaign)])
  await recordAudit(tx, actor, {
    action: 'campaign.started',
    object: { type: 'campaign', id: campaign.id },
    detail: { recipients },
  })
  return { ok: true, recipients }
}

export type Step = (typeof steps)[number]

export type SteerOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'not-now' }

/** Emails that a worker has already claimed are still sent after a pause, but not after a cancellation. */
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
