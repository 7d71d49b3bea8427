import { reauthWords } from '#accounts/account-errors.ts'
import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { ChangeOutcome } from '#accounts/team/change-staff-member.server.ts'
import type { InvitationOutcome, InviteOutcome } from '#accounts/team/invite-staff.server.ts'
import type { EndOutcome, ProfileOutcome } from '#accounts/team/manage-staff-member.server.ts'
import type { ResetOutcome } from '#accounts/team/reset-factor.server.ts'
import type { DeputyOutcome } from '#accounts/team/set-deputy.server.ts'
import type { HandOverOutcome } from '#cases/planning/assign-case.server.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountStaffTexts.words)

type Refused<Outcome> = Extract<Outcome, { ok: false }>

export type StaffRefusal =
  | Refused<ChangeOutcome | InvitationOutcome | ResetOutcome | EndOutcome | HandOverOutcome>
  | Refused<InviteOutcome | ProfileOutcome | DeputyOutcome>
  | ReauthRefusal

export type StaffError = { status: 403 | 404 | 409 | 422 | 429; text?: string; fields?: Record<string, string> }

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
      return { status: 422, fields: { reason: copy().giveReasonPersonWillSee } }
    case 'unknown-adviser':
      return { status: 422, fields: { to: copy().chooseAnotherActiveStaffMember } }
    case 'wrong-password':
    case 'code-missing':
    case 'invalid-code':
    case 'too-many-attempts': {
      const { field, text, status } = reauthWords(refusal)
      return { status, fields: { [field]: text } }
    }
    default:
      return { status: 409, text: copy().conflicts[refusal.reason] }
  }
}

export const roleNames = {
  get client() {
    return copy().client
  },
  get adviser() {
    return copy().adviser
  },
  get admin() {
    return copy().admin
  },
  get owner() {
    return copy().owner
  },
} as const

export const roleOptions = [
  {
    value: 'adviser',
    get label() {
      return copy().adviser
    },
    get hint() {
      return copy().seesTheirOwnAndUnassigned
    },
  },
  {
    value: 'admin',
    get label() {
      return copy().admin
    },
    get hint() {
      return copy().canDoEverythingExceptManage
    },
  },
  {
    value: 'owner',
    get label() {
      return copy().owner
    },
    get hint() {
      return copy().canDoEverything
    },
  },
]
