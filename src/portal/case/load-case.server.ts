import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { listUpcomingOf } from '#cases/appointment-db.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { findCaseOf } from '#cases/case-db.server.ts'
import { listCaseEvents } from '#cases/case-event-db.server.ts'
import { movesOpenTo } from '#cases/case-rights.ts'
import { isOpen } from '#cases/case-states.ts'
import { listChecklist } from '#cases/checklist-db.server.ts'
import { listCaseDocuments } from '#cases/document-db.server.ts'
import { listMessagesOf } from '#cases/message-db.server.ts'
import { markRead } from '#cases/send-message.server.ts'
import { todosOf } from '#cases/todo.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { loadPanel } from '#portal/panel.server.ts'
import { appointmentView, caseView, documentView, messageView } from '#portal/views.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { checklistOf } from './checklist.ts'
import { phasesOf } from './phases.ts'

type Context = Readonly<RouterContextProvider>

/** All of a client's case page, part by part. Ends the request when the case is not theirs. Opening it reads its messages. */
export async function loadCase(context: Context, actor: Actor, caseId: string) {
  const services = servicesOf(context)
  const clientId = actor.person.id
  const own = <Value>(run: (tx: Tx) => Promise<Value>) => asClient(services.db, clientId, run)
  const found = await own((tx) => findCaseOf(tx, clientId, caseId))
  if (!found) throw notFound()
  const [papers, events, messages, appointments] = await Promise.all([
    loadPanel(context, 'documents', () =>
      own(async (tx) => {
        const items = await listChecklist(tx, found.id)
        return checklistOf(items, (await listCaseDocuments(tx, found.id)).map(documentView))
      }),
    ),
    loadPanel(context, 'timeline', () =>
      own(async (tx) => {
        const rows = await listCaseEvents(tx, found.id, { withInternal: false })
        return rows.map(({ id, at, said, actorName, toState }) => ({ id: String(id), at, said, actorName, toState }))
      }),
    ),
    loadPanel(context, 'messages', async () => {
      const rows = await own((tx) => listMessagesOf(tx, clientId, { caseId: found.id }))
      const views = rows.map(messageView)
      const [newest] = views
      if (newest && views.some(({ isNew }) => isNew)) {
        await markRead(services, { actor, choice: { caseId: found.id }, upTo: newest.createdAt })
      }
      return { latest: views.slice(0, 4), total: views.length, unread: views.filter(({ isNew }) => isNew).length }
    }),
    loadPanel(context, 'appointments', async () => {
      const rows = await own((tx) => listUpcomingOf(tx, clientId, services.now(), 20))
      return rows.filter((row) => row.caseId === found.id).map(appointmentView)
    }),
  ])
  const rejected = papers.ok
    ? [...papers.value.rows.flatMap(({ documents }) => documents), ...papers.value.others]
        .filter(({ state }) => state === 'rejected')
        .map((document) => ({ ...document, caseId: found.id }))
    : []
  const takesMore = isOpen(found.state)
  return {
    found: caseView(found),
    phases: phasesOf(found, events.ok ? events.value : []),
    todos: takesMore ? todosOf([found], rejected, 0) : [],
    moves: movesOpenTo(actor.person, found),
    isOpen: takesMore,
    papers,
    events,
    messages,
    appointments,
    submissionKey: randomUUID(),
  }
}

export type CasePageData = Awaited<ReturnType<typeof loadCase>>
