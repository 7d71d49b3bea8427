import { may } from '#accounts/people/may.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'

export const turns = ['firm', 'client', 'nobody'] as const
export type WaitingFor = (typeof turns)[number]

/** Who must reply, and by when. 'No answer needed' does not delete `answerDueAt`, because staff can undo it. */
export type Turn = { waitingFor: WaitingFor; answerDueAt: Date | null }

export type TurnMove = 'requested' | 'answered' | 'no-answer-needed' | 'answer-needed'

/** New state of a thread, or null if unchanged. `dueAt`: response deadline, if the client has just written. */
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

/** Whether a person may write in a thread and hand it over: who may write in its case, its owner and the owner's deputy. */
export function mayWriteIn(person: Person, { clientId, sharedWith, ownerId, adviserId }: ThreadRights): boolean {
  if (may(person, 'message.write', { clientId, sharedWith, assignedTo: adviserId })) return true
  const owners = [person, ...(person.deputyFor ?? [])].map(({ id }) => id)
  return isStaff(person) && ownerId !== null && owners.includes(ownerId) && may(person, 'message.read', { clientId })
}

export function topicOf(subject: string): string {
  return subject
    .toLowerCase()
    .replace(/^(re:\s*)+/, '')
    .trim()
}
