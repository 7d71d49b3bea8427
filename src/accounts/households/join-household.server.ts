import { randomUUID } from 'node:crypto'
import { partnerJoined } from '#accounts/account-emails.tsx'
import { householdChanged } from '#accounts/events.ts'
import type { PasswordError } from '#accounts/passwords/password-policy.ts'
import { hashPassword, newPasswordError } from '#accounts/passwords/passwords.server.ts'
import {
  findPersonByEmail,
  insertPerson,
  lockPersonByEmail,
  savePerson,
  saveStatus,
} from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { removeOpenings } from '#accounts/registration/links-db.server.ts'
import { addressOf, sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor, RequestMetadata } from '#accounts/sessions/actor.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { findPasswordHash, removeCredentials, savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { acceptInvitation, findHouseholdOf, findInvitation, findPartnerOf } from './partner-db.server.ts'

type JoinHouseholdDeps = Pick<Services, 'db' | 'now' | 'config'>
type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** `link-invalid` includes accounts that may not join, `has-household` people who have already invited a partner. */
export type JoinRefusal = { ok: false; reason: 'link-invalid' | 'other-address' | 'has-household' | 'sign-in-first' }

/** Invitation of a link; null if invalid. `hasAccount` is no leak, because only the address's owner has the link. */
export async function viewInvitation({ db, now }: Pick<JoinHouseholdDeps, 'db' | 'now'>, token: string) {
  const found = await findInvitation(db, token, now())
  if (!found) return null
  const { email, firstName, lastName, clientName } = found
  const person = await findPersonByEmail(db, email)
  if (person && !mayJoin(person)) return null
  return { email, firstName, lastName, clientName, hasAccount: person !== null && (await hasSignIn(db, person)) }
}

export function joinAsVisitor(
  services: JoinHouseholdDeps,
  actor: Actor,
  token: string,
): Promise<{ ok: true } | JoinRefusal> {
  return services.db.transaction().execute(async (tx) => {
    const found = await findInvitation(tx, token, services.now())
    if (!found) return { ok: false, reason: 'link-invalid' }
    const person = await lockPersonByEmail(tx, found.email)
    if (person?.id !== actor.person.id) return { ok: false, reason: 'other-address' }
    return join(tx, services, found, actor)
  })
}

type Entered = { firstName: string; lastName: string; password: string }
export type JoinOutcome =
  | { ok: true; person: Person }
  | JoinRefusal
  | { ok: false; reason: 'weak-password'; error: PasswordError }

/** Joins the household and confirms the address. Sets the password only if the account has no sign-in method yet. */
export async function joinWithPassword(
  services: JoinHouseholdDeps,
  token: string,
  { firstName, lastName, password }: Entered,
  metadata: RequestMetadata,
): Promise<JoinOutcome> {
  const seen = await findInvitation(services.db, token, services.now())
  if (!seen) return { ok: false, reason: 'link-invalid' }
  const name = `${firstName} ${lastName}`
  const problem = newPasswordError(password, { email: seen.email, name })
  if (problem) return { ok: false, reason: 'weak-password', error: problem }
  const hash = await hashPassword(password)
  const joining = services.db.transaction().execute(async (tx): Promise<JoinOutcome> => {
    const at = services.now()
    const found = await findInvitation(tx, token, at)
    if (!found) return { ok: false, reason: 'link-invalid' }
    const names = { firstName, lastName, name }
    const blank = { company: null, phone: null, username: null, role: 'client', status: 'active' } as const
    const added = { id: randomUUID(), email: found.email, emailVerified: true, ...names, ...blank, createdAt: at }
    const isNew = await insertPerson(tx, added)
    const person = await lockPersonByEmail(tx, found.email)
    if (!person || !mayJoin(person)) return { ok: false, reason: 'link-invalid' }
    if (!isNew && (await hasSignIn(tx, person))) return { ok: false, reason: 'sign-in-first' }
    const actor = { person: { ...person, status: 'active', emailVerified: true } as const, metadata }
    const joined = await join(tx, services, found, actor)
    if (!joined.ok) throw new Refused(joined)
    // Credentials set up before the address was confirmed may belong to a stranger, so remove them.
    await removeCredentials(tx, person.id)
    await removeSessions(tx, person.id)
    await removeOpenings(tx, person.id)
    await savePasswordHash(tx, person.id, hash, at)
    await savePerson(tx, person.id, { emailVerified: true, mustReset: false }, at)
    if (person.status !== 'active') await saveStatus(tx, person.id, 'active', null, at)
    return { ok: true, person: actor.person }
  })
  return joining.catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal
    throw error
  })
}

class Refused extends Error {
  readonly refusal: JoinRefusal
  constructor(refusal: JoinRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

async function join(
  tx: Tx,
  services: JoinHouseholdDeps,
  invitation: Invitation,
  actor: Actor,
): Promise<{ ok: true } | JoinRefusal> {
  const { person } = actor
  if (!mayJoin(person)) return { ok: false, reason: 'link-invalid' }
  if ((await findHouseholdOf(tx, person.id)) || (await findPartnerOf(tx, person.id)))
    return { ok: false, reason: 'has-household' }
  const { id, clientId, clientName, clientEmail } = invitation
  if (!(await acceptInvitation(tx, id, person.id, services.now()))) return { ok: false, reason: 'link-invalid' }
  const url = addressOf(services, '/client-portal/profile/household')
  const emailContent = () => partnerJoined({ name: clientName, partner: person.name, url })
  await sendAccountEmail(tx, { emailContent, to: clientEmail, eventKey: `household-joined:${id}` })
  await publish(tx, householdChanged, { clientId })
  await recordAudit(tx, actor, { action: 'household.joined', object: { type: 'person', id: clientId } })
  return { ok: true }
}

function mayJoin(person: Person): boolean {
  return !isStaff(person) && (person.status === 'active' || person.status === 'invited' || person.status === 'pending')
}

async function hasSignIn(db: Db | Tx, { id, status, emailVerified }: Person): Promise<boolean> {
  return status === 'active' && emailVerified && (await findPasswordHash(db, id)) !== null
}
