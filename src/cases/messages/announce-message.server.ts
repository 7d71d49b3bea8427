import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { messageForClient, messageForStaff, staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { Place } from './add-message.server.ts'

type Sent = {
  actor: Actor
  place: Place
  messageId: string
  threadId: string
  subject: string
  isInternal: boolean
}

/** Publishes a stored message. An internal note is only audited: it adds no case event and sends no email. */
export async function announceMessage(
  tx: Tx,
  { now, config }: Pick<Services, 'now' | 'config'>,
  { actor, place: { found, client, thread }, messageId, threadId, subject, isInternal }: Sent,
): Promise<void> {
  const { person } = actor
  const detail = { caseNumber: found?.caseNumber ?? null, threadId }
  const object = { type: 'message', id: messageId }
  if (isInternal) return recordAudit(tx, actor, { action: 'message.noted', object, detail })
  if (found) {
    const payload = { code: 'message', values: { from: person.name, subject } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: person.id })
  }
  const eventKey = `message:${messageId}`
  const site = config.PUBLIC_URL
  if (person.role !== 'client') {
    const { name: clientName, email: clientEmail } = client
    const readers = { clientName, clientEmail, sharedWith: found?.sharedWith ?? null }
    const email = (to: { name: string }) => messageForClient(site, to, person.name, found)
    await notifyHousehold(tx, readers, { eventKey, topic: 'messages', emailContent: email })
  } else {
    const email = () =>
      found ? staffNotified(site, found, { code: 'message', values: {} }) : messageForStaff(site, client.name)
    const assignedTo = thread?.ownerId ?? found?.assignedTo ?? null
    await notifyStaff(tx, found || assignedTo ? { assignedTo } : 'office', { eventKey, about: 'messages' }, email)
  }
  await recordAudit(tx, actor, { action: 'message.sent', object, detail })
}
