import type { DecisionOutcome } from '#accounts/registration/decide-registration.server.ts'
import type { InviteAgainOutcome, InviteClientOutcome } from '#accounts/registration/invite-client.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { DismissDuplicateOutcome } from './dismiss-duplicate.server.ts'
import type { RequestExportOutcome } from './request-client-export.server.ts'
import type { SaveInvoiceAddressOutcome } from './save-invoice-address.server.ts'

const notDecided: ErrorStatuses<Refused<DecisionOutcome>> = {
  'not-allowed': 403,
  'unknown-person': 404,
  'wrong-status': 409,
  'not-verified': 409,
  'reason-missing': 422,
}

export function decisionError(refusal: Refused<DecisionOutcome>) {
  return errorOf(t(accountStaffTexts.client).notDecided, refusal, notDecided)
}

export type InviteError = {
  status: FieldError['status']
  text?: string
  fields?: Record<string, string>
  isTaken?: boolean
}

const notInvited: ErrorStatuses<Exclude<Refused<InviteClientOutcome | InviteAgainOutcome>, { reason: 'invalid' }>> = {
  'not-allowed': 403,
  taken: 409,
  'not-invited': 409,
  'too-many-invitations': 429,
}

export function inviteError(refusal: Refused<InviteClientOutcome | InviteAgainOutcome>): InviteError {
  if (refusal.reason === 'invalid') return { status: 422, fields: refusal.fields }
  const isTaken = refusal.reason === 'taken'
  return { ...errorOf(t(accountStaffTexts.client).notInvited, refusal, notInvited), isTaken }
}

export type ClientError = FieldError

const notExported: ErrorStatuses<Refused<RequestExportOutcome>> = {
  'not-allowed': 403,
  'unknown-client': 404,
  'too-soon': 429,
}

export function exportError(refusal: Refused<RequestExportOutcome>): ClientError {
  return errorOf(t(accountStaffTexts.client).notExported, refusal, notExported)
}

const notDismissed: ErrorStatuses<Refused<DismissDuplicateOutcome>> = {
  'not-allowed': 403,
  'unknown-client': 404,
  'reason-missing': 422,
}

export function dismissalError(refusal: Refused<DismissDuplicateOutcome>): ClientError {
  return errorOf(t(accountStaffTexts.client).notDismissed, refusal, notDismissed)
}

export function addressError(refusal: Refused<SaveInvoiceAddressOutcome>): ClientError {
  if (refusal.reason === 'invalid')
    return { status: 422, text: Object.values(refusal.fields).filter(Boolean).join(' ') }
  return { status: refusal.reason === 'changed' ? 409 : 403, text: t(accountStaffTexts.invoiceAddressPanel).changed }
}
