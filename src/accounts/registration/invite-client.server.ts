import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { invitationByFirm } from '#accounts/account-emails.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { may } from '#accounts/people/may.ts'
import { insertPerson, lockPerson } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { invitationMinutes, newLink, sendLink } from '#accounts/send-email.server.ts'
import type { Actor, RequestMetadata } from '#accounts/sessions/actor.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { signIn, signOut } from '#accounts/sign-in/sign-in.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { type OwnText, ownText } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { registrationForm } from './forms.ts'
import { removeLinksOf } from './links-db.server.ts'

type InviteClientDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

const clientForm = registrationForm.omit({ password: true })
/** Rate limit per address, because the recipient may not expect emails from the firm. */
const invitationsOfMailbox: Limit = { name: 'client-invitations', points: 3, seconds: 24 * 60 * 60 }

type Invalid = { ok: false; reason: 'invalid'; fields: FieldErrors }
type TooMany = { ok: false; reason: 'too-many-invitations'; retryAfterSeconds: number }

export type InviteClientOutcome =
  | { ok: true; personId: string }
  /** `taken`: the address already has a client or staff account. */
  | { ok: false; reason: 'not-allowed' | 'taken' }
  | Invalid
  | TooMany

export async function inviteClient(
  services: InviteClientDeps,
  actor: Actor,
  input: unknown,
): Promise<InviteClientOutcome> {
  if (!may(actor.person, 'client.invite')) return { ok: false, reason: 'not-allowed' }
  const read = readInvitation(input)
  if (!read.ok) return read
  const limited = await claimInvitation(services, read.invited.email)
  if (limited) return limited
  return services.db.transaction().execute(async (tx): Promise<InviteClientOutcome> => {
    const facts = await insertInvited(tx, read.invited, services.now())
    if (!facts) return { ok: false, reason: 'taken' }
    await sendInvitation(tx, services, actor, facts)
    await recordAudit(tx, actor, { action: 'client-invited', object: { type: 'person', id: facts.id } })
    return { ok: true, personId: facts.id }
  })
}

type Invited = z.output<typeof clientForm>

export function readInvitation(input: unknown): { ok: true; invited: Invited } | Invalid {
  const parsed = clientForm.safeParse(input)
  if (parsed.success) return { ok: true, invited: parsed.data }
  return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error, t(accountTexts.accounts).fields) }
}

/** Adds an invited client; null if the address has an account. The caller sends the link and writes the audit entry. */
export async function insertInvited(tx: Tx, invited: Invited, at: Date) {
  const name = `${invited.firstName} ${invited.lastName}`.trim()
  const facts = { id: randomUUID(), ...invited, name, username: null }
  const status = { role: 'client', status: 'invited', emailVerified: false } as const
  return (await insertPerson(tx, { ...facts, ...status, createdAt: at })) ? facts : null
}

export function newInvitationLink(
  tx: Tx,
  services: Pick<Services, 'config' | 'now'>,
  { id: personId, email }: { id: string; email: string },
): Promise<OwnText> {
  return newLink(tx, services, invitationLink({ personId, email }))
}

function invitationLink(to: { personId: string; email: string }) {
  return { link: { purpose: 'invitation', ...to }, path: '/set-password', minutes: invitationMinutes } as const
}

export type InviteAgainOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-invited' } | TooMany

/** Resends a client's invitation; the earlier link stops working. */
export async function inviteClientAgain(
  services: InviteClientDeps,
  actor: Actor,
  personId: string,
): Promise<InviteAgainOutcome> {
  if (!may(actor.person, 'client.invite')) return { ok: false, reason: 'not-allowed' }
  const limited = await claimInvitation(services, personId)
  if (limited) return limited
  return services.db.transaction().execute(async (tx): Promise<InviteAgainOutcome> => {
    const person = await lockPerson(tx, personId)
    if (person?.role !== 'client' || person.status !== 'invited') return { ok: false, reason: 'not-invited' }
    await sendInvitation(tx, services, actor, person)
    await recordAudit(tx, actor, { action: 'client-invited-again', object: { type: 'person', id: personId } })
    return { ok: true }
  })
}

export async function claimInvitation({ pool }: Pick<Services, 'pool'>, key: string): Promise<TooMany | null> {
  const counted = await countUse(pool, invitationsOfMailbox, key)
  return counted.ok ? null : { ok: false, reason: 'too-many-invitations', retryAfterSeconds: counted.retryAfterSeconds }
}

/** Sends a client the link to choose a password; an earlier link stops working. */
export async function sendInvitation(
  tx: Tx,
  services: Pick<InviteClientDeps, 'now' | 'config'>,
  actor: { person: { name: string } },
  to: { id: string; email: string; name: string },
) {
  const { id: personId, email, name } = to
  await removeLinksOf(tx, personId, ['invitation', 'reset-password'])
  await sendLink(tx, services, {
    ...invitationLink({ personId, email }),
    email: (url) => invitationByFirm({ name: ownText(name), by: ownText(actor.person.name), url }),
    to: email,
  })
}

type Chosen = { person: Person; password: string }

/** Signs in an invited person or requests the second factor. Null if the account may not sign in yet. */
export async function enterByInvitation(
  services: SignInDeps,
  { person, password }: Chosen,
  before: CurrentUser | null,
  metadata: RequestMetadata,
): Promise<{ path: string; headers: Headers } | null> {
  const audience = isStaff(person) ? 'staff' : 'client'
  const outcome = await signIn(services, { identifier: person.email, password, audience, facts: metadata })
  if (!outcome.ok) return null
  if (before) await signOut(services, before, metadata)
  const root = audience === 'staff' ? '/admin' : '/client-portal'
  const query = outcome.secondFactor ? '?step=code' : audience === 'client' ? '?note=password-chosen' : ''
  return { path: `${root}${query}`, headers: outcome.headers }
}
