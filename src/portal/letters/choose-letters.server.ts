import type { Actor } from '#accounts/actor.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { findReader, saveChoice } from '#platform/mail/letter-choice-db.server.ts'
import type { LetterChoice, LetterTopic } from '#platform/mail/letter-topics.ts'
import type { Services } from '#platform/services.ts'

/** Keeps which letters somebody wants. It holds for letters that are written from now on. */
export function chooseLetters(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  chosen: readonly (readonly [LetterTopic, LetterChoice])[],
): Promise<void> {
  const { id } = actor.person
  return db.transaction().execute(async (tx) => {
    for (const [topic, choice] of chosen) await saveChoice(tx, id, topic, choice)
    const detail = Object.fromEntries(chosen)
    await recordAudit(tx, actor, { action: 'letters.chosen', object: { type: 'person', id }, detail })
  })
}

/**
 * Ends the letters about the topic of one that somebody has in hand, without signing in. Resolves with the topic; null
 * when the letter has none, or the address is nobody's any more.
 */
export function stopLetters({ db }: Pick<Services, 'db'>, letterId: string): Promise<LetterTopic | null> {
  return db.transaction().execute(async (tx) => {
    const reader = await findReader(tx, letterId)
    if (!reader) return null
    const { personId, topic } = reader
    await saveChoice(tx, personId, topic, 'off')
    const object = { type: 'person', id: personId }
    await recordAudit(tx, system, { action: 'letters.stopped', object, detail: { topic } })
    return topic
  })
}
