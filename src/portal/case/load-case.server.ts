import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { listUpcomingOf } from '#appointments/appointment-db.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { findCaseOf } from '#cases/case-db.server.ts'
import { listCaseEvents } from '#cases/case-event-db.server.ts'
import { movesOpenTo } from '#cases/case-rights.ts'
import { isOpen } from '#cases/case-states.ts'
import { listChecklist } from '#cases/checklist-db.server.ts'
import { listCaseDocuments } from '#cases/document-db.server.ts'
import { listMessagesOf } from '#cases/message-db.server.ts'
import { mayAskForObjection } from '#cases/objection.ts'
import { markReadBy } from '#cases/send-message.server.ts'
import { todosOf } from '#cases/todo.ts'
import { swissDay } from '#platform/day.ts'
import { notFound } from '#portal/guard.server.ts'
import { loadPart } from '#portal/panel.server.ts'
import { appointmentView, caseView, documentView, messageView } from '#portal/views.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { checklistOf } from './checklist.ts'
import { phasesOf } from './phases.ts'

type Context = Readonly<RouterContextProvider>

/**
 * All of a client's case page, part by part, in one transaction. Ends the request when the case is not theirs. Opening it
 * reads its messages.
 */
export function loadCase(context: Context, actor: Actor, caseId: string) {
  const services = servicesOf(context)
  const clientId = actor.person.id
  return asClient(services.db, clientId, async (tx) => {
    const found = await findCaseOf(tx, clientId, caseId)
    if (!found) throw notFound()
    const papers = await loadPart(context, tx, 'documents', async () => {
      const items = await listChecklist(tx, found.id)
      return checklistOf(items, (await listCaseDocuments(tx, found.id)).map(documentView))
    })
    const events = await loadPart(context, tx, 'timeline', async () => {
      const rows = await listCaseEvents(tx, found.id, { withInternal: false })
      return rows.map(({ id, at, said, actorName, toState }) => ({ id: String(id), at, said, actorName, toState }))
    })
    const messages = await loadPart(context, tx, 'messages', async () => {
      const views = (await listMessagesOf(tx, clientId, { caseId: found.id })).map(messageView)
      const unread = views.filter(({ isNew }) => isNew).length
      const [newest] = views
      if (newest && unread > 0) await markReadBy(tx, actor, { caseId: found.id }, newest.createdAt)
      return { latest: views.slice(0, 4), total: views.length, unread }
    })
    const appointments = await loadPart(context, tx, 'appointments', async () => {
      const rows = await listUpcomingOf(tx, clientId, services.now(), 20)
      return rows.filter((row) => row.caseId === found.id).map((row) => appointmentView(row, services.now()))
    })
    const takesMore = isOpen(found.state)
    const today = swissDay(services.now())
    return {
      found: caseView(found),
      phases: phasesOf(found, events.ok ? events.value : []),
      todos: takesMore ? todosOf([found], papers.ok ? rejectedIn(papers.value, found.id) : [], 0, today) : [],
      moves: movesOpenTo(actor.person, found),
      isOpen: takesMore,
      mayObject: mayAskForObjection(found, today),
      papers,
      events,
      messages,
      appointments,
      submissionKey: randomUUID(),
    }
  })
}

function rejectedIn({ rows, others }: ReturnType<typeof checklistOf>, caseId: string) {
  return [...rows.flatMap(({ documents }) => documents), ...others]
    .filter(({ state }) => state === 'rejected')
    .map((document) => ({ ...document, caseId }))
}

export type CasePageData = Awaited<ReturnType<typeof loadCase>>
