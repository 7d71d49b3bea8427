import { randomUUID } from 'node:crypto'
import { accountExists, emailToVerify } from '#accounts/account-emails.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { hashPassword, newPasswordError } from '#accounts/passwords/passwords.server.ts'
import { insertPerson, lockPerson, lockPersonByEmail, savePerson } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person } from '#accounts/people/person.ts'
import { addressOf, sendAccountEmail, sendLink } from '#accounts/send-email.server.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { registrationsOfAddress, registrationsOfMailbox } from '#accounts/sign-in/sign-in-limits.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type Registration, registrationForm } from './forms.ts'
import { findLink, redeemLink, removeLinksOf } from './links-db.server.ts'

type RegisterDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

export type RegisterOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

const oneDay = 24 * 60

/**
 * Registers a client without signing them in: first they confirm the address, then staff approve them. The response
 * does not reveal whether the address has an account; only the email does.
 */
export async function register(
  services: RegisterDeps,
  input: unknown,
  metadata: RequestMetadata,
): Promise<RegisterOutcome> {
  const parsed = registrationForm.safeParse(input)
  if (!parsed.success)
    return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error, t(accountTexts.accounts).fields) }
  const entered = parsed.data
  const { email, password, firstName, lastName } = entered
  const error = newPasswordError(password, { email, name: `${firstName} ${lastName}` })
  if (error) return { ok: false, reason: 'invalid', fields: { password: t(accountTexts.accounts).passwords[error] } }
  const counted = await countUse(services.pool, registrationsOfAddress, networkOf(metadata.ip))
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const mailbox = await countUse(services.pool, registrationsOfMailbox, mailboxKey(email))
  const passwordHash = await hashPassword(password)
  // If this address has received too many emails, send none, but respond as usual.
  if (mailbox.ok) await services.db.transaction().execute((tx) => write(tx, services, entered, passwordHash, metadata))
  return { ok: true }
}

async function write(
  tx: Tx,
  services: RegisterDeps,
  entered: Registration,
  passwordHash: string,
  metadata: RequestMetadata,
): Promise<void> {
  const known = await lockPersonByEmail(tx, entered.email)
  const isOpen = known && !isStaff(known) && known.status === 'pending' && !known.emailVerified
  const person = known ?? (await addPerson(tx, services, entered))
  if (known && !isOpen) {
    await sendAccountEmail(tx, {
      email: accountExists({
        name: new Unverified(known.firstName),
        url: ownText(addressOf(services, isStaff(known) ? '/admin' : '/client-portal')),
        resetUrl: ownText(addressOf(services, '/forgot-password')),
      }),
      to: known.email,
    })
  } else {
    await savePasswordHash(tx, person.id, passwordHash, services.now())
    const { firstName, lastName, company, phone } = entered
    const { id: personId, email } = person
    await sendLink(tx, services, {
      link: { purpose: 'verify-email', personId, email, passwordHash, firstName, lastName, company, phone },
      path: '/verify-email',
      minutes: oneDay,
      email: (url) => emailToVerify({ name: new Unverified(firstName), url }),
      to: email,
    })
  }
  await recordAudit(
    tx,
    { person: null, metadata },
    {
      action: 'registration',
      object: { type: 'person', id: person.id },
      detail: { known: known !== null },
    },
  )
}

async function addPerson(
  tx: Tx,
  { now }: RegisterDeps,
  { email, firstName, lastName, company, phone }: Registration,
): Promise<Person> {
  const row = {
    email,
    emailVerified: false,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    company,
    phone,
    username: null,
  }
  await insertPerson(tx, { id: randomUUID(), ...row, role: 'client', status: 'pending', createdAt: now() })
  // If two registrations run concurrently, the second one waits here and then finds the row that the first one
  // inserted.
  const person = await lockPersonByEmail(tx, email)
  if (!person) throw new Error('a registration vanished while it was made')
  return person
}

export type VerifyEmailOutcome = { ok: true; person: Person } | { ok: false; reason: 'link-invalid' }

export async function findEmailToVerify({ db, now }: RegisterDeps, token: string): Promise<string | null> {
  const link = await findLink(db, token, now())
  return link?.purpose === 'verify-email' ? link.email : null
}

/** Confirms the address and applies the registration data stored with the link. Staff can then approve the client. */
export function verifyEmail(
  services: RegisterDeps,
  token: string,
  metadata: RequestMetadata,
): Promise<VerifyEmailOutcome> {
  return services.db.transaction().execute(async (tx): Promise<VerifyEmailOutcome> => {
    const link = await redeemLink(tx, token, services.now())
    if (link?.purpose !== 'verify-email') return { ok: false, reason: 'link-invalid' }
    const person = await lockPerson(tx, link.personId)
    if (!person || person.emailVerified || person.email !== link.email) return { ok: false, reason: 'link-invalid' }
    const { firstName, lastName, company, phone } = link
    const change = { emailVerified: true, firstName, lastName, company, phone }
    await savePerson(tx, person.id, change, services.now())
    await savePasswordHash(tx, person.id, link.passwordHash, services.now())
    await removeLinksOf(tx, person.id, ['verify-email'])
    await recordAudit(
      tx,
      { person, metadata },
      {
        action: 'email-confirmed',
        object: { type: 'person', id: person.id },
      },
    )
    return { ok: true, person: { ...person, ...change, name: `${firstName} ${lastName}` } }
  })
}
