import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { pollAgain } from './batch-job.server.ts'
import { emailForm } from './campaign.ts'
import { type Campaign, lockCampaign, saveStarted } from './campaign-db.server.ts'
import { insertDeliveries } from './delivery-db.server.ts'
import { archivePath, archivePathOf } from './paths.ts'
import { renderCampaign } from './render-campaign.server.ts'

type StartCampaignDeps = Pick<Services, 'db' | 'now' | 'config'>
export type StartOutcome =
  | { ok: true; recipients: number }
  | { ok: false; reason: 'unknown' | 'not-a-draft' | 'unfinished' | 'nobody' | 'conflict' }

/** Sends a draft to all subscribers of its topics. Starting it again is refused. */
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

/** The caller must have locked the campaign. */
export async function startWithin(
  tx: Tx,
  deps: Pick<StartCampaignDeps, 'now' | 'config'>,
  campaign: Campaign,
  actor: AuditActor,
): Promise<StartOutcome> {
  const at = deps.now()
  const recipients = await insertDeliveries(tx, campaign.id, campaign, at)
  if (recipients === 0) return { ok: false, reason: 'nobody' }
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
