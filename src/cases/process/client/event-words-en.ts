import type { ReadCaseEvent } from '#cases/process/case-event.ts'
import { eventWords, remindedOf } from '#cases/process/event-words-en.ts'
import { formatDateTime } from '#platform/format.ts'
import { say } from '#platform/words.ts'

export type EventActor = { is: 'you' } | { is: 'other'; name: string } | { is: 'firm' }

export function eventForClient(content: ReadCaseEvent, actor: EventActor): string {
  if (content.code === 'reminded') return `We reminded you of: ${remindedOf(content.values.matters)}.`
  if (actor.is === 'firm') return say(eventWords, content)
  const who = actor.is === 'you' ? 'You' : actor.name
  switch (content.code) {
    case 'requested':
      return `${who} asked for this case.`
    case 'appointment-cancelled':
      return `${who} cancelled the appointment on ${formatDateTime(content.values.startsAt)}: ${content.values.title}.`
    case 'not-needed':
      return `${who} marked as not needed: ${content.values.item}.`
    case 'moved': {
      const { move, reason } = content.values
      const text = moves[move]
      return text ? [`${who} ${text}`, reason].filter(Boolean).join(' ') : say(eventWords, content)
    }
    default:
      return say(eventWords, content)
  }
}

const moves: Partial<Record<string, string>> = {
  approve: 'approved the draft.',
  request_changes: 'asked for changes. We work them in and send a new draft.',
  accept_assessment: 'accepted the assessment. The case is complete and closed.',
  ask_for_objection: 'asked for an objection. We check the assessment and answer before the time for it ends.',
  withdraw: 'withdrew the case.',
}
