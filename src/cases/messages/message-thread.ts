import { may } from '#accounts/people/may.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'

export const turns = ['firm', 'client', 'nobody'] as const
export type WaitingFor = (typeof turns)[number]

/** Who must reply, and the firm's deadline. `nobody` keeps the deadline, because 'No answer needed' can be undone. */
export type Turn = { waitingFor: WaitingFor; answerDueAt: Date | null }

export type TurnMove = 'requested' | 'answered' | 'no-answer-needed' | 'answer-needed'

/** Returns null if the step changes nothing. `dueAt` is the response deadline for a message that arrives now. */
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

/** Who may write in a thread and hand it over: people who may write in its case, and the owner of the thread. */
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
