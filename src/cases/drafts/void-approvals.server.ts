import { type CaseRow, saveCase } from '#cases/process/case-db.server.ts'
import { approvalVoided, newDraft } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { notifyCoSigners } from '#cases/sharing/notify-household.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import type { VoidReason } from './approval.ts'
import { saveVoided } from './approval-db.server.ts'

type VoidApprovalsDeps = Pick<Services, 'now' | 'config'>
type Voiding = { why: Exclude<VoidReason, 'new-draft'>; actorId: string | null; isByClient: boolean }

/** Emails the signers that their approvals are void, unless the client's own action voided them. */
export async function voidApprovals(
  tx: Tx,
  services: VoidApprovalsDeps,
  found: CaseRow,
  voiding: Voiding,
): Promise<void> {
  const { now, config } = services
  const { why, actorId, isByClient } = voiding
  const number = await noteVoided(tx, services, found, { why, actorId })
  if (number === null || isByClient) return
  const email = (to: { name: string }) => approvalVoided(config.PUBLIC_URL, to, found, { number, why })
  const eventKey = `approval-voided:${found.id}:${now().toISOString()}`
  await queueEmail(tx, { eventKey, to: found.clientEmail, emailContent: () => email({ name: found.clientName }) })
  await notifyCoSigners(tx, found.id, { eventKey, emailContent: email })
}

/** Voids approvals of earlier drafts. If the case awaits approval, emails the signers that there is a new draft. */
export async function replaceDraft(
  tx: Tx,
  services: VoidApprovalsDeps,
  found: CaseRow,
  { number, documentId, actorId }: { number: number; documentId: string; actorId: string },
): Promise<void> {
  const { now, config } = services
  const voided = await noteVoided(tx, services, found, { why: 'new-draft', actorId })
  const isRequested = found.state === 'client_approval'
  if (isRequested || voided !== null) await saveCase(tx, found.id, { clientApprovedAt: null }, now())
  if (!isRequested) return
  const email = (to: { name: string }) => newDraft(config.PUBLIC_URL, to, found, number, voided !== null)
  const eventKey = `new-draft:${documentId}`
  await queueEmail(tx, { eventKey, to: found.clientEmail, emailContent: () => email({ name: found.clientName }) })
  await notifyCoSigners(tx, found.id, { eventKey, emailContent: email })
}

type Noted = { why: VoidReason; actorId: string | null }

async function noteVoided(
  tx: Tx,
  { now }: VoidApprovalsDeps,
  found: CaseRow,
  { why, actorId }: Noted,
): Promise<number | null> {
  const number = await saveVoided(tx, found.id, why, now())
  if (number === null) return null
  const payload = { code: 'approval-voided', values: { number, why } } as const
  await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId })
  return number
}
