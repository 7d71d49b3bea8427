import type { Actor } from '#accounts/sessions/actor.ts'
import { deliveredOn, isDeliveryKind, objectionEndsOn } from '#cases/assessment/objection.ts'
import { insertApproval } from '#cases/drafts/approval-db.server.ts'
import { type Draft, showDrafts } from '#cases/drafts/return-draft-db.server.ts'
import { voidApprovals } from '#cases/drafts/void-approvals.server.ts'
import { fillSigners } from '#cases/sharing/signers-db.server.ts'
import { consent } from '#content/approval.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { CaseRow } from './case-db.server.ts'
import type { MoveFacts } from './case-guards.ts'
import type { CaseMove, CaseState } from './case-states.ts'

export type MoveMade = {
  move: CaseMove
  to: CaseState
  facts: MoveFacts
  actor: Actor | null
  draft: Draft | null
  isLastToApprove: boolean
}

export function changesOf({ move, facts, isLastToApprove }: MoveMade, found: CaseRow, now: Date) {
  switch (move) {
    case 'approve':
      return { clientApprovedAt: isLastToApprove ? now : null }
    case 'ask_for_approval':
    case 'return_to_preparation':
    case 'request_changes':
      return { clientApprovedAt: null }
    case 'file':
      return {
        filedOn: facts.filedOn ?? null,
        canton: found.canton,
        filingReceipt: facts.filingReceipt || null,
        noReceiptReason: facts.noReceiptReason || null,
        ...noAssessment,
      }
    case 'record_assessment':
      return { assessedOn: facts.assessedOn ?? null, ...deliveryOf(facts, found) }
    case 'ask_for_objection':
      return { objectionRequestedAt: now }
    case 'object':
      return { objectedOn: facts.objectedOn ?? null, objectionRequestedAt: null, dueOn: null }
    case 'record_decision':
      return { decidedOn: facts.decidedOn ?? null, ...deliveryOf(facts, found) }
    case 'close':
    case 'accept_assessment':
      return { closedAt: now, objectionRequestedAt: null, dueOn: null }
    case 'close_without_filing':
      return { closedAt: now }
    case 'withdraw':
      return { closedAt: now, stateBeforeHold: null }
    case 'hold':
      return { stateBeforeHold: found.state }
    case 'resume':
      return { stateBeforeHold: null }
    case 'reopen':
      return { closedAt: null, clientApprovedAt: null }
    default:
      return {}
  }
}

const noAssessment = {
  assessedOn: null,
  deliveryKind: null,
  deliveredOn: null,
  objectionEndsOn: null,
  objectionRequestedAt: null,
  objectedOn: null,
  decidedOn: null,
}

/** Computes the objection period from the delivery of the assessment. Its last day becomes the due date of the case. */
function deliveryOf(
  { deliveryKind = '', deliveryDay = '', assessedOn, decidedOn = '' }: MoveFacts,
  { canton }: CaseRow,
) {
  if (!isDeliveryKind(deliveryKind)) throw new Error(`No such kind of delivery: ${deliveryKind}`)
  const letterOn = assessedOn ?? decidedOn
  const delivered = deliveredOn(deliveryKind, { letterOn, day: deliveryDay }, canton)
  const endsOn = objectionEndsOn(delivered, canton)
  return { deliveryKind, deliveredOn: delivered, objectionEndsOn: endsOn, dueOn: endsOn }
}

const voids = { return_to_preparation: 'returned', request_changes: 'changes', reopen: 'reopened' } as const

/** Saves what a transition changes outside the table of cases: signers, approvals, and which drafts the client sees. */
export async function execute(
  tx: Tx,
  services: Pick<Services, 'now' | 'config'>,
  found: CaseRow,
  { move, to, actor, draft }: MoveMade,
): Promise<void> {
  if (to === 'client_approval' && move !== 'approve') {
    await showDrafts(tx, found.id, services.now())
    await fillSigners(tx, found.clientId)
  }
  if (move === 'approve' && draft && actor) {
    await insertApproval(tx, {
      caseId: found.id,
      documentId: draft.id,
      draftNumber: draft.number,
      filename: draft.originalFilename,
      sha256: draft.sha256,
      annexSha256: draft.annexHash,
      consentVersion: consent.version,
      consentText: consent.text(draft.number),
      personId: actor.person.id,
      personName: actor.person.name,
      at: services.now(),
      ip: actor.metadata.ip,
      userAgent: actor.metadata.userAgent ?? null,
    })
  }
  if (move === 'return_to_preparation' || move === 'request_changes' || move === 'reopen') {
    const isByClient = actor?.person.role === 'client'
    await voidApprovals(tx, services, found, { why: voids[move], actorId: actor?.person.id ?? null, isByClient })
  }
}
