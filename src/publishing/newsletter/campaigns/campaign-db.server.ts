import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { knownTopics, type Topic } from '#publishing/newsletter/subscription.ts'
import { type CampaignState, campaignKinds, campaignStates, type EmailEntry, emailEntry } from './campaign.ts'

const rendered = z.record(z.string(), z.object({ html: z.string(), text: z.string() }))
export type Rendered = z.infer<typeof rendered>

const shape = z.object({
  id: z.string(),
  number: z.number(),
  kind: z.enum(campaignKinds),
  state: z.enum(campaignStates),
  subject: z.string(),
  introduction: z.string(),
  topics: z.array(z.string()).transform(knownTopics),
  locale: z.string(),
  entries: z.array(emailEntry),
  version: z.number(),
  createdBy: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  nextBatchAt: z.date().nullable(),
  failures: z.number(),
  refusedInRow: z.number(),
  pausedBecause: z.enum(['staff', 'refusals']).nullable(),
})
export type Campaign = z.infer<typeof shape>
const columns = Object.keys(shape.shape) as (keyof typeof shape.shape)[]

export async function findCampaign(db: Db | Tx, id: string): Promise<Campaign | null> {
  if (!isUuid(id)) return null
  const row = await db.selectFrom('campaigns').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? shape.parse(row) : null
}

export async function listCampaignsById(db: Db, ids: string[]): Promise<Campaign[]> {
  const rows = await db.selectFrom('campaigns').select(columns).where('id', 'in', ids).execute()
  return rows.map((row) => shape.parse(row))
}

export async function lockCampaign(tx: Tx, id: string): Promise<Campaign | null> {
  if (!isUuid(id)) return null
  const row = await tx.selectFrom('campaigns').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? shape.parse(row) : null
}

type NewCampaign = Pick<Campaign, 'kind' | 'subject' | 'topics' | 'entries'> & { createdBy: string | null; at: Date }

export async function insertDraft(tx: Db | Tx, { at, entries, ...row }: NewCampaign): Promise<string> {
  const created = await tx
    .insertInto('campaigns')
    .values({ ...row, entries: JSON.stringify(entries), createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}

type Draft = { subject: string; introduction: string; topics: Topic[]; locale: string; entries: readonly EmailEntry[] }

export async function saveDraft(tx: Tx, id: string, { entries, ...draft }: Draft, at: Date): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...draft, entries: JSON.stringify(entries), updatedAt: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('campaigns').where('id', '=', id).where('state', '=', 'draft').execute()
}

export async function saveStarted(tx: Tx, id: string, emails: Rendered, at: Date): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ state: 'sending', rendered: JSON.stringify(emails), startedAt: at, nextBatchAt: at, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

type StateChange = { state: CampaignState; pausedBecause?: Campaign['pausedBecause']; endedAt?: Date | null }

export async function saveCampaignState(tx: Tx, id: string, change: StateChange, at: Date): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ pausedBecause: null, refusedInRow: 0, failures: 0, ...change, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

export async function findRendered(db: Db | Tx, id: string): Promise<Rendered | null> {
  const row = await db.selectFrom('campaigns').select('rendered').where('id', '=', id).executeTakeFirst()
  return row?.rendered ? rendered.parse(row.rendered) : null
}

/** Claims a batch that is due and sets the time of the next one. Of concurrent calls, only one returns true. */
export async function claimBatch(db: Db, id: string, at: Date, nextAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('campaigns')
    .set({ nextBatchAt: nextAt })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('nextBatchAt', '<=', at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveNextBatch(db: Db | Tx, id: string, nextBatchAt: Date, failures: number): Promise<void> {
  await db.updateTable('campaigns').set({ nextBatchAt, failures }).where('id', '=', id).execute()
}

export async function countRefused(db: Db | Tx, id: string, isRefused: boolean): Promise<number> {
  const refusedInRow = isRefused ? sql<number>`refused_in_row + 1` : 0
  let change = db.updateTable('campaigns').set({ refusedInRow }).where('id', '=', id)
  if (!isRefused) change = change.where('refusedInRow', '>', 0)
  return (await change.returning('refusedInRow').executeTakeFirst())?.refusedInRow ?? 0
}

export async function listSending(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('campaigns').select('id').where('state', '=', 'sending').execute()
  return rows.map(({ id }) => id)
}

/** Campaigns for the public archive: those delivered to at least one reader, newest first. */
export async function listArchived(db: Db, { number, limit }: { number?: number; limit: number }): Promise<Campaign[]> {
  let query = db
    .selectFrom('campaigns')
    .select(columns)
    .where('startedAt', 'is not', null)
    .where((row) =>
      row.or([
        row('state', '<>', 'cancelled'),
        row.exists(
          row
            .selectFrom('campaignDeliveries as d')
            .select('d.id')
            .whereRef('d.campaignId', '=', 'campaigns.id')
            .where('d.sentAt', 'is not', null),
        ),
      ]),
    )
  if (number !== undefined) query = query.where('number', '=', number)
  const rows = await query.orderBy('startedAt', 'desc').orderBy('id').limit(limit).execute()
  return rows.map((row) => shape.parse(row))
}

export async function insertDigestWeek(tx: Tx, week: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('digestWeeks')
    .values({ week, decidedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('week')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveDigestCampaign(tx: Tx, week: string, campaignId: string): Promise<void> {
  await tx.updateTable('digestWeeks').set({ campaignId }).where('week', '=', week).execute()
}

/** Time of the last decision whether to send a digest, made for an earlier week; null if there was none. */
export async function findLastDecision(tx: Tx, week: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('digestWeeks')
    .select('decidedAt')
    .where('week', '<', week)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.decidedAt ?? null
}

export async function listDigestPaths(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('campaigns')
    .select('entries')
    .where('kind', '=', 'digest')
    .orderBy('createdAt', 'desc')
    .limit(8)
    .execute()
  return new Set(
    rows.flatMap(({ entries }) =>
      emailEntry
        .array()
        .parse(entries)
        .map(({ path }) => path),
    ),
  )
}
