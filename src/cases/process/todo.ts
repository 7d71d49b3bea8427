import { readerOf } from '#cases/case-status-text.ts'
import { overdueFiling } from '#cases/planning/due-date.ts'
import type { Coded } from '#platform/coded.ts'
import { approvePath, clientCasePath, replacePath } from './case-links.ts'
import { asksClient } from './case-states.ts'
import { type TurnCode, type TurnFacts, turnOf } from './turn.ts'

export type TodoTable = {
  extension: { title: string; on: string; isCantonKnown: boolean }
  approve: { title: string }
  replace: { filename: string }
  answer: { topics: number; minutes: number; title: string }
  check: { title: string }
  upload: { count: number; title: string }
  decide: { title: string }
  accept: { title: string }
  read: { count: number }
  invite: { title: string; isJoined: boolean }
  offer: { title: string }
  pay: { title: string }
  sign: { firstYear: number; lastYear: number }
}

export type Todo = Coded<TodoTable> & {
  href: string
  caseNumber: string | null
  dueOn: string | null
}

type OpenCase = TurnFacts & {
  id: string
  caseNumber: string
  title: string
} & Parameters<typeof readerOf>[1]
type Rejected = { id: string; caseId: string; caseNumber: string; originalFilename: string }

type Waiting = { cases: OpenCase[]; rejected: Rejected[]; unread: number; today: string }

export function todosOf(personId: string, { cases, rejected, unread, today }: Waiting): Todo[] {
  const hasTurn = (found: OpenCase, code: TurnCode) => {
    const turn = turnOf(found, { reader: readerOf(personId, found), openQuestions: 0, today })
    return turn?.who === 'client' && turn.code === code
  }
  const decide = cases.filter((found) => hasTurn(found, 'decide'))
  const approve = cases.filter((found) => hasTurn(found, 'approve'))
  const upload = cases.filter(({ progress, state }) => progress.toUpload > 0 && asksClient(state))
  const silent = cases.filter(({ state }) => !asksClient(state)).map(({ id }) => id)
  const replace = rejected.filter(({ caseId }) => !silent.includes(caseId))
  return byDueDate([
    ...cases.flatMap((found): Todo[] => {
      const overdue = overdueFiling(found, today)
      if (!overdue) return []
      const values = { title: found.title, on: overdue.on, isCantonKnown: overdue.canton !== null }
      return [{ ...at(found), dueOn: overdue.on, code: 'extension', values }]
    }),
    ...approve.map((found): Todo => {
      return { ...at(found), href: approvePath(found.id), code: 'approve', values: { title: found.title } }
    }),
    ...decide.map((found): Todo => {
      const { objectionEndsOn: dueOn, title, decidedOn } = found
      return { ...at(found), dueOn, code: decidedOn ? 'accept' : 'decide', values: { title } }
    }),
    ...replace.map(({ id, caseId, caseNumber, originalFilename }): Todo => {
      const dueOn = cases.find((found) => found.id === caseId)?.dueOn ?? null
      const values = { filename: originalFilename }
      return { href: replacePath(caseId, id), caseNumber, dueOn, code: 'replace', values }
    }),
    ...upload.map((found): Todo => {
      const values = { count: found.progress.toUpload, title: found.title }
      return { ...at(found), code: 'upload', values }
    }),
    ...(unread > 0 ? [unreadTodo(unread)] : []),
  ])
}

/** Adds what is missing for the second signature of a joint return; nothing while an invitation waits for an answer. */
export function withSigners(
  todos: readonly Todo[],
  cases: readonly Pick<OpenCase, 'id' | 'caseNumber' | 'dueOn' | 'title'>[],
  missing: readonly MissingSigner[],
): Todo[] {
  const invite = cases.flatMap(({ id, caseNumber, dueOn, title }): Todo[] => {
    const status = missing.find(({ caseId }) => caseId === id)?.status
    if (!status || status === 'invited') return []
    const isJoined = status === 'not-shared'
    const href = `/client-portal/profile/household#${isJoined ? 'shared' : 'invite'}`
    return [{ href, caseNumber, dueOn, code: 'invite', values: { title, isJoined } }]
  })
  return byDueDate([...todos, ...invite])
}

export function byDueDate(todos: readonly Todo[]): Todo[] {
  return todos.toSorted(({ dueOn: a }, { dueOn: b }) => {
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -1 : 1
  })
}

function at({ id, caseNumber, dueOn }: Pick<OpenCase, 'id' | 'caseNumber' | 'dueOn'>) {
  return { href: clientCasePath(id), caseNumber, dueOn }
}

function unreadTodo(count: number): Todo {
  return { code: 'read', values: { count }, href: '/client-portal/messages', caseNumber: null, dueOn: null }
}

/** A joint return that only the client can sign, and how far the invitation of the partner is. */
export type MissingSigner = {
  caseId: string
  status: 'not-invited' | 'invited' | 'expired' | 'not-shared'
  /** Email address that was invited, or name of the partner who has joined. */
  partner: string | null
}
