import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { knownTopics, type Topic } from '#publishing/newsletter/subscription.ts'
import type { DeliveryState, SkipReason } from './delivery.ts'

type Audience = { topics: readonly Topic[]; locale: string }

/** False for subscribers of 'monthly' who have had a newsletter in the four weeks before `at`, or will soon get one. */
const isDue = (at: Date) => sql<boolean>`(subscribers.frequency = 'all' or not exists (
  select from campaign_deliveries d where d.subscriber_id = subscribers.id
  and d.state in ('waiting', 'claimed', 'handed', 'sent', 'doubt')
  and coalesce(d.sent_at, d.due_at) > ${at}::timestamptz - interval '27 days'))`

export async function countAudience(db: Db, { topics, locale }: Audience, at: Date): Promise<number> {
  const row = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'confirmed')
    .where('locale', '=', locale)
    .where(sql<boolean>`topics && ${[...topics]}`)
    .where(isDue(at))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertDeliveries(tx: Tx, campaignId: string, { topics, locale }: Audience, at: Date) {
  const added = await tx
    .insertInto('campaignDeliveries')
    .columns(['campaignId', 'subscriberId', 'dueAt'])
    .expression((query) =>
      query
        .selectFrom('subscribers')
        .select([sql<string>`${campaignId}::uuid`.as('campaign'), 'id', sql<Date>`${at}::timestamptz`.as('due')])
        .where('state', '=', 'confirmed')
        .where('locale', '=', locale)
        .where(sql<boolean>`topics && ${[...topics]}`)
        .where(isDue(at)),
    )
    .onConflict((conflict) => conflict.columns(['campaignId', 'subscriberId']).doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0)
}

const claimed = z.object({
  id: z.string(),
  subscriberId: z.string().nullable(),
  attempts: z.number(),
  email: z.string().nullable(),
  topics: z.array(z.string()).nullable(),
})
export type ClaimedDelivery = { id: string; claim: string; subscriberId: string | null; attempts: number } & (
  | { email: string; topics: Topic[] }
  | { email: null; topics: [] }
)

export async function claimDelivery(
  db: Db,
  campaignId: string,
  claim: string,
  at: Date,
): Promise<ClaimedDelivery | null> {
  const { rows } = await sql`
    with taken as (
      update campaign_deliveries set state = 'claimed', claim = ${claim}::uuid, claimed_at = ${at}, attempts = attempts + 1
      where id = (
        select d.id from campaign_deliveries d join campaigns c on c.id = d.campaign_id
        where d.campaign_id = ${campaignId} and d.state = 'waiting' and d.due_at <= ${at} and c.state = 'sending'
        order by d.due_at, d.id limit 1 for update of d skip locked)
      returning id, subscriber_id, attempts)
    select t.id, t.subscriber_id as "subscriberId", t.attempts, s.email, s.topics
    from taken t left join subscribers s on s.id = t.subscriber_id and s.state = 'confirmed'`.execute(db)
  if (!rows[0]) return null
  const { email, topics, ...row } = claimed.parse(rows[0])
  return email === null || topics === null
    ? { ...row, claim, email: null, topics: [] }
    : { ...row, claim, email, topics: knownTopics(topics) }
}

/**
 * Marks an email as handed over to the mail server. False if it must not be sent: another worker has taken over, the
 * reader has unsubscribed, or the campaign was cancelled.
 */
export async function handOver(db: Db, { id, claim }: ClaimedDelivery): Promise<boolean> {
  const { rows } = await sql`
    update campaign_deliveries d set state = 'handed' from subscribers s, campaigns c
    where d.id = ${id} and d.state = 'claimed' and d.claim = ${claim}::uuid and s.id = d.subscriber_id
      and c.id = d.campaign_id and s.state = 'confirmed' and s.topics && c.topics and c.state in ('sending', 'paused')
    returning d.id`.execute(db)
  return rows.length > 0
}

type DeliveryDbResult = {
  state: DeliveryState
  outcome?: string | null
  sentAt?: Date
  dueAt?: Date
  attempts?: number
}

/** Saves the result of a delivery; returns false if another worker has taken over. */
export async function settleDelivery(
  db: Db | Tx,
  held: Pick<ClaimedDelivery, 'id' | 'claim'>,
  settled: DeliveryDbResult,
) {
  const row = await db
    .updateTable('campaignDeliveries')
    .set({ outcome: null, ...settled, claim: null, claimedAt: null })
    .where('id', '=', held.id)
    .where('claim', '=', held.claim)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findSkipReason(
  db: Db,
  campaignId: string,
  { subscriberId }: ClaimedDelivery,
): Promise<SkipReason> {
  const campaign = await db.selectFrom('campaigns').select('state').where('id', '=', campaignId).executeTakeFirst()
  if (campaign?.state === 'cancelled') return 'cancelled'
  if (subscriberId === null) return 'gone'
  const row = await db.selectFrom('subscribers').select('id').where('id', '=', subscriberId).executeTakeFirst()
  return row ? 'left' : 'gone'
}

/** Releases emails of dead workers; those already handed to the mail server, which may have arrived, become `doubt`. */
export async function freeLeftOver(db: Db, campaignId: string, before: { claim: Date; answer: Date }): Promise<void> {
  const left = () => db.updateTable('campaignDeliveries').where('campaignId', '=', campaignId)
  await left()
    .set({ state: 'waiting', claim: null, claimedAt: null })
    .where('state', '=', 'claimed')
    .where('claimedAt', '<', before.claim)
    .execute()
  await left()
    .set({ state: 'doubt', claim: null, claimedAt: null })
    .where('state', '=', 'handed')
    .where('claimedAt', '<', before.answer)
    .execute()
}

export async function findRest(db: Db | Tx, campaignId: string) {
  const row = await db
    .selectFrom('campaignDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(({ fn }) => fn.min('dueAt').filterWhere('state', '=', 'waiting').as('dueAt'))
    .where('campaignId', '=', campaignId)
    .where('state', 'in', ['waiting', 'claimed', 'handed'])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), dueAt: row.dueAt ?? null }
}

