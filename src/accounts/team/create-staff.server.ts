import { randomUUID } from 'node:crypto'
import * as accountTexts from '#accounts/locales/en.ts'
import { hashPassword, newPasswordError } from '#accounts/passwords/passwords.server.ts'
import { findPerson, insertPerson } from '#accounts/people/people-db.server.ts'
import { type Person, type Role, splitName } from '#accounts/people/person.ts'
import { emailField } from '#accounts/registration/forms.ts'
import { savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.createStaff)

export type NewStaff = {
  email: string
  username: string
  name: string
  role: Exclude<Role, 'client'>
  password: string
}

export type CreateStaffOutcome =
  | { ok: true; person: Person }
  | { ok: false; reason: 'taken' }
  | { ok: false; reason: 'invalid'; message: string }

const username = /^[a-z][a-z0-9._-]{2,31}$/

/** Creates a staff member who needs no invitation to sign in. Used by the command line and for demo data. */
export async function createStaff(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: NewStaff,
  actor: AuditActor = system,
): Promise<CreateStaffOutcome> {
  const email = emailField.safeParse(staff.email)
  const name = staff.name.trim()
  if (!email.success) {
    const [message = ''] = Object.values(fieldErrors(email.error, t(accountTexts.accounts).fields))
    return { ok: false, reason: 'invalid', message }
  }
  const message = errorOf({ ...staff, name })
  if (message) return { ok: false, reason: 'invalid', message }
  const hash = await hashPassword(staff.password)
  const id = randomUUID()
  const row = { id, email: email.data, emailVerified: true, name, ...splitName(name), company: null, phone: null }
  return db.transaction().execute(async (tx): Promise<CreateStaffOutcome> => {
    const isNew = await insertPerson(tx, {
      ...row,
      username: staff.username.toLowerCase(),
      role: staff.role,
      status: 'active',
      createdAt: now(),
    })
    if (!isNew) return { ok: false, reason: 'taken' }
    await savePasswordHash(tx, id, hash, now())
    await recordAudit(tx, actor, {
      action: 'staff-created',
      object: { type: 'person', id },
      detail: { role: staff.role },
    })
    const person = await findPerson(tx, id)
    if (!person) throw new Error('a new member of staff was not kept')
    return { ok: true, person }
  })
}

function errorOf({ username: requested, name, password, email }: NewStaff): string | null {
  if (!username.test(requested.toLowerCase())) {
    return copy().enterUsernameOf3To
  }
  if (!name || name.length > 200) return copy().enterNameOfAtMost
  const error = newPasswordError(password, { email, name })
  return error && t(accountTexts.accounts).passwords[error]
}
