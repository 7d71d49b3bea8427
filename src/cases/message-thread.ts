import { may } from '#accounts/may.ts'
import { isStaff, type Person } from '#accounts/person.ts'

/** Whose turn it is in a thread. `nobody`: staff said that the last message needs no answer. */
export const turns = ['firm', 'client', 'nobody'] as const
export type WaitingFor = (typeof turns)[number]

/** Whose turn it is, and by when the firm promised to answer. The promise outlives 'no answer needed', which can be undone. */
export type Turn = { waitingFor: WaitingFor; answerDueAt: Date | null }

/** What changes the turn of a thread: a message from either side, or a word of staff. Reading changes nothing. */
export type TurnMove = 'requested' | 'answered' | 'no-answer-needed' | 'answer-needed'

/** The turn after a move; null when the move does nothing here. `dueAt` is the promise for a message that comes now. */
export function turnAfter(turn: Turn | null, move: TurnMove, dueAt: Date | null): Turn | null {
  const promised = turn?.answerDueAt ?? null
  switch (move) {
    case 'requested':
      // Who writes again does not wait longer for it.
      return { waitingFor: 'firm', answerDueAt: turn?.waitingFor === 'firm' ? promised : dueAt }
    case 'answered':
      return { waitingFor: 'client', answerDueAt: null }
    case 'no-answer-needed':
      return turn?.waitingFor === 'firm' ? { waitingFor: 'nobody', answerDueAt: promised } : null
    case 'answer-needed':
      return turn?.waitingFor === 'nobody' ? { waitingFor: 'firm', answerDueAt: promised } : null
  }
}

export type ThreadRights = {
  clientId: string
  sharedWith?: string | null
  ownerId: string | null
  adviserId: string | null
}

/** Who may write in a thread and hand it on: whoever may write in its case, and the member of staff it was handed to. */
export function mayWriteIn(person: Person, { clientId, sharedWith, ownerId, adviserId }: ThreadRights): boolean {
  if (may(person, 'message.write', { clientId, sharedWith, assignedTo: adviserId })) return true
  return isStaff(person) && ownerId === person.id && may(person, 'message.read', { clientId })
}

/** The subject as threads are told apart by: without 'Re:' and the size of letters. */
export function topicOf(subject: string): string {
  return subject
    .toLowerCase()
    .replace(/^(re:\s*)+/, '')
    .trim()
}
