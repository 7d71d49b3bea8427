import type { Person } from './person.ts'
import type { RequestMetadata } from './request-metadata.ts'

/**
 * Who performs a use case, and the request metadata. Use cases check `may(actor.person, …)` and pass the actor to
 * `recordAudit`, which also accepts anonymous visitors and the system (`AuditActor`).
 */
export type Actor = { person: Person; metadata: RequestMetadata }
