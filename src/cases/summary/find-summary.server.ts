import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { readSummary } from './read-summary.server.ts'
import { summaryPdf } from './summary-pdf.server.ts'

export type SummaryCopy = 'office' | 'client'

type FindSummaryInput = { caseId: string; actor: Actor; copy: SummaryCopy }

export async function findSummary(services: Pick<Services, 'db' | 'now'>, { caseId, actor, copy }: FindSummaryInput) {
  const isForClient = copy === 'client' || actor.person.role === 'client'
  const facts = await asActor(services.db, actor, async (tx) => {
    const found = await findCaseFor(tx, caseId, accessScopeOf(actor))
    if (!found || !may(actor.person, 'case.read', found)) return null
    const isWhole = actor.person.role !== 'client' || found.clientId === actor.person.id
    return readSummary(tx, found, { isForClient, isWhole })
  })
  if (!facts) return null
  await recordAudit(services.db, actor, {
    action: 'case.summary-read',
    object: { type: 'case', id: caseId },
    detail: { copy: isForClient ? 'client' : 'office' },
  })
  const filename = `summary-${facts.found.caseNumber}.pdf`
  return { filename, content: await summaryPdf(facts, services.now()) }
}
