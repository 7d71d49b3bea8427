import type { DecisionOutcome } from '#accounts/decide-registration.server.ts'
import type { InviteAgainOutcome, InviteClientOutcome } from '#accounts/invite-client.server.ts'
import { type Fault, faultOf } from '#admin/fault.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { AskClientExportOutcome } from './ask-client-export.server.ts'
import type { TellApartOutcome } from './tell-apart.server.ts'
import { type ClientWords, en } from './words-en.ts'

/** The words about clients for staff. */
export const clientWords = wordsIn<ClientWords>({ en })

export function decisionFault(refusal: Refused<DecisionOutcome>) {
  return faultOf(clientWords().notDecided, refusal, { 'not-allowed': 403 })
}

/** What is wrong with an invitation: a sentence, or a sentence at each field. */
export type InviteFault = { status: Fault['status']; text?: string; fields?: Record<string, string>; isTaken?: boolean }

export function inviteFault(refusal: Refused<InviteClientOutcome | InviteAgainOutcome>): InviteFault {
  if (refusal.reason === 'invalid') return { status: 422, fields: refusal.fields }
  const status = { 'not-allowed': 403, taken: 409, 'not-invited': 409, 'too-many-invitations': 429 } as const
  const isTaken = refusal.reason === 'taken'
  return { ...faultOf(clientWords().notInvited, refusal, status), isTaken }
}

/** What was wrong with a form of a client's page. */
export type ClientFault = Fault

export function exportFault(refusal: Refused<AskClientExportOutcome>): ClientFault {
  return faultOf(clientWords().notExported, refusal, { 'not-allowed': 403, 'too-soon': 429 })
}

export function apartFault(refusal: Refused<TellApartOutcome>): ClientFault {
  return faultOf(clientWords().notToldApart, refusal, { 'not-allowed': 403 })
}
