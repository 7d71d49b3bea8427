import { may } from '#accounts/people/may.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'

export const turns = ['firm', 'client', 'nobody'] as const
export type WaitingFor = (typeof turns)[number]

/** The deadline is stored even if no reply is needed, because staff can undo 'No answer needed'. */
export type Turn = { waitingFor: WaitingFor; answerDueAt: Date | null }

export type TurnMove = 'requested' | 'answered' | 'no-answer-needed' | 'answer-needed'

/** Returns null if `move` changes nothing. `dueAt` is the response deadline of a message received now. */
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

/** People who may write in the case, and the thread's owner, may write in the thread and hand it over. */
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
