import { may } from '#accounts/people/may.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'

export const turns = ['firm', 'client', 'nobody'] as const
export type WaitingFor = (typeof turns)[number]

/**
 * States who must reply in a thread, and the firm's deadline. If no reply is needed, the deadline is still stored,
 * because staff can undo 'No answer needed'.
 */
export type Turn = { waitingFor: WaitingFor; answerDueAt: Date | null }

export type TurnMove = 'requested' | 'answered' | 'no-answer-needed' | 'answer-needed'

/**
 * Returns who must reply after `move`, or null if `move` changes nothing. `dueAt` is the response deadline of a message
 * received now.
 */
export function turnAfter(turn: Turn | null, move: TurnMove, dueAt: Date | null): Turn | null {
  const promised = turn?.answerDueAt ?? null
  switch (move) {
    case 'requested':
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

/**
 * Whether this person may write in a thread and hand it over. Besides people who may write in its case, the staff
 * member who owns the thread may.
 */
export function mayWriteIn(person: Person, { clientId, sharedWith, ownerId, adviserId }: ThreadRights): boolean {
  if (may(person, 'message.write', { clientId, sharedWith, assignedTo: adviserId })) return true
  return isStaff(person) && ownerId === person.id && may(person, 'message.read', { clientId })
}

export function topicOf(subject: string): string {
  return subject
    .toLowerCase()
    .replace(/^(re:\s*)+/, '')
    .trim()
}
