import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { householdIn } from '#accounts/households/household-facts.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listExtensions } from '#cases/assessment/extension-db.server.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { listApprovals } from '#cases/drafts/approval-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type CaseRow, findCaseFor } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { formatDateTime } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import {
  countMessages,
  findClientOfSummary,
  findOrderOfSummary,
  listAppointments,
  listMinuteSums,
} from './summary-db.server.ts'
import { summaryParts } from './summary-parts.ts'

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

function summaryPdf(facts: SummaryFacts, at: Date): Promise<Buffer> {
  const { title, copies, none, footer } = t(caseTexts.summary)
  const { caseNumber, title: caseTitle, clientName } = facts.found
  const name = `${title}, ${caseNumber}`
  const paper = openPdf({
    title: name,
    subject: caseTitle,
    firm: firmName,
    footer: `${firmName} · ${name}`,
    createdAt: at,
  })
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', title, { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.write('P', `${caseTitle}, ${caseNumber}, ${clientName}`, { size: 12, before: 4 })
  const copy = facts.isForClient ? copies.client : copies.office
  paper.write('P', `${copy}. ${footer(formatDateTime(at))}`, { size: 9.5, colour: grey, before: 4 })
  for (const { title: heading, lines } of summaryParts(facts)) {
    paper.space(18)
    paper.needRoom(70)
    paper.rule(true)
    paper.write('H2', heading, { font: 'bold', size: 14, before: 8, gap: 2 })
    if (lines.length === 0) paper.write('P', none, { size: 10.5, before: 4 })
    for (const { term, text } of lines) {
      paper.write('P', term === undefined ? text : `${term}: ${text}`, { size: 10.5, before: 4, gap: 2, figures: true })
    }
  }
  return paper.close()
}

/** `isWhole` is false for a partner, whose copy omits the client's personal data and the order. */
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
    household: householdIn(await listHouseholdFacts(tx, clientId), found.taxYear),
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
