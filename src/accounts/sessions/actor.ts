import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from './request-metadata.ts'

/** Person who performs a use case, with request metadata. `AuditActor` also covers visitors and the system. */
export type Actor = { person: Person; metadata: RequestMetadata }
