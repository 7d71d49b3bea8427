import { DatabaseError } from 'pg'
import { newEmailToConfirm } from '#accounts/account-emails.tsx'
import { findPersonByEmail, lockPerson, moveEmail } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import { sendLink } from '#accounts/send-email.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { confirmIdentity, type Evidence, type ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { emailChangesOfMailbox, emailChangesOfPerson } from '#accounts/sign-in/sign-in-limits.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import { Unverified } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { findLink, redeemLink, removeLinksOf, removeOpenings } from './links-db.server.ts'

type ChangeEmailDeps = Pick<Services, 'db' | 'now' | 'config'>

export type ChangeEmailOutcome =
  | { ok: true }
  | { ok: false; reason: 'same-email' }
  | { ok: false; reason: 'too-many-changes'; retryAfterSeconds: number }
  | ReauthRefusal

const oneDay = 24 * 60

/** Sends a link to the new address, a notice to the old. The response hides whether the address has an account. */
export async function requestEmailChange(
  services: SignInDeps,
  user: CurrentUser,
  { email, ...reauth }: { email: string } & Evidence,
  metadata: RequestMetadata,
): Promise<ChangeEmailOutcome> {
  const { person } = user
  const newEmail = email.trim().toLowerCase()
  if (newEmail === person.email) return { ok: false, reason: 'same-email' }
  const confirmed = await confirmIdentity(services, user, reauth, metadata)
  if (!confirmed.ok) return confirmed
  const limited = await takeChange(services.pool, person, newEmail)
  if (limited) return limited
  const { id: personId, firstName } = person
  await services.db.transaction().execute(async (tx) => {
    await lockPerson(tx, personId)
    await removeLinksOf(tx, personId, ['change-email'])
    if (!(await findPersonByEmail(tx, newEmail))) {
      await sendLink(tx, services, {
        link: { purpose: 'change-email', personId, email: person.email, newEmail },
        path: '/confirm-email-change',
        minutes: oneDay,
        email: (url) => newEmailToConfirm({ name: new Unverified(firstName), url }),
        to: newEmail,
      })
    }
    await notifyOwner(tx, services, person, { event: 'email-change-asked', newEmail })
    await recordAudit(
      tx,
      { person, metadata },
      {
        action: 'email-change-asked',
        object: { type: 'person', id: personId },
      },
    )
  })
  return { ok: true }
}

async function takeChange(pool: Services['pool'], person: Person, newEmail: string) {
  for (const [limit, key] of [
    [emailChangesOfPerson, person.id],
    [emailChangesOfMailbox, mailboxKey(newEmail)],
  ] as const) {
    const counted = await countUse(pool, limit, key)
    if (!counted.ok)
      return { ok: false, reason: 'too-many-changes', retryAfterSeconds: counted.retryAfterSeconds } as const
  }
  return null
}

export type ConfirmEmailOutcome =
  | { ok: true; email: string; isStaff: boolean }
  | { ok: false; reason: 'link-invalid' | 'email-taken' }

/** Finds the new address that an emailed link would confirm, without using up the link. Null if the link is invalid. */
export async function findEmailChange({ db, now }: ChangeEmailDeps, token: string): Promise<string | null> {
  const link = await findLink(db, token, now())
  return link?.purpose === 'change-email' ? link.newEmail : null
}

/** Confirms the new email address. Ends all sessions, because the address is used to sign in. */
export async function confirmEmailChange(
  services: ChangeEmailDeps,
  token: string,
  metadata: RequestMetadata,
): Promise<ConfirmEmailOutcome> {
  try {
    return await services.db.transaction().execute((tx) => change(tx, services, token, metadata))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return { ok: false, reason: 'email-taken' }
    throw error
  }
}

const uniqueViolation = '23505'

async function change(
  tx: Tx,
  services: ChangeEmailDeps,
  token: string,
  metadata: RequestMetadata,
): Promise<ConfirmEmailOutcome> {
  const link = await redeemLink(tx, token, services.now())
  if (link?.purpose !== 'change-email') return { ok: false, reason: 'link-invalid' }
  const person = await lockPerson(tx, link.personId)
  if (person?.status !== 'active' || person.email !== link.email) return { ok: false, reason: 'link-invalid' }
  const { id } = person
  if (!(await moveEmail(tx, id, link.newEmail, services.now()))) return { ok: false, reason: 'email-taken' }
  await removeOpenings(tx, id)
  await removeSessions(tx, id)
  await notifyOwner(tx, services, person, { event: 'email-changed', newEmail: link.newEmail })
  await recordAudit(tx, { person, metadata }, { action: 'email-change', object: { type: 'person', id } })
  return { ok: true, email: link.newEmail, isStaff: isStaff(person) }
}
