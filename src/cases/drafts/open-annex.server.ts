import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findAnnex, findAnnexContent } from './annex-db.server.ts'

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
