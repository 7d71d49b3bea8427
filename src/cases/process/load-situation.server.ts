import { hasCleanDocument } from '#cases/documents/document-db.server.ts'
import { isApprovedBy, type Signer } from '#cases/drafts/approval.ts'
import { listSigners } from '#cases/drafts/approval-db.server.ts'
import { type Draft, findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { CaseRow } from './case-db.server.ts'
import { findLastMoveTo } from './case-event-db.server.ts'
import type { Situation } from './case-guards.ts'
import { comparedBy } from './turn.ts'

type Loaded = { situation: Situation; draft: Draft | null; isLastToApprove: boolean }

export async function loadSituation(tx: Tx, found: CaseRow, moverId: string | null, now: Date): Promise<Loaded> {
  const draft = await findCurrentDraft(tx, found.id)
  const signers = await listSigners(tx, found.id, draft?.id ?? null)
  const own = signers.find(({ personId }) => personId === moverId)
  const assessedSince = await findLastMoveTo(tx, found.id, found.state === 'objection' ? 'objection' : 'in_preparation')
  const { filedOn, deliveredOn, objectionEndsOn, objectedOn, decidedOn } = found
  const today = swissDay(now)
  const isAssessed = found.state === 'assessed' && found.objectionRequestedAt === null
  const situation = {
    today,
    openRequiredItems: found.progress.openRequired,
    isOwnWork: false,
    draft,
    isApproved: draft !== null && isApprovedBy(signers),
    approvedOn: found.clientApprovedAt && swissDay(found.clientApprovedAt),
    mover: { isSigner: own !== undefined, hasApproved: Boolean(own?.approvedAt) },
    hasReceipt: await hasCleanDocument(tx, found.id, 'filing_receipt', found.clientApprovedAt),
    hasAssessment: await hasCleanDocument(tx, found.id, 'assessment', assessedSince),
    comparedBy: isAssessed && moverId === found.clientId ? comparedBy(found, today) : null,
    isObjectionRequested: found.objectionRequestedAt !== null,
    ...{ filedOn, deliveredOn, objectionEndsOn, objectedOn, decidedOn },
  }
  return { situation, draft, isLastToApprove: noOtherSignerIsOpen(signers, moverId) }
}

function noOtherSignerIsOpen(signers: readonly Signer[], moverId: string | null): boolean {
  return isApprovedBy(signers.filter(({ personId }) => personId !== moverId)) || signers.length === 1
}
