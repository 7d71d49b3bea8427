import type { LiveNews, NewsTopic } from '#platform/live-news.ts'
import { type Action, may } from './may.ts'
import type { Person } from './person.ts'

const actions: Record<NewsTopic, Action> = {
  thread: 'message.read',
  enquiry: 'lead.read',
  application: 'application.read',
}

/** Whether this person may know that something of this kind changed: whoever may read it. */
export function mayHear(person: Person, { topic, clientId }: LiveNews): boolean {
  return may(person, actions[topic], { clientId })
}
