import type { Person } from './person.ts'
import type { RequestMetadata } from './request-metadata.ts'

/**
 * Who acts, and from where: what a use case is given. It asks `may(actor.person, …)` and hands the whole of it to
 * `recordAudit`, which also takes a visitor who is not signed in and the program itself (`AuditActor`).
 */
export type Actor = { person: Person; metadata: RequestMetadata }
