import {
  type AccountEmail,
  approvedEmail,
  reinstatedEmail,
  rejectedEmail,
  suspendedEmail,
} from '#accounts/account-emails.tsx'
import { type Action, may } from '#accounts/people/may.ts'
import { lockPerson, saveStatus } from '#accounts/people/people-db.server.ts'
import { isStaff, nextStatus, type Person, type Status } from '#accounts/people/person.ts'
import { addressOf, sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'

type DecideRegistrationDeps = Pick<Services, 'db' | 'now' | 'config'>

export type DecisionOutcome =
  | { ok: true; status: Status }
  | { ok: false; reason: 'not-allowed' | 'unknown-person' | 'wrong-status' | 'not-verified' | 'reason-missing' }

const maxReasonLength = 1000

export function approve(services: DecideRegistrationDeps, actor: Actor, personId: string): Promise<DecisionOutcome> {
  const url = addressOf(services, '/client-portal')
  return decide(services, actor, personId, {
    move: 'approve',
    emailContent: ({ firstName }) => approvedEmail({ firstName, url }),
  })
}

export function reject(
  services: DecideRegistrationDeps,
  actor: Actor,
  personId: string,
  reason: string,
): Promise<DecisionOutcome> {
  const email = ({ firstName }: Person, why: string) => rejectedEmail({ firstName, reason: why })
  return decide(services, actor, personId, { move: 'reject', reason, emailContent: email })
}

/** Suspends a client: ends their sessions at once and sends the reason by email. */
export function suspend(
  services: DecideRegistrationDeps,
  actor: Actor,
  personId: string,
  reason: string,
): Promise<DecisionOutcome> {
  const email = ({ firstName }: Person, why: string) => suspendedEmail({ firstName, reason: why })
  return decide(services, actor, personId, { move: 'suspend', reason, emailContent: email })
}

export function reinstate(services: DecideRegistrationDeps, actor: Actor, personId: string): Promise<DecisionOutcome> {
  const email = (person: Person) =>
    reinstatedEmail({
      firstName: person.firstName,
      url: addressOf(services, '/client-portal'),
    })
  return decide(services, actor, personId, { move: 'reinstate', emailContent: email })
}

type Decision = {
  move: 'approve' | 'reject' | 'suspend' | 'reinstate'
  reason?: string
  emailContent(person: Person, reason: string): AccountEmail
}

function decide(
  { db, now }: DecideRegistrationDeps,
  actor: Actor,
  personId: string,
  decision: Decision,
): Promise<DecisionOutcome> {
  return db.transaction().execute(async (tx): Promise<DecisionOutcome> => {
    const person = await lockPerson(tx, personId)
    if (!person) return { ok: false, reason: 'unknown-person' }
    const object = { type: 'person', id: personId }
    if (isStaff(person) || !may(actor.person, rightFor(decision.move))) {
      await recordAudit(tx, actor, {
        action: `account-${decision.move}`,
        object,
        outcome: 'denied',
      })
      return { ok: false, reason: 'not-allowed' }
    }
    const status = nextStatus(person.status, decision.move)
    if (!status) return { ok: false, reason: 'wrong-status' }
    if (decision.move === 'approve' && !person.emailVerified) return { ok: false, reason: 'not-verified' }
    const reason = (decision.reason ?? '').trim().slice(0, maxReasonLength)
    if (decision.reason !== undefined && !reason) return { ok: false, reason: 'reason-missing' }
    await saveStatus(tx, personId, status, reason || null, now())
    if (status !== 'active') await removeSessions(tx, personId)
    // An unconfirmed address may belong to a stranger: send nothing to it.
    if (person.emailVerified)
      await sendAccountEmail(tx, { emailContent: () => decision.emailContent(person, reason), to: person.email })
    await recordAudit(tx, actor, {
      action: `account-${decision.move}`,
      object,
      detail: { from: person.status, to: status },
    })
    return { ok: true, status }
  })
}

function rightFor(move: Decision['move']): Action {
  return move === 'approve' || move === 'reject' ? 'client.decide' : 'client.suspend'
}
