import { listAddresses } from '#accounts/people/address-db.server.ts'
import { listExtensions } from '#cases/assessment/extension-db.server.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { listApprovals } from '#cases/drafts/approval-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import {
  countMessages,
  findClientOfSummary,
  findOrderOfSummary,
  listAppointments,
  listMinuteSums,
} from './summary-db.server.ts'

/**
 * Reads the data of a case summary. `isWhole` is false for a partner, whose copy omits the client's personal data and
 * the order.
 */
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
    appointments: await listAppointments(tx, id),
    minutes: await listMinuteSums(tx, id),
    messages: await countMessages(tx, id),
    order: isWhole && orderId ? await findOrderOfSummary(tx, orderId) : null,
  }
}

export type SummaryFacts = Awaited<ReturnType<typeof readSummary>>
