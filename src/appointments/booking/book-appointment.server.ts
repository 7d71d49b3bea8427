import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { findCaseFor, findCaseOf } from '#cases/process/case-db.server.ts'
import type { Services } from '#platform/services.ts'
import { type Booking, type BookOutcome, bookIn } from './book.server.ts'

type BookAppointmentDeps = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'secretKey'>
type BookAppointmentInput = Omit<Booking, 'who' | 'bookedBy' | 'ownStaffId'>

export function bookForSelf(
  services: BookAppointmentDeps,
  { actor, ...requested }: BookAppointmentInput & { actor: Actor },
): Promise<BookOutcome> {
  const { person } = actor
  return services.db.transaction().execute(async (tx): Promise<BookOutcome> => {
    const found = requested.caseId === null ? null : await findCaseOf(tx, person.id, requested.caseId)
    if (requested.caseId !== null && !found) return { ok: false, reason: 'not-there' }
    if (!may(person, 'appointment.write', { clientId: person.id }) || requested.kind === 'case-talk')
      return { ok: false, reason: 'not-there' }
    const who = { clientId: person.id, email: person.email }
    const ownStaffId = found?.assignedTo ?? null
    return bookIn(tx, services, { ...requested, who, ownStaffId, bookedBy: 'client' }, actor)
  })
}

export function bookForClient(
  services: BookAppointmentDeps,
  { actor, caseId, ...requested }: BookAppointmentInput & { actor: Actor; caseId: string },
): Promise<BookOutcome | { ok: false; reason: 'forbidden' }> {
  return services.db.transaction().execute(async (tx) => {
    const scope = accessScopeOf(actor)
    const found = await findCaseFor(tx, caseId, scope)
    const client = found && (await findClient(tx, found.clientId, scope))
    if (!found || !client) return { ok: false, reason: 'not-there' } as const
    const isClient = actor.person.role === 'client'
    if (isClient || !may(actor.person, 'appointment.write', found)) return { ok: false, reason: 'forbidden' } as const
    const who = { clientId: client.id, email: client.email }
    return bookIn(tx, services, { ...requested, caseId, who, ownStaffId: found.assignedTo, bookedBy: 'firm' }, actor)
  })
}
