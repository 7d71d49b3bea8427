import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { archivePath, archivePathOf } from './campaign.ts'
import {
  type Campaign,
  claimBatch,
  countRefused,
  findCampaign,
  findRendered,
  lockCampaign,
  saveCampaignState,
  saveNextBatch,
} from './campaign-db.server.ts'
import { answerLastsMs, batchMs, batchSize, claimLastsMs, maxRefusedInRow, restAfter } from './delivery.ts'
import { claimDelivery, findRest, freeLeftOver } from './delivery-db.server.ts'
import { type Sent, sendDelivery } from './send-delivery.server.ts'
import { emailsPerMinute, nextOpening, sendFromHour, sendUntilHour } from './send-window.ts'

export const sendBatchJob = defineJob('newsletter-batch', z.object({ campaignId: z.uuid() }))

type SendBatchDeps = Pick<Services, 'db' | 'now' | 'mail' | 'config' | 'secretKey' | 'log'>

const maxMs = 45_000
const maxErrors = 5

/** Sends a batch of emails if one is due and unclaimed. Schedules the next batch until the campaign ends. */
export async function sendBatch(deps: SendBatchDeps, campaignId: string): Promise<void> {
  const { db, now } = deps
  const campaign = await findCampaign(db, campaignId)
  if (campaign?.state !== 'sending') return
  const at = now()
  const window = {
    fromHour: await readSetting(deps, sendFromHour),
    untilHour: await readSetting(deps, sendUntilHour),
  }
  const opening = nextOpening(at, window)
  if (opening > at) return pollAgain(db, campaignId, opening.getTime() - at.getTime())
  const nextAt = new Date(at.getTime() + batchMs)
  if (!(await claimBatch(db, campaignId, at, nextAt))) {
    const dueAt = (await findCampaign(db, campaignId))?.nextBatchAt ?? nextAt
    return pollAgain(db, campaignId, Math.max(1_000, dueAt.getTime() - at.getTime()))
  }
  await freeLeftOver(db, campaignId, {
    claim: new Date(at.getTime() - claimLastsMs),
    answer: new Date(at.getTime() - answerLastsMs),
  })
  const isUnavailable = await sendSome(deps, campaign, batchSize(await readSetting(deps, emailsPerMinute)))
  const failures = isUnavailable ? campaign.failures + 1 : 0
  if (isUnavailable) await saveNextBatch(db, campaignId, new Date(now().getTime() + restAfter(failures)), failures)
  else if (campaign.failures > 0) await saveNextBatch(db, campaignId, nextAt, 0)
  await goOn(deps, campaign)
}

async function sendSome(deps: SendBatchDeps, campaign: Campaign, max: number): Promise<boolean> {
  const { db, now } = deps
  const rendered = await findRendered(db, campaign.id)
  if (!rendered) throw new Error(`The campaign ${campaign.id} has begun without a letter`)
  const began = performance.now()
  let troubles = 0
  let refused = campaign.refusedInRow
  for (let count = 0; count < max && performance.now() - began < maxMs; count++) {
    const held = await claimDelivery(db, campaign.id, randomUUID(), now())
    if (!held) return false
    const came = await sendDelivery(deps, { campaign, rendered }, held)
    if (came === 'away') return true
    troubles = isTrouble(came) ? troubles + 1 : 0
    if (troubles >= maxErrors) return true
    if (came === 'refused' || (came === 'sent' && refused > 0))
      refused = await countRefused(db, campaign.id, came === 'refused')
    if (refused >= maxRefusedInRow) {
      await pauseForRefusals(deps, campaign.id)
      return false
    }
  }
  return false
}

function isTrouble(came: Sent): boolean {
  return came === 'postponed' || came === 'doubt'
}

async function pauseForRefusals({ db, now }: SendBatchDeps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state === 'sending')
      await saveCampaignState(tx, id, { state: 'paused', pausedBecause: 'refusals' }, now())
  })
}

async function goOn({ db, now }: SendBatchDeps, { id, number }: Campaign): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const campaign = await lockCampaign(tx, id)
    if (campaign?.state !== 'sending') return
    const rest = await findRest(tx, id)
    const at = now()
    if (rest.count === 0) {
      await saveCampaignState(tx, id, { state: 'sent', endedAt: at }, at)
      await announceChangedPages(tx, [archivePath, archivePathOf({ number })])
      return
    }
    // Emails claimed by other workers remain unsent if those workers die, so check again when the claims expire.
    const wakeAt = Math.max(campaign.nextBatchAt?.getTime() ?? 0, rest.dueAt?.getTime() ?? at.getTime() + claimLastsMs)
    await pollAgain(tx, id, Math.max(1_000, wakeAt - at.getTime()))
  })
}

export async function pollAgain(db: Db | Tx, campaignId: string, delayMs = 0): Promise<void> {
  await enqueue(db, sendBatchJob, { campaignId }, { key: `newsletter-batch:${campaignId}`, delayMs })
}
