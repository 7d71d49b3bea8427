import type { Person } from '#accounts/people/person.ts'

/** Person who performs a use case, with request metadata. `AuditActor` also covers visitors and the system. */
export type Actor = { person: Person; metadata: RequestMetadata }

export type RequestMetadata = {
  id: string
  ip: string
  userAgent?: string | null
  /** Value of the device cookie, whose signature is not verified yet (see `device-cookie.server.ts`). */
  deviceTokens?: string
}
