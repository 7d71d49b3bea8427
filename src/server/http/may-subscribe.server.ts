import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { mayOpen } from '#accounts/access/route-access.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import type { LiveUpdates } from '#platform/live-updates.ts'
import type { Services } from '#platform/services.ts'
import { accessOf } from '#routes.ts'

const pages: Record<LiveUpdates['topic'], readonly string[]> = {
  thread: ['/admin/messages/:threadId?', '/client-portal/messages/:thread'],
  enquiry: ['/admin/contacts/:number'],
  application: ['/admin/applications/:number'],
}

/** Whether this person may open a page of the topic and has access to the thread that a live update is about. */
export async function maySubscribe(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { topic, id, clientId, partnerId }: LiveUpdates,
): Promise<boolean> {
  if (!pages[topic].some((pattern) => mayOpen(person, accessOf(pattern)))) return false
  if (topic !== 'thread') return true
  if (!isStaff(person)) return clientId === person.id || partnerId === person.id
  const scope = accessScopeOf({ person })
  return scope === null || (await findThread(db, id, scope)) !== null
}
