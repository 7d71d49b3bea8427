import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listUpcomingOf } from '#appointments/appointment-db.server.ts'
import { mayRequestObjection } from '#cases/assessment/objection.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { isSentBack } from '#cases/documents/document-states.ts'
import { listSigners } from '#cases/drafts/approval-db.server.ts'
import { findCurrentDraft } from '#cases/drafts/return-draft-db.server.ts'
import { type EventActor, eventForClient } from '#cases/locales/en.ts'
import { mandateLine } from '#cases/mandate/client/mandate-lines.tsx'
import { listMandatesSignedBy, listMandatesToSign } from '#cases/mandate/mandate-db.server.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { markReadBy } from '#cases/messages/send-message.server.ts'
import { overdueFiling } from '#cases/planning/due-date.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { movesOpenTo } from '#cases/process/case-rights.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { listToReplace } from '#cases/process/dashboard-db.server.ts'
import { todosOf } from '#cases/process/todo.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { loadPanel, loadPart } from '#portal/panel.server.ts'
import { requestedSinceFiling } from '#portal/required-documents.ts'
import { appointmentView, caseView, documentView, messageView } from '#portal/views.server.ts'
import { loadComparison, loadEffects } from '#returns/assessment/load-assessment.server.ts'
import { loadResult } from '#returns/expected/load-result.server.ts'
import { findProgress, openQuestionsOf, withQuestions } from '#returns/questions/question-todos.server.ts'
import { findScope } from '#returns/questions/scope.server.ts'
import { loadReadings } from '#returns/statements/load-readings.server.ts'
import { loadOffers } from '#shop/quotes/client/load-offers.server.ts'
import { checklistOf } from './checklist.ts'

import { phasesOf } from './phases.ts'

type Context = Readonly<RouterContextProvider>

/** Loads each panel separately, so that one failure does not affect others. Throws 404 for another client's case. */
export async function loadCase(context: Context, actor: Actor, caseId: string, requested: URLSearchParams) {
  const services = servicesOf(context)
  const { row, ...page } = await loadParts(context, actor, caseId, requested)
  const isAssessed = row.state === 'assessed'
  const comparison = isAssessed ? await loadPanel(context, 'assessment', () => loadComparison(services.db, row)) : null
  const isCompared = comparison?.ok && comparison.value !== null
  const effects = isCompared ? await loadPanel(context, 'tax effects', () => loadEffects(services.db, row)) : null
  const scope = await loadPanel(context, 'scope', () => findScope(services, row))
  const readings = await loadPanel(context, 'readings', () => loadReadings(services, row))
  return {
    ...page,
    comparison,
    effects,
    scope: scope.ok ? scope.value : [],
    readings: readings.ok ? readings.value : null,
  }
}

function loadParts(context: Context, actor: Actor, caseId: string, requested: URLSearchParams) {
  const services = servicesOf(context)
  const clientId = actor.person.id
  return asClient(services.db, clientId, async (tx) => {
    const found = await findCaseOf(tx, clientId, caseId)
    if (!found) throw notFound()
    const rows = await loadPart(context, tx, 'timeline', () => listCaseEvents(tx, found.id, { withInternal: false }))
    const events = rows.ok ? { ...rows, value: rows.value.map((row) => eventView(row, clientId)) } : rows
    const paperDocuments = await loadPart(context, tx, 'documents', async () => {
      const late = requestedSinceFiling(rows.ok ? rows.value : [])
      const items = (await listChecklist(tx, found.id)).map((item) => ({
        ...item,
        isRequestedLate: late.has(item.title),
      }))
      return onPage(
        checklistOf(items, (await listCaseDocuments(tx, found.id)).map(documentView)),
        requested.get('documents'),
      )
    })
    const messages = await loadPart(context, tx, 'messages', async () => {
      const views = (await listMessagesOf(tx, clientId, { caseId: found.id })).map((row) => messageView(row, clientId))
      const unread = views.filter(({ isNew }) => isNew).length
      const [newest] = views
      if (newest && unread > 0) await markReadBy(tx, actor, { caseId: found.id }, newest.createdAt)
      return { latest: views.slice(0, 4), total: views.length, unread }
    })
    const appointments = await loadPart(context, tx, 'appointments', async () => {
      const rows = await listUpcomingOf(tx, clientId, services.now(), 20)
      return rows.filter((row) => row.caseId === found.id).map((row) => appointmentView(row, services.now()))
    })
    const offers = await loadPart(context, tx, 'offers', () => loadOffers(tx, clientId, services.now(), found.id))
    const progress = await findProgress(tx, [found])
    const takesMore = isOpen(found.state)
    const signers = found.state === 'client_approval' ? await loadSigners(tx, clientId, found.id) : []
    const today = swissDay(services.now())
    const rejected = await listToReplace(tx, clientId, found.id)
    return {
      row: found,
      found: caseView(found, { readerId: clientId, today, openQuestions: openQuestionsOf(found, progress) }),
      phases: phasesOf(found, events.ok ? events.value : []),
      todos: takesMore
        ? [
            ...(await listMandatesToSign(tx, clientId, found.id)),
            ...withQuestions(todosOf(clientId, { cases: [found], rejected, unread: 0, today }), [found], progress),
          ]
        : [],
      mandates: (await listMandatesSignedBy(tx, clientId, found.id)).map(mandateLine),
      questions: progress.get(found.id) ?? null,
      overdue: takesMore ? overdueFiling(found, today) : null,
      signers,
      result: await loadResult(tx, found, openQuestionsOf(found, progress)),
      moves: movesOpenTo(actor.person, found),
      isOpen: takesMore,
      mayObject: found.clientId === clientId && mayRequestObjection(found, today),
      documents: paperDocuments,
      events,
      messages,
      appointments,
      offers,
      submissionKey: randomUUID(),
    }
  })
}

function eventView(row: Awaited<ReturnType<typeof listCaseEvents>>[number], readerId: string) {
  const { id, at, payload: content, actorId, actorName: name, actorRole, toState } = row
  const isClient = actorRole === 'client' && name !== null
  const actor: EventActor = actorId === readerId ? { is: 'you' } : isClient ? { is: 'other', name } : { is: 'firm' }
  return {
    id: String(id),
    at,
    code: content.code,
    text: eventForClient(content, actor),
    staffName: isClient ? null : name,
    toState,
  }
}

async function loadSigners(tx: Tx, viewerId: string, caseId: string) {
  const draft = await findCurrentDraft(tx, caseId)
  const signers = await listSigners(tx, caseId, draft?.id ?? null)
  return signers.map(({ personId, name, approvedAt }) => ({ name, approvedAt, isYou: personId === viewerId }))
}

export type CaseSigner = Awaited<ReturnType<typeof loadSigners>>[number]

const othersPerPage = 25

function onPage({ others, ...rest }: ReturnType<typeof checklistOf>, requested: string | null) {
  const sentBack = others.filter(({ state }) => isSentBack(state))
  const taken = others.filter(({ state }) => !isSentBack(state))
  const pages = Math.max(1, Math.ceil(taken.length / othersPerPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(requested)) || 1))
  const shown = taken.slice((page - 1) * othersPerPage, page * othersPerPage)
  return { ...rest, others: shown, sentBack, page, pages, total: taken.length }
}

export type CasePageData = Awaited<ReturnType<typeof loadCase>>
