import { DatabaseError } from 'pg'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type Caller, personActor } from './caller.ts'
import { confirmNewEmailLetter, emailChangeNoticeLetter } from './letters.tsx'
import { findLink, removeLinksOf, takeLink } from './links-db.server.ts'
import { findPersonByEmail, lockPerson, moveEmail } from './people-db.server.ts'
import { isStaff } from './person.ts'
import { sendAccountLetter, sendLink } from './send-letter.server.ts'
import { removeSessions } from './session-db.server.ts'
import { checkPassword } from './set-password.server.ts'
import type { Visitor } from './visitor.server.ts'

type Needs = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

export type ChangeEmailOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' | 'same-email' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

const oneDay = 24 * 60

/**
 * Asks for another e-mail address: a link goes to the new one, a notice to the old one. An address that has an account
 * already gets no link, and the answer does not tell.
 */
export async function requestEmailChange(
  services: Needs,
  { person }: Visitor,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<ChangeEmailOutcome> {
  const newEmail = email.trim().toLowerCase()
  if (newEmail === person.email) return { ok: false, reason: 'same-email' }
  const checked = await checkPassword(services, person, password)
  if (!checked.ok) return checked
  const { id: personId, firstName } = person
  await services.db.transaction().execute(async (tx) => {
    await removeLinksOf(tx, personId, ['change-email'])
    if (!(await findPersonByEmail(tx, newEmail))) {
      await sendLink(tx, services, {
        link: { purpose: 'change-email', personId, email: person.email, newEmail },
        path: '/confirm-email-change',
        minutes: oneDay,
        letter: (url) => confirmNewEmailLetter({ firstName, url }),
        to: newEmail,
      })
    }
    await sendAccountLetter(tx, {
      ...emailChangeNoticeLetter({ firstName, newEmail, isDone: false }),
      to: person.email,
    })
    await recordAudit(tx, personActor(person, caller), {
      action: 'email-change-asked',
      object: { type: 'person', id: personId },
    })
  })
  return { ok: true }
}

export type ConfirmEmailOutcome =
  | { ok: true; email: string; isStaff: boolean }
  | { ok: false; reason: 'link-invalid' | 'email-taken' }

/** The new address a link would confirm, without using it up; null when the link no longer works. */
export async function findEmailChange({ db, now }: Needs, token: string): Promise<string | null> {
  const link = await findLink(db, token, now())
  return link?.purpose === 'change-email' ? link.newEmail : null
}

/** Puts the new address in force. All sessions end, since the address is what one signs in with. */
export async function confirmEmailChange(services: Needs, token: string, caller: Caller): Promise<ConfirmEmailOutcome> {
  try {
    return await services.db.transaction().execute((tx) => change(tx, services, token, caller))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === uniqueViolation) return { ok: false, reason: 'email-taken' }
    throw error
  }
}

const uniqueViolation = '23505'

async function change(tx: Tx, services: Needs, token: string, caller: Caller): Promise<ConfirmEmailOutcome> {
  const link = await takeLink(tx, token, services.now())
  if (link?.purpose !== 'change-email') return { ok: false, reason: 'link-invalid' }
  const person = await lockPerson(tx, link.personId)
  if (person?.status !== 'active' || person.email !== link.email) return { ok: false, reason: 'link-invalid' }
  const { id, firstName } = person
  if (!(await moveEmail(tx, id, link.newEmail, services.now()))) return { ok: false, reason: 'email-taken' }
  await removeLinksOf(tx, id, ['change-email', 'reset-password', 'invitation'])
  await removeSessions(tx, id)
  await sendAccountLetter(tx, {
    ...emailChangeNoticeLetter({ firstName, newEmail: link.newEmail, isDone: true }),
    to: person.email,
  })
  await recordAudit(tx, personActor(person, caller), { action: 'email-change', object: { type: 'person', id } })
  return { ok: true, email: link.newEmail, isStaff: isStaff(person) }
}
