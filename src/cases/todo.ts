import { clientCasePath } from './case-links.ts'
import type { CaseState } from './case-states.ts'

/** One thing for the client to do, the most pressing first. `dueOn` is a day or null. */
export type Todo = {
  kind: 'approve' | 'replace' | 'upload' | 'read'
  text: string
  /** Where it is done. */
  href: string
  caseNumber: string | null
  dueOn: string | null
}

type OpenCase = {
  id: string
  caseNumber: string
  title: string
  state: CaseState
  dueOn: string | null
  clientApprovedAt: Date | null
  progress: { missingRequired: number }
}
type Rejected = { caseId: string; caseNumber: string; originalFilename: string; documentType: string }

/** What a client has to do now: approve drafts, send again what was sent back, send what is missing, read messages. */
export function todosOf(cases: OpenCase[], rejected: Rejected[], unread: number): Todo[] {
  const approve = cases.filter((found) => found.state === 'client_approval' && !found.clientApprovedAt)
  const upload = cases.filter((found) => found.progress.missingRequired > 0 && found.state !== 'on_hold')
  return [
    ...approve.map(
      (found): Todo => ({ ...at(found), kind: 'approve', text: `Read and approve the draft: ${found.title}` }),
    ),
    ...rejected.map(({ caseId, caseNumber, originalFilename }): Todo => {
      const dueOn = cases.find((found) => found.id === caseId)?.dueOn ?? null
      return {
        ...at({ id: caseId, caseNumber, dueOn }),
        kind: 'replace',
        text: `Send a document again: ${originalFilename}`,
      }
    }),
    ...upload.map((found): Todo => {
      const count = found.progress.missingRequired
      const words = count === 1 ? 'one document' : `${count} documents`
      return { ...at(found), kind: 'upload', text: `Upload ${words}: ${found.title}` }
    }),
    ...(unread > 0 ? [unreadTodo(unread)] : []),
  ]
}

function at({ id, caseNumber, dueOn }: Pick<OpenCase, 'id' | 'caseNumber' | 'dueOn'>) {
  return { href: clientCasePath(id), caseNumber, dueOn }
}

function unreadTodo(count: number): Todo {
  const text = count === 1 ? 'Read one new message' : `Read ${count} new messages`
  return { kind: 'read', text, href: '/client-portal/messages', caseNumber: null, dueOn: null }
}
