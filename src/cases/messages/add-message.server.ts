import { closeDraft } from '#accounts/drafts/draft-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { sameDayUntilHour, serviceLevels } from '#content/service-levels.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { zurichClock } from '#platform/intl.ts'
import { answerDueAt, endOfSwissDay, isWorkingDay, movedBy, workingDayFrom } from '#platform/working-days.ts'
import { type MessageText, messageDraftForm } from './message.ts'
import { insertMessage } from './message-db.server.ts'
import { turnAfter } from './message-thread.ts'
import { saveRead } from './read-db.server.ts'
import { findBoughtProduct, insertThread, saveThread, type ThreadRow } from './thread-db.server.ts'

const defaultHours = 24

export type Place = {
  found: Pick<
    CaseRow,
    'id' | 'caseNumber' | 'title' | 'dueOn' | 'assignedTo' | 'clientName' | 'clientId' | 'sharedWith'
  > | null
  client: { id: string; name: string; email: string }
  thread: ThreadRow | null
}

/** `draftIn` is the thread whose autosaved draft is deleted; null deletes the draft of a new thread. */
type AddMessageRow = {
  actor: Actor
  place: Place
  message: MessageText
  isInternal: boolean
  isByEmail?: boolean
  draftIn?: string | null
}

/** Stores a message. Null if another person's message already has the submission key. */
export async function addMessage(
  tx: Tx,
  at: Date,
  { actor, place: { found, client, thread }, message, isInternal, isByEmail = false, draftIn }: AddMessageRow,
): Promise<{ messageId: string; threadId: string } | null> {
  const { person } = actor
  const isClient = person.role === 'client'
  const dueAt = isClient ? promisedAnswer(found && (await findBoughtProduct(tx, found.id)), at) : null
  const turn = isInternal ? null : turnAfter(thread, isClient ? 'requested' : 'answered', dueAt)
  const ownerId = thread?.ownerId ?? found?.assignedTo ?? (isClient ? null : person.id)
  const threadId =
    thread?.id ??
    (await insertThread(tx, {
      ...(turn ?? { waitingFor: 'nobody', answerDueAt: null }),
      ...{ caseId: found?.id ?? null, clientId: client.id, subject: message.subject, ownerId, at },
    }))
  const messageId = await insertMessage(tx, {
    ...message,
    ...{ threadId, caseId: found?.id ?? null, clientId: client.id, senderId: person.id, isInternal, createdAt: at },
    isByEmail,
    senderType: isClient ? 'client' : 'admin',
  })
  if (!messageId) return null
  if (thread && turn) {
    await saveThread(tx, threadId, { ...turn, ownerId, lastMessageAt: at })
  }
  await saveRead(tx, { personId: person.id, choice: { threadId }, scope: isClient ? person.id : null, upTo: at })
  if (draftIn !== undefined) {
    const form = messageDraftForm(draftIn, isClient ? 'client' : isInternal ? 'internal' : 'staff')
    await closeDraft(tx, { personId: person.id, form, writer: message.submissionKey, at })
  }
  const readers = isInternal ? { clientId: null } : { clientId: client.id, partnerId: found?.sharedWith ?? null }
  await publishChange(tx, { topic: 'thread', id: threadId, ...readers })
  return { messageId, threadId }
}

export function promisedAnswer(productId: string | null, receivedAt: Date): Date {
  const level = serviceLevels.find(({ appliesTo }) => appliesTo === productId)
  if (!level) return answerDueAt(receivedAt, defaultHours)
  return level.hours === null ? sameDay(receivedAt) : answerDueAt(receivedAt, level.hours)
}

/** A reply is due on the day of receipt or, after the cut-off hour or on a day off, on the next working day. */
function sameDay(receivedAt: Date): Date {
  const day = swissDay(receivedAt)
  const isInTime = isWorkingDay(day) && Number(zurichClock(receivedAt).hour) < sameDayUntilHour
  return endOfSwissDay(isInTime ? day : workingDayFrom(movedBy(day, 1)))
}
