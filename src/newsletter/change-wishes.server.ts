import { localeOf } from '#platform/locale.ts'
import type { Services } from '#platform/services.ts'
import { hashOf } from './leave-token.server.ts'
import { findByLeaveToken, lockSubscriberByEmail, saveWishes } from './subscriber-db.server.ts'
import { knownTopics } from './subscription.ts'

export type WishesOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'no-topic' }

/** Changes what a running subscription brings, for whoever has a link of one of its letters. */
export function changeWishes(
  { db }: Pick<Services, 'db'>,
  token: string,
  wishes: { topics: string[]; locale: string },
): Promise<WishesOutcome> {
  const topics = knownTopics(wishes.topics)
  return db.transaction().execute(async (tx): Promise<WishesOutcome> => {
    const found = await findByLeaveToken(tx, hashOf(token))
    const current = found && (await lockSubscriberByEmail(tx, found.email))
    if (current?.state !== 'confirmed') return { ok: false, reason: 'unknown' }
    if (topics.length === 0) return { ok: false, reason: 'no-topic' }
    await saveWishes(tx, current.id, { topics, locale: localeOf(wishes.locale) })
    return { ok: true }
  })
}
