import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { staffInvitation } from '#accounts/account-emails.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { insertPerson } from '#accounts/people/people-db.server.ts'
import { splitName } from '#accounts/people/person.ts'
import { emailField } from '#accounts/registration/forms.ts'
import { removeLinksOf } from '#accounts/registration/links-db.server.ts'
import { sendLink } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { oneOf, ownText } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { error, invitationDays, profileForm, type StaffRole, staffRoles } from './profile.ts'
import { removeInvited } from './staff-db.server.ts'
import { maySince, type NoStaffMember, notifyStaff, withStaffMember } from './with-staff-member.server.ts'

type InviteStaffDeps = Pick<Services, 'db' | 'now' | 'config'>

const invitationForm = z.object({
  email: emailField,
  name: profileForm.shape.name,
  role: z.enum(staffRoles, error('role-unknown')),
})

export type InviteOutcome =
  | { ok: true; personId: string }
  | { ok: false; reason: 'not-allowed' | 'taken' }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }

/** Invites a staff member; the link is valid for seven days. Refused if the address has an account (decision 039). */
export function inviteStaff(services: InviteStaffDeps, actor: Actor, input: unknown): Promise<InviteOutcome> {
  const { db, now } = services
  return db.transaction().execute(async (tx): Promise<InviteOutcome> => {
    if (!(await maySince(tx, actor, 'staff.manage', ''))) {
      await recordAudit(tx, actor, { action: 'staff-invited', outcome: 'denied' })
      return { ok: false, reason: 'not-allowed' }
    }
    const parsed = invitationForm.safeParse(input)
    if (!parsed.success) {
      const fields = fieldErrors(parsed.error, {
        ...t(accountTexts.accounts).fields,
        ...t(accountTexts.staffMember).fields,
      })
      return { ok: false, reason: 'invalid', fields }
    }
    const { email, name, role } = parsed.data
    const id = randomUUID()
    const facts = { id, email, name, role, ...splitName(name), company: null, phone: null, username: null }
    const isNew = await insertPerson(tx, { ...facts, emailVerified: false, status: 'invited', createdAt: now() })
    if (!isNew) return { ok: false, reason: 'taken' }
    await sendInvitation(tx, services, actor, { id, email, name, role })
    await notifyStaff(tx, { code: 'invited', role }, { member: facts, by: actor.person.name, isKnown: true })
    await recordAudit(tx, actor, { action: 'staff-invited', object: { type: 'person', id }, detail: { role } })
    return { ok: true, personId: id }
  })
}

export type InvitationOutcome = { ok: true } | NoStaffMember | { ok: false; reason: 'not-invited' }

/** Resends the invitation; the earlier link stops working. */
export function resendInvitation(
  services: InviteStaffDeps,
  actor: Actor,
  personId: string,
): Promise<InvitationOutcome> {
  const requested = { actor, personId, right: 'staff.manage', action: 'staff-invited-again' } as const
  return withStaffMember(services, requested, async (tx, staffMember): Promise<InvitationOutcome> => {
    if (staffMember.status !== 'invited' || staffMember.role === 'client') return { ok: false, reason: 'not-invited' }
    await sendInvitation(tx, services, actor, { ...staffMember, role: staffMember.role })
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true }
  })
}

/** Withdraws an invitation and deletes the invited account, so that its address becomes available again. */
export function withdrawInvitation(
  services: InviteStaffDeps,
  actor: Actor,
  personId: string,
): Promise<InvitationOutcome> {
  const requested = { actor, personId, right: 'staff.manage', action: 'staff-invitation-withdrawn' } as const
  return withStaffMember(services, requested, async (tx, staffMember): Promise<InvitationOutcome> => {
    if (staffMember.status !== 'invited') return { ok: false, reason: 'not-invited' }
    await removeInvited(tx, personId)
    await notifyStaff(tx, { code: 'withdrawn' }, { member: staffMember, by: actor.person.name })
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true }
  })
}

type Invited = { id: string; email: string; name: string; role: StaffRole }

async function sendInvitation(tx: Tx, services: InviteStaffDeps, actor: Actor, { id, email, name, role }: Invited) {
  await removeLinksOf(tx, id, ['invitation', 'reset-password'])
  await sendLink(tx, services, {
    link: { purpose: 'invitation', personId: id, email },
    path: '/set-password',
    minutes: invitationDays * 24 * 60,
    email: (url) =>
      staffInvitation({ name: ownText(name), role: oneOf(staffRoles, role), by: ownText(actor.person.name), url }),
    to: email,
  })
}
