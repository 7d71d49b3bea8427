import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from './request-metadata.ts'

/** Who performs a use case, with request metadata. `AuditActor` also covers anonymous visitors and the system. */
export type Actor = { person: Person; metadata: RequestMetadata }
