import { createHash, createHmac } from 'node:crypto'
import { localeOf } from '#platform/locale.ts'
import type { Recorder } from '#platform/secret-key/rotation.ts'
import type { Services } from '#platform/services.ts'
import {
  findByLeaveToken,
  listLeaveTokens,
  lockSubscriberByEmail,
  saveLeaveToken,
  savePreferences,
} from './subscriber-db.server.ts'
import { frequencyOf, knownTopics } from './subscription.ts'

export type PreferencesOutcome = { ok: true } | { ok: false; reason: 'unknown' | 'no-topic' }

export function changePreferences(
  { db }: Pick<Services, 'db'>,
  token: string,
  preferences: { topics: string[]; locale: string; frequency: string },
): Promise<PreferencesOutcome> {
  const topics = knownTopics(preferences.topics)
  return db.transaction().execute(async (tx): Promise<PreferencesOutcome> => {
    const found = await findByLeaveToken(tx, hashOf(token))
    const current = found && (await lockSubscriberByEmail(tx, found.email))
    if (current?.state !== 'confirmed') return { ok: false, reason: 'unknown' }
    if (topics.length === 0) return { ok: false, reason: 'no-topic' }
    const { locale, frequency } = preferences
    await savePreferences(tx, current.id, { topics, locale: localeOf(locale), frequency: frequencyOf(frequency) })
    return { ok: true }
  })
}

/** The token is the same for all emails to an address, so that unsubscribe links in old emails still work. */
export function leaveTokenOf({ secretKey }: Pick<Services, 'secretKey'>, email: string): string {
  return createHmac('sha256', secretKey.current).update(`newsletter-leave:${email}`).digest('base64url')
}

/** Stores the hashes of the tokens of the current key after SECRET_KEY was replaced. */
export async function renewLeaveTokens(services: Pick<Services, 'db' | 'secretKey'>, recorder: Recorder) {
  const tokens = await listLeaveTokens(services.db)
  recorder.start(tokens.length)
  for (const { id, email, hash: former } of tokens) {
    const hash = hashOf(leaveTokenOf(services, email))
    if (hash !== former) await saveLeaveToken(services.db, id, { former, hash })
    recorder.done(hash === former ? 'current' : 'reencrypted')
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
