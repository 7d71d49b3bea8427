import type { Actor } from '#platform/audit/audit.server.ts'
import type { Person } from './person.ts'

/** Where a request came from, as far as accounts need it. The platform's facts of a request fit. */
export type Caller = {
  id: string
  ip: string
  userAgent?: string | null
  /** What the browser shows of earlier sign-ins (`device-cookie.server.ts`). */
  deviceMarks?: string
}

/** Who acts, for the audit log: a person by name, or a visitor who is not signed in. */
export function personActor(person: Pick<Person, 'id' | 'name'> | null, caller: Caller): Actor {
  return { personId: person?.id ?? null, label: person?.name ?? 'visitor', ip: caller.ip, requestId: caller.id }
}
