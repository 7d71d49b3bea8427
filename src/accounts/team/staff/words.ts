import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import { reauthWords } from '#accounts/sessions/reauth-refusal.ts'
import type { ChangeOutcome } from '#accounts/team/change-staff-member.server.ts'
import type { InvitationOutcome, InviteOutcome } from '#accounts/team/invite-staff.server.ts'
import type { EndOutcome, ProfileOutcome } from '#accounts/team/manage-staff-member.server.ts'
import type { ResetOutcome } from '#accounts/team/reset-factor.server.ts'
import type { HandOverOutcome } from '#cases/planning/hand-over-cases.server.ts'

type Refused<Outcome> = Extract<Outcome, { ok: false }>

export type StaffRefusal =
  | Refused<ChangeOutcome | InvitationOutcome | ResetOutcome | EndOutcome | HandOverOutcome>
  | Refused<InviteOutcome | ProfileOutcome>
  | ReauthRefusal

export type StaffError = { status: 403 | 404 | 409 | 422 | 429; text?: string; fields?: Record<string, string> }

const conflicts = {
  taken: 'This address has an account already. Invite with another address, such as one of the firm.',
  'not-invited': 'There is no invitation that waits any more.',
  oneself: 'Nobody changes their own role or standing. Ask another owner.',
  'last-owner': 'This is the last active owner. Make somebody else an owner first.',
  'wrong-status': 'This account cannot do that at the moment. Load the page again.',
  'no-change': 'This is the role already.',
  'no-factor': 'There is no second factor to reset.',
  'not-asked': 'Nobody asks for a reset any more.',
  'asked-already': 'A reset is asked for already.',
  'needs-another': 'Somebody else has to confirm this: not who asked, not who confirmed before, and not the person.',
} as const

export function staffError(refusal: StaffRefusal): StaffError {
  switch (refusal.reason) {
    case 'unknown-person':
      return { status: 404 }
    case 'not-allowed':
    case 'forbidden':
      return { status: 403 }
    case 'invalid':
      return { status: 422, fields: refusal.fields }
    case 'reason-missing':
      return { status: 422, fields: { reason: 'Give a reason: the person reads it in the letter.' } }
    case 'unknown-adviser':
      return { status: 422, fields: { to: 'Choose somebody else who is active.' } }
    case 'wrong-password':
    case 'code-missing':
    case 'invalid-code':
    case 'too-many-attempts': {
      const { field, text, status } = reauthWords(refusal)
      return { status, fields: { [field]: text } }
    }
    default:
      return { status: 409, text: conflicts[refusal.reason] }
  }
}

export const roleNames = { client: 'Client', adviser: 'Adviser', admin: 'Admin', owner: 'Owner' } as const

export const roleOptions = [
  { value: 'adviser', label: 'Adviser', hint: 'Own cases and unassigned ones. Takes no money back, exports nothing.' },
  { value: 'admin', label: 'Admin', hint: 'Everything but the people of the firm.' },
  { value: 'owner', label: 'Owner', hint: 'Everything.' },
]
