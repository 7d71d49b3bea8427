import type { Actor } from '#accounts/actor.ts'
import { listAddresses } from '#accounts/address-db.server.ts'
import { may } from '#accounts/may.ts'
import { listApprovals } from '#cases/approval-db.server.ts'
import { asActor } from '#cases/as-client.server.ts'
import { type CaseRow, findCaseFor } from '#cases/case-db.server.ts'
import { listCaseEvents } from '#cases/case-event-db.server.ts'
import { listChecklist } from '#cases/checklist-db.server.ts'
import { listCaseDocuments } from '#cases/document-db.server.ts'
import { listExtensions } from '#cases/extension-db.server.ts'
import { sightOf } from '#cases/sight.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import {
  countMessages,
  findClientOfSummary,
  findOrderOfSummary,
  listMinuteSums,
  listTalks,
} from './summary-db.server.ts'
import { summaryPdf } from './summary-pdf.server.ts'

/** For whom a summary is: the copy of the client says nothing of what is internal. */
export type SummaryCopy = 'office' | 'client'

type Wanted = { caseId: string; actor: Actor; copy: SummaryCopy }

/** The summary of a case and its name, for its client, who shares it, or staff; null where there is none for them. */
export async function findSummary(services: Pick<Services, 'db' | 'now'>, { caseId, actor, copy }: Wanted) {
  const isForClient = copy === 'client' || actor.person.role === 'client'
  const facts = await asActor(services.db, actor, async (tx) => {
    const found = await findCaseFor(tx, caseId, sightOf(actor))
    if (!found || !may(actor.person, 'case.read', found)) return null
    // Who only shares the case has no part in its client's household and money.
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

/** All that the summary of a case says; of a client who only shares it without household and money. */
export async function readSummary(
  tx: Tx,
  found: CaseRow,
  { isForClient, isWhole }: { isForClient: boolean; isWhole: boolean },
) {
  const { id, clientId, orderId } = found
  return {
    found,
    isForClient,
    client: isWhole ? await findClientOfSummary(tx, clientId) : null,
    addresses: isWhole ? await listAddresses(tx, clientId) : [],
    events: (await listCaseEvents(tx, id, { withInternal: !isForClient })).toReversed(),
    checklist: await listChecklist(tx, id),
    documents: await listCaseDocuments(tx, id, { withHidden: !isForClient }),
    extensions: isForClient ? [] : await listExtensions(tx, id),
    approvals: await listApprovals(tx, id),
    talks: await listTalks(tx, id),
    minutes: await listMinuteSums(tx, id),
    messages: await countMessages(tx, id),
    order: isWhole && orderId ? await findOrderOfSummary(tx, orderId) : null,
  }
}

export type SummaryFacts = Awaited<ReturnType<typeof readSummary>>
