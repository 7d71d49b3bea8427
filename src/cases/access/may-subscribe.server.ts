import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { type Action, may } from '#accounts/people/may.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import type { LiveUpdates } from '#platform/live-updates.ts'
import type { Services } from '#platform/services.ts'

const actions: Record<Exclude<LiveUpdates['topic'], 'thread'>, Action> = {
  enquiry: 'lead.read',
  application: 'application.read',
}

/** Whether this person has access to the thread or record that a live update is about. */
export async function maySubscribe(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { topic, id, clientId, partnerId }: LiveUpdates,
): Promise<boolean> {
  if (topic !== 'thread') return may(person, actions[topic])
  if (person.status !== 'active') return false
  if (!isStaff(person)) return clientId === person.id || partnerId === person.id
  const scope = accessScopeOf({ person })
  return scope === null || (await findThread(db, id, scope)) !== null
}
