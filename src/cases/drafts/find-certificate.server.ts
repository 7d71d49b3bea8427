import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findApproval } from './approval-db.server.ts'
import { approvalCertificate } from './certificate.server.ts'

type FindCertificateInput = { caseId: string; approvalId: string; actor: Actor }

export async function findCertificate(
  services: Pick<Services, 'db'>,
  { caseId, approvalId, actor }: FindCertificateInput,
) {
  const found = await asActor(services.db, actor, async (tx) => {
    const row = await findCaseFor(tx, caseId, accessScopeOf(actor))
    const approval = row && may(actor.person, 'case.read', row) ? await findApproval(tx, caseId, approvalId) : null
    return row && approval ? { row, approval } : null
  })
  if (!found) return null
  const { row, approval } = found
  await recordAudit(services.db, actor, { action: 'approval.read', object: { type: 'approval', id: approval.id } })
  const filename = `approval-${row.caseNumber}-draft-${approval.draftNumber}.pdf`
  return { filename, content: await approvalCertificate(row, approval) }
}
