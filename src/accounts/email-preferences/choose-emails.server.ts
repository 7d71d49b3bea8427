import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { findReader, saveChoice } from '#platform/mail/email-preference-db.server.ts'
import type { EmailPreference, EmailTopic } from '#platform/mail/email-topics.ts'
import type { Services } from '#platform/services.ts'

/** Saves email preferences, which apply to emails created from now on. */
export function chooseEmails(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  chosen: readonly (readonly [EmailTopic, EmailPreference])[],
): Promise<void> {
  const { id } = actor.person
  return db.transaction().execute(async (tx) => {
    for (const [topic, choice] of chosen) await saveChoice(tx, id, topic, choice)
    const detail = Object.fromEntries(chosen)
    await recordAudit(tx, actor, { action: 'emails.chosen', object: { type: 'person', id }, detail })
  })
}

/** Unsubscribes an email's recipient from its topic. Returns the topic; null if impossible or the account is gone. */
export function stopEmails({ db }: Pick<Services, 'db'>, emailId: string): Promise<EmailTopic | null> {
  return db.transaction().execute(async (tx) => {
    const reader = await findReader(tx, emailId)
    if (!reader) return null
    const { personId, topic } = reader
    await saveChoice(tx, personId, topic, 'off')
    const object = { type: 'person', id: personId }
    await recordAudit(tx, system, { action: 'emails.stopped', object, detail: { topic } })
    return topic
  })
}