export async function skipWaiting(tx: Tx, campaignId: string, outcome: SkipReason): Promise<void> {
  await tx
    .updateTable('campaignDeliveries')
    .set({ state: 'skipped', outcome })
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function requeueDoubtful(tx: Tx, campaignId: string, at: Date): Promise<number> {
  const change = tx
    .updateTable('campaignDeliveries')
    .set({ state: 'waiting', dueAt: at, outcome: null })
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'doubt')
  return Number((await change.executeTakeFirst()).numUpdatedRows)
}

export async function noteLeft(tx: Tx, subscriberId: string, at: Date): Promise<void> {
  await sql`
    update campaign_deliveries set left_at = ${at} where left_at is null and id = (
      select id from campaign_deliveries
      where subscriber_id = ${subscriberId} and sent_at > ${at}::timestamptz - interval '60 days'
      order by sent_at desc limit 1)`.execute(tx)
}

export async function lockDelivery(tx: Tx, id: string) {
  return tx
    .selectFrom('campaignDeliveries')
    .select(['id', 'campaignId', 'subscriberId', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveReported(
  tx: Tx,
  id: string,
  state: 'bounced' | 'complained',
  outcome: string,
): Promise<void> {
  await tx
    .updateTable('campaignDeliveries')
    .set({ state, outcome, claim: null, claimedAt: null })
    .where('id', '=', id)
    .where('state', 'not in', ['claimed', 'complained'])
    .execute()
}

export async function forgetReadersBefore(db: Db, before: Date): Promise<number> {
  const change = db
    .updateTable('campaignDeliveries')
    .set({ subscriberId: null })
    .where('subscriberId', 'is not', null)
    .where('campaignId', 'in', (of) => of.selectFrom('campaigns').select('id').where('endedAt', '<', before))
  return Number((await change.executeTakeFirst()).numUpdatedRows)
}

export type Numbers = Record<'total' | 'left' | 'unsubscribed' | DeliveryState, number>

/** `sent`: emails that a mail server accepted, including those that bounced later. */
export async function countDeliveries(db: Db, campaignIds: string[]): Promise<Map<string, Numbers>> {
  if (campaignIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; state: DeliveryState; count: string; taken: string; gone: string }>`
    select campaign_id as id, state, count(*) as count, count(sent_at) as taken, count(left_at) as gone
    from campaign_deliveries where campaign_id = any(${campaignIds}::uuid[]) group by 1, 2`.execute(db)
  const none = { total: 0, left: 0, sent: 0, unsubscribed: 0, waiting: 0, claimed: 0, handed: 0 }
  const zero: Numbers = { ...none, refused: 0, doubt: 0, skipped: 0, bounced: 0, complained: 0 }
  const numbers = new Map(campaignIds.map((id) => [id, { ...zero }]))
  for (const { id, state, count, taken, gone } of rows) {
    const of = numbers.get(id)
    if (!of) continue
    if (state !== 'sent') of[state] += Number(count)
    of.sent += Number(taken)
    of.total += Number(count)
    of.unsubscribed += Number(gone)
    if (state === 'waiting' || state === 'claimed' || state === 'handed') of.left += Number(count)
  }
  return numbers
}

export function listTroubles(db: Db, campaignId: string, limit: number) {
  return db
    .selectFrom('campaignDeliveries as d')
    .leftJoin('subscribers as s', 's.id', 'd.subscriberId')
    .select(['d.id', 'd.state', 'd.outcome', 'd.attempts', 's.id as subscriberId', 's.email'])
    .where('d.campaignId', '=', campaignId)
    .where((row) =>
      row.or([
        row('d.state', 'in', ['refused', 'doubt', 'bounced', 'complained']),
        row.and([row('d.state', '=', 'waiting'), row('d.attempts', '>', 0)]),
      ]),
    )
    .orderBy('d.state')
    .orderBy('d.id')
    .limit(limit)
    .execute()
}

export function listDeliveriesOf(db: Db, subscriberId: string, limit: number) {
  return db
    .selectFrom('campaignDeliveries as d')
    .innerJoin('campaigns as c', 'c.id', 'd.campaignId')
    .select(['d.id', 'd.state', 'd.outcome', 'd.sentAt', 'c.id as campaignId', 'c.subject'])
    .where('d.subscriberId', '=', subscriberId)
    .orderBy('d.sentAt', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute()
}
