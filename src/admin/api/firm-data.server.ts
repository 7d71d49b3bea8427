import type { ApiCaller } from '#accounts/api-tokens/find-api-caller.server.ts'
import { may } from '#accounts/people/may.ts'
import { clientSource } from '#accounts/people/staff/client-list-db.server.ts'
import { readCursor, writeCursor } from '#admin/lists/cursor.ts'
import { readPage } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { readerOf } from '#cases/case-status-text.ts'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { addDays } from '#cases/planning/due-date.ts'
import { type CaseRow, listCasesById } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { states } from '#cases/process/case-states.ts'
import { turnOf } from '#cases/process/turn.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { findProgress, openQuestionsOf } from '#returns/questions/question-todos.server.ts'
import { casesOfClient, listDeadlineDays, listMissingDocuments } from './firm-db.server.ts'
import type { CasePage, CaseQuery, ClientPage, ClientQuery, DeadlinePage, DeadlineQuery } from './firm-schemas.ts'

const defaultDays = 14

function atOf(services: Services, { actor, scope }: ApiCaller) {
  return listAt({ services, person: actor.person, actor, scope })
}

const cursorOf = (text: string | undefined) =>
  text === undefined ? null : readCursor(new URLSearchParams({ after: text }))

/** Clients as in the client list of the admin panel: same filters, same access scope. */
export async function readClients(services: Services, caller: ApiCaller, query: ClientQuery): Promise<ClientPage> {
  if (!may(caller.actor.person, 'client.list')) return { clients: [], nextCursor: null }
  const { q, status, limit, cursor } = query
  const filters = { ...(q && { q }), ...(status && { status }) }
  const requested = { filters, cursor: cursorOf(cursor), size: limit, columns: null } as const
  const order = { sort: 'name', direction: 'ascending' } as const
  const { rows, last } = await readPage(services.db, clientSource, { ...requested, ...order }, atOf(services, caller))
  return {
    clients: rows.map(({ id, name, email, company, status, cases }) => ({
      ...{ id, name, email, company, status, cases },
      url: new URL(`/admin/clients/${id}`, services.config.PUBLIC_URL).href,
    })),
    nextCursor: last && writeCursor(last),
  }
}

export async function readCases(services: Services, caller: ApiCaller, query: CaseQuery): Promise<CasePage> {
  if (!may(caller.actor.person, 'case.read')) return { cases: [], nextCursor: null }
  const { q, status, taxYear, clientId, limit, cursor } = query
  const filters = { ...(q && { q }), ...(status && { status }), ...(taxYear && { year: String(taxYear) }) }
  const requested = { filters, cursor: cursorOf(cursor), size: limit, columns: null } as const
  const order = { sort: 'due', direction: 'ascending' } as const
  const source = clientId === undefined ? caseSource : casesOfClient(clientId)
  const { rows, last } = await readPage(services.db, source, { ...requested, ...order }, atOf(services, caller))
  return {
    cases: rows.map((found) => ({
      ...factsOf(services, found),
      status: found.status,
      dueOn: found.dueOn,
      createdAt: found.createdAt.toISOString(),
    })),
    nextCursor: last && writeCursor(last),
  }
}

function factsOf({ config }: Pick<Services, 'config'>, found: CaseRow) {
  const { id, caseNumber, title, taxYear, state, clientId, clientName, adviserName } = found
  const url = new URL(staffCasePath(id), config.PUBLIC_URL).href
  return { caseId: id, caseNumber, title, taxYear, state, clientId, clientName, adviser: adviserName, url }
}

/** Deadlines with what is missing for each. Cases on hold or withdrawn have none. */
export async function readDeadlines(
  services: Services,
  { actor, scope }: ApiCaller,
  { from, to, limit }: DeadlineQuery,
): Promise<DeadlinePage> {
  const { db, now } = services
  const today = swissDay(now())
  if (!may(actor.person, 'case.read')) return { today, deadlines: [], hasMore: false }
  const days = { from: from ?? null, to: to ?? addDays(today, defaultDays) }
  const listed = await listDeadlineDays(db, { scope, ...days, limit: limit + 1 })
  const shown = listed.slice(0, limit)
  const ids = [...new Set(shown.map(({ id }) => id))]
  const cases = new Map(ids.length === 0 ? [] : (await listCasesById(db, ids)).map((found) => [found.id, found]))
  const progress = await findProgress(db, [...cases.values()])
  const documents = await listMissingDocuments(db, ids)
  const deadlines = shown.flatMap(({ id, on, isObjection }): DeadlinePage['deadlines'] => {
    const found = cases.get(id)
    const kind = isObjection ? 'objection' : found && states[found.state].due
    if (!found || !kind) return []
    const openQuestions = openQuestionsOf(found, progress)
    const turn = turnOf(found, { reader: readerOf(found.clientId, found), openQuestions, today })
    const missing = {
      documents: isObjection ? [] : (documents.get(id) ?? []),
      openQuestions: isObjection ? 0 : openQuestions,
      approvals: found.state === 'client_approval' && !found.clientApprovedAt ? found.openSigners.length : 0,
    }
    const waitingFor = turn?.who ?? null
    return [{ ...factsOf(services, found), kind, on, isOverdue: on < today, waitingFor, missing }]
  })
  return { today, deadlines, hasMore: listed.length > limit }
}
