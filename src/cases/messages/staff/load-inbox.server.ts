import { randomUUID } from 'node:crypto'
import { ownIdsOf } from '#accounts/access/access-scope.ts'
import { findDraft } from '#accounts/drafts/draft-db.server.ts'
import { listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { notFound } from '#admin/guard.server.ts'
import { oneOf, pageIn, textIn } from '#admin/ui/address.ts'
import { fillTemplate } from '#cases/messages/answer-template.ts'
import { listTemplates } from '#cases/messages/answer-template-db.server.ts'
import { messageDraftForm } from '#cases/messages/message.ts'
import { listMessages } from '#cases/messages/message-db.server.ts'
import { mayWriteIn } from '#cases/messages/message-thread.ts'
import { markRead } from '#cases/messages/send-message.server.ts'
import { findThread, type ThreadRow } from '#cases/messages/thread-db.server.ts'
import { listThreads, threadViews } from '#cases/messages/thread-list-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { formatDate } from '#platform/format.ts'

const pageSize = 50
const messagesShown = 300

/** Loads the list of threads. With a thread id, also loads that thread and marks it as read. */
export async function loadInbox(
  { services, person, actor, scope }: AdminContext,
  url: URL,
  threadId: string | undefined,
) {
  const { db, now } = services
  const at = now()
  const search = url.searchParams
  const view = oneOf(threadViews, search.get('view')) ?? 'firm'
  const words = textIn(search, 'q') ?? ''
  const list = await listThreads(db, {
    scope,
    readerId: person.id,
    ownerIds: ownIdsOf(person),
    now: at,
    view,
    words,
    page: pageIn(search),
    pageSize,
  })
  const selected = threadId === undefined ? null : await findThread(db, threadId, scope)
  if (threadId !== undefined && !selected) throw notFound()
  const isNote = search.get('write') === 'note'
  return {
    ...{ list, view, words, page: pageIn(search), search: search.toString(), at, me: person.id },
    open:
      selected &&
      (await loadThread({ services, person, actor, scope }, selected, { isNote, template: search.get('template') })),
  }
}

async function loadThread(
  { services, person, actor, scope }: AdminContext,
  thread: ThreadRow,
  { isNote, template: templateId }: { isNote: boolean; template: string | null },
) {
  const { db } = services
  const { messages, total } = await listMessages(db, { scope, threadId: thread.id, pageSize: messagesShown })
  const [newest] = messages
  if (newest) await markRead(services, { actor, choice: { threadId: thread.id }, upTo: newest.createdAt })
  const found = thread.caseId ? await findCaseFor(db, thread.caseId, scope) : null
  const fields = {
    firstName: thread.clientName.split(' ')[0] ?? '',
    staffName: person.name,
    caseNumber: found?.caseNumber ?? null,
    caseTitle: found?.title ?? null,
    dueOn: found?.dueOn ? formatDate(found.dueOn) : null,
  }
  const templates = (await listTemplates(db)).map(({ id, title, body }) => ({
    id,
    title,
    text: fillTemplate(body, fields),
  }))
  const draftForm = messageDraftForm(thread.id, isNote ? 'internal' : 'staff')
  const draft = await findDraft(db, person.id, draftForm)
  const chosen = templates.find(({ id }) => id === templateId)
  return {
    ...{ thread, found, isNote, draftForm, templates, earlier: total - messages.length },
    messages: messages.toReversed(),
    mayWrite: mayWriteIn(person, thread),
    staff: (await listAssignableStaff(db)).map(({ id, name }) => ({ id, name })),
    text: [draft?.body, chosen?.text].filter(Boolean).join('\n\n'),
    key: randomUUID(),
  }
}

export type Inbox = Awaited<ReturnType<typeof loadInbox>>
export type OpenThread = NonNullable<Inbox['open']>
