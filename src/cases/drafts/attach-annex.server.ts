import { createHash } from 'node:crypto'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type CaseRow, findCaseFor, saveCase } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type Draft, findAnnex, findAnnexContent, insertAnnex } from './return-draft-db.server.ts'
import { voidApprovals } from './void-approvals.server.ts'

type Attached = { actor: Actor; draft: Draft; content: Buffer; createdFrom: string }

/** Attaches an annex and voids the approvals. Does nothing if the current annex was made from the same figures. */
export async function attachAnnex(
  tx: Tx,
  services: Pick<Services, 'now' | 'config'>,
  found: CaseRow,
  { actor, draft, content, createdFrom }: Attached,
): Promise<void> {
  const before = await findAnnex(tx, found.id)
  if (before?.createdFrom === createdFrom) return
  const createdAt = services.now()
  const version = (before?.version ?? 0) + 1
  const sha256 = createHash('sha256').update(content).digest('hex')
  const createdBy = actor.person.id
  await insertAnnex(tx, {
    caseId: found.id,
    documentId: draft.id,
    version,
    sha256,
    content,
    createdFrom,
    createdBy,
    createdAt,
  })
  if (found.clientApprovedAt !== null) await saveCase(tx, found.id, { clientApprovedAt: null }, createdAt)
  await voidApprovals(tx, services, found, { why: 'new-annex', actorId: createdBy, isByClient: false })
  await recordAudit(tx, actor, {
    action: 'annex.attached',
    object: { type: 'case', id: found.id },
    detail: { caseNumber: found.caseNumber, draft: draft.number, version, sha256 },
  })
}

/** Opens the annex of the current draft; null if there is none or the client or staff member may not see it. */
export async function openAnnex(
  services: Pick<Services, 'db'>,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<{ filename: string; content: Buffer } | null> {
  const found = await asActor(services.db, actor, async (tx) => {
    const row = await findCaseFor(tx, caseId, accessScopeOf(actor))
    const annex = row && may(actor.person, 'case.read', row) ? await findAnnex(tx, caseId) : null
    const content = annex && (await findAnnexContent(tx, annex.id))
    return row && annex && content ? { row, annex, content } : null
  })
  if (!found) return null
  const { row, annex, content } = found
  await recordAudit(services.db, actor, { action: 'annex.read', object: { type: 'case', id: row.id } })
  return { filename: `tax-summary-${row.caseNumber}-${annex.version}.pdf`, content }
}
