import { randomUUID } from 'node:crypto'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import type { ApiCaller } from '#accounts/api-tokens/find-api-caller.server.ts'
import { findDraft, saveDraft } from '#accounts/drafts/draft-db.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { type MessageError, messageDraftForm, newMessagePath, readMessage } from '#cases/messages/message.ts'
import { mayWriteIn } from '#cases/messages/message-thread.ts'
import { findThread, findThreadAbout } from '#cases/messages/thread-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { apiDraftWriter, listApiDrafts } from './firm-db.server.ts'
import type { DraftInput, DraftPage } from './firm-schemas.ts'

type Draft = DraftPage['drafts'][number]
export type DraftRefusal = 'no-addressee' | 'unknown-addressee' | 'forbidden' | 'draft-exists' | MessageError
export type DraftOutcome = { ok: true; draft: Draft } | { ok: false; reason: DraftRefusal }

/** `forms`: the keys under which the panel looks for the draft of the subject (if any) and of the text. */
type Target = {
  client: { id: string; name: string }
  thread: { id: string; subject: string } | null
  forms: { subject: string | null; body: string }
  path: string
}

/** Saves a message as a draft of the token's person. It appears in the form of the panel, where that person sends it. */
export function draftMessage(
  { db, now, config }: Services,
  { actor, scope, token }: ApiCaller,
  input: DraftInput,
  channel: string,
): Promise<DraftOutcome> {
  const { person } = actor
  return db.transaction().execute(async (tx): Promise<DraftOutcome> => {
    const target = await findTarget(tx, { person, scope }, input)
    if ('ok' in target) return target
    const { client, thread, forms, path } = target
    const submissionKey = randomUUID()
    const text = { subject: thread?.subject ?? input.subject ?? '', body: input.body, submissionKey }
    const read = readMessage(text, thread?.subject ?? null)
    if (!read.ok) return read
    const { subject, body } = read.message
    const earlier = input.replace ? null : await findDraft(tx, person.id, forms.body)
    if (earlier?.body.trim()) return { ok: false, reason: 'draft-exists' }
    const savedAt = now()
    const save = { personId: person.id, writer: apiDraftWriter + submissionKey, saveNumber: null, savedAt }
    await saveDraft(tx, { ...save, form: forms.body, subject: '', body })
    if (forms.subject) await saveDraft(tx, { ...save, form: forms.subject, subject: '', body: subject })
    await recordAudit(tx, actor, {
      action: 'api.message-drafted',
      object: { type: 'person', id: client.id },
      detail: { token: token.name, threadId: thread?.id ?? null, channel },
    })
    const url = new URL(path, config.PUBLIC_URL).href
    const saved = { subject, body, savedAt: savedAt.toISOString(), url }
    return { ok: true, draft: { clientId: client.id, clientName: client.name, threadId: thread?.id ?? null, ...saved } }
  })
}

type Reader = { person: Person; scope: AccessScope }

async function findTarget(
  tx: Tx,
  reader: Reader,
  { caseId, clientId }: DraftInput,
): Promise<Target | { ok: false; reason: DraftRefusal }> {
  if ((caseId === undefined) === (clientId === undefined)) return { ok: false, reason: 'no-addressee' }
  const { person, scope } = reader
  const found = caseId === undefined ? null : await findCaseFor(tx, caseId, scope)
  if (caseId !== undefined && !found) return { ok: false, reason: 'unknown-addressee' }
  const client = await findClient(tx, found?.clientId ?? clientId ?? '', found ? null : scope)
  if (!client) return { ok: false, reason: 'unknown-addressee' }
  const threadId =
    found && (await findThreadAbout(tx, { clientId: client.id, caseId: found.id, topic: null, isAnswer: true }))
  if (threadId) {
    const target = await threadTarget(tx, reader, threadId)
    return target ?? { ok: false, reason: 'forbidden' }
  }
  if (!may(person, 'message.write', { clientId: client.id, assignedTo: found?.assignedTo ?? null }))
    return { ok: false, reason: 'forbidden' }
  return newTarget(client, found?.id ?? null)
}

async function threadTarget(db: Db | Tx, { person, scope }: Reader, threadId: string): Promise<Target | null> {
  const thread = await findThread(db, threadId, scope)
  if (!thread || !mayWriteIn(person, thread)) return null
  return {
    client: { id: thread.clientId, name: thread.clientName },
    thread: { id: thread.id, subject: thread.subject },
    forms: { subject: null, body: messageDraftForm(thread.id, 'staff') },
    path: `/admin/messages/${thread.id}`,
  }
}

function newTarget(client: Target['client'], caseId: string | null): Target {
  const page = newMessagePath(client.id)
  const forms = { subject: `${page} subject`, body: `${page} body` }
  return { client, thread: null, forms, path: caseId ? `${page}&case=${caseId}` : page }
}

/** Drafts of the token's person that the API wrote and that no one has edited or sent. */
export async function readDrafts({ db, config }: Pick<Services, 'db' | 'config'>, reader: Reader): Promise<DraftPage> {
  const drafts: Draft[] = []
  for (const { form, savedAt, body } of await listApiDrafts(db, reader.person.id)) {
    const [page = '', field] = form.split(' ')
    if (field === 'subject') continue
    const clientId = /\/new\?client=(.+)$/.exec(page)?.[1]
    const target = clientId
      ? await clientTarget(db, reader, clientId)
      : await threadTarget(db, reader, page.split('/').at(-1) ?? '')
    if (!target) continue
    const { client, thread, path } = target
    const subject = thread?.subject ?? (await findDraft(db, reader.person.id, `${page} subject`))?.body ?? ''
    const url = new URL(path, config.PUBLIC_URL).href
    const about = { clientId: client.id, clientName: client.name, threadId: thread?.id ?? null }
    drafts.push({ ...about, subject, body, savedAt: savedAt.toISOString(), url })
  }
  return { drafts }
}

async function clientTarget(db: Db, { scope }: Reader, clientId: string): Promise<Target | null> {
  const client = await findClient(db, clientId, scope)
  return client && newTarget(client, null)
}
