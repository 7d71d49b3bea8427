import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { localeOf } from '#platform/locale.ts'
import type { Services } from '#platform/services.ts'
import type { EmailEntry, SubmittedEmail } from './campaign.ts'
import { deleteDraft, insertDraft, lockCampaign, saveDraft } from './campaign-db.server.ts'

type WriteCampaignEmailDeps = Pick<Services, 'db' | 'now'>

export function beginEmail({ db, now }: WriteCampaignEmailDeps, actor: AuditActor): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const createdBy = actor.person?.id ?? null
    const id = await insertDraft(tx, { kind: 'letter', subject: '', topics: [], entries: [], createdBy, at: now() })
    await recordAudit(tx, actor, { action: 'campaign.begun', object: { type: 'campaign', id } })
    return id
  })
}

export type WriteOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'not-a-draft' | 'conflict' }

type WriteCampaignEmailRow = {
  id: string
  version: number
  submitted: SubmittedEmail
  published: readonly EmailEntry[]
  actor: AuditActor
}

/** Returns a conflict if `version` is outdated. Items withdrawn after they were added may remain in the draft. */
export function writeLetter(
  { db, now }: WriteCampaignEmailDeps,
  { id, version, submitted, published, actor }: WriteCampaignEmailRow,
): Promise<WriteOutcome> {
  return db.transaction().execute(async (tx): Promise<WriteOutcome> => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return { ok: false, reason: 'unknown' }
    if (campaign.state !== 'draft') return { ok: false, reason: 'not-a-draft' }
    if (campaign.version !== version) return { ok: false, reason: 'conflict' }
    const { paths, locale, ...rest } = submitted
    const known = [...campaign.entries, ...published]
    const entries = [...new Set(paths)].flatMap((path) => known.find((entry) => entry.path === path) ?? [])
    await saveDraft(tx, id, { ...rest, locale: localeOf(locale), entries }, now())
    await recordAudit(tx, actor, { action: 'campaign.written', object: { type: 'campaign', id } })
    return { ok: true }
  })
}

export function dropEmail({ db }: WriteCampaignEmailDeps, id: string, actor: AuditActor): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if ((await lockCampaign(tx, id))?.state !== 'draft') return false
    await deleteDraft(tx, id)
    await recordAudit(tx, actor, { action: 'campaign.dropped', object: { type: 'campaign', id } })
    return true
  })
}
