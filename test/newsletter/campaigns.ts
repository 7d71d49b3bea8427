import { createHash, randomUUID } from 'node:crypto'
import { system } from '#platform/audit/audit.server.ts'
import type { Email } from '#platform/mail/mail.ts'
import { findCampaign, insertDraft } from '#publishing/newsletter/campaigns/campaign-db.server.ts'
import { sendBatch } from '#publishing/newsletter/campaigns/send-batch.server.ts'
import { startCampaign } from '#publishing/newsletter/campaigns/start-campaign.server.ts'
import { leaveTokenOf } from '#publishing/newsletter/change-preferences.server.ts'
import type { Topic } from '#publishing/newsletter/subscription.ts'
import type { World } from '#test/world.ts'

export const anEntry = {
  topic: 'articles',
  path: '/blog/pillar-3a-2026',
  title: 'Pillar 3a in 2026',
  summary: 'What may be paid in, and until when.',
  publishedOn: '2026-11-20',
} as const

export async function subscribersAt(world: World, emails: string[], topics: Topic[] = ['articles']): Promise<void> {
  const at = world.now()
  const rows = emails.map((email) => ({
    id: randomUUID(),
    email,
    topics,
    state: 'confirmed',
    leaveTokenHash: createHash('sha256').update(leaveTokenOf(world, email)).digest('hex'),
    consentVersion: '1',
    requestedAt: at,
    confirmedAt: at,
  }))
  for (let from = 0; from < rows.length; from += 500)
    await world.db
      .insertInto('subscribers')
      .values(rows.slice(from, from + 500))
      .execute()
}

export const manyAddresses = (count: number) => Array.from({ length: count }, (_, at) => `reader${at}@example.com`)

export async function aDraft(world: World, topics: Topic[] = ['articles']): Promise<string> {
  const id = await insertDraft(world.db, {
    ...{ kind: 'letter', subject: 'What is new', topics, entries: [anEntry], createdBy: null, at: world.now() },
  })
  await world.db
    .updateTable('campaigns')
    .set({ introduction: 'Dear reader\n\nSee **this** and [the office](https://www.estv.admin.ch).' })
    .where('id', '=', id)
    .execute()
  return id
}

export async function aStarted(world: World, topics?: Topic[]): Promise<string> {
  const id = await aDraft(world, topics)
  const started = await startCampaign(world, { id, version: 1, actor: system })
  if (!started.ok) throw new Error(started.reason)
  return id
}

export async function statesOf(world: World, id: string): Promise<Record<string, number>> {
  const { rows } = await world.pool.query(
    'select state, count(*)::int as count from campaign_deliveries where campaign_id = $1 group by 1 order by 1',
    [id],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

export const later = (world: World, seconds: number) =>
  world.setNow(new Date(world.now().getTime() + seconds * 1_000).toISOString())

export async function sendAll(world: World, id: string, services: World = world, batches = 40): Promise<void> {
  for (let times = 0; times < batches; times++) {
    await sendBatch(services, id)
    if ((await findCampaign(world.db, id))?.state !== 'sending') return
    later(world, 10)
  }
}

export const failing = (world: World, send: (emailContent: Email) => Promise<void>): World => ({
  ...world,
  mail: {
    ...world.mail,
    send: async (emailContent, way) => {
      await send(emailContent)
      await world.mail.send(emailContent, way)
    },
  },
})
