import { randomUUID } from 'node:crypto'
import { addressReverted } from '#accounts/account-emails.tsx'
import { revokeApiTokensOf } from '#accounts/api-tokens/api-token-db.server.ts'
import { mayReset, sendResetLink } from '#accounts/passwords/password-reset.server.ts'
import { lockPerson, moveEmail, savePerson, saveStatus } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import {
  findLink,
  type Link,
  redeemLink,
  removeLinksOf,
  removeOpenings,
} from '#accounts/registration/links-db.server.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { removeSecondFactor } from '#accounts/sign-in/credential-db.server.ts'
import { isLastOwner } from '#accounts/team/staff-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { SecurityEvent } from './security-events.ts'

type LockAccountDeps = Pick<Services, 'db' | 'now' | 'config'>
type Disowned = Extract<Link, { purpose: 'not-me' }> & { issuedAt: Date }

/** Finds the event and address of a "this was not me" link. Does not use up the link; null if it is invalid. */
export async function findDisownable(
  { db, now }: Pick<LockAccountDeps, 'db' | 'now'>,
  token: string,
): Promise<{ event: SecurityEvent; email: string } | null> {
  const link = await findLink(db, token, now())
  return link?.purpose === 'not-me' ? { event: link.event, email: link.email } : null
}

export type LockOutcome =
  | { ok: true; email: string }
  /** `address-taken`: another account now uses the earlier address, so this account is suspended. */
  | { ok: false; reason: 'link-invalid' | 'address-taken' }

/**
 * Handles "this was not me": ends sessions, links and API tokens, restores the earlier address, requires a new password. Also
 * invalidates newer "not me" links, because an intruder may have received them.
 */
export function lockAccount(services: LockAccountDeps, token: string, metadata: RequestMetadata): Promise<LockOutcome> {
  return services.db.transaction().execute(async (tx): Promise<LockOutcome> => {
    const now = services.now()
    const link = await redeemLink(tx, token, now)
    if (link?.purpose !== 'not-me') return { ok: false, reason: 'link-invalid' }
    const person = await lockPerson(tx, link.personId)
    if (!person || !mayReset.includes(person.status)) return { ok: false, reason: 'link-invalid' }
    await removeSessions(tx, person.id)
    await revokeApiTokensOf(tx, person.id, now)
    await removeOpenings(tx, person.id)
    await removeLinksOf(tx, person.id, ['not-me'], link.issuedAt)
    if (link.event === 'second-factor-on') await removeSecondFactor(tx, person.id)
    await savePerson(tx, person.id, { mustReset: true }, now)
    const isBack = await revertAddress(tx, services, person, link)
    if (isBack) await sendResetLink(tx, services, { ...person, email: link.email }, randomUUID())
    // If another account now uses the earlier address, suspend this account, unless it is that of the firm's last
    // owner. That one is safe anyway, because signing in requires a new password.
    else if (!(await isLastOwner(tx, person.id)))
      await saveStatus(tx, person.id, 'suspended', { code: 'taken-over' }, now)
    await recordAudit(
      tx,
      { person, metadata },
      {
        action: 'account-locked-by-owner',
        object: { type: 'person', id: person.id },
        detail: { about: link.event, addressReverted: isBack && person.email !== link.email },
      },
    )
    return isBack ? { ok: true, email: link.email } : { ok: false, reason: 'address-taken' }
  })
}

/** Restores the email address to which the link was sent; false if another account uses it now. */
async function revertAddress(tx: Tx, { now }: LockAccountDeps, person: Person, { email }: Disowned): Promise<boolean> {
  if (person.email === email) return true
  if (!(await moveEmail(tx, person.id, email, now()))) return false
  await sendAccountEmail(tx, {
    email: addressReverted({}),
    to: person.email,
  })
  return true
}
