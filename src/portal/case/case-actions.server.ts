import { data, redirect } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { caseMoves, isCaseMove } from '#cases/case-states.ts'
import { markNotNeeded } from '#cases/mark-not-needed.server.ts'
import { type MoveOutcome, moveCase } from '#cases/move-case.server.ts'
import type { Services } from '#platform/services.ts'
import { notFound } from '#portal/guard.server.ts'
import { postMessage } from '#portal/messages/post-message.server.ts'
import { type NoteName, withNote } from '#portal/notices.server.ts'
import { takeUploads } from '#portal/uploads/take-uploads.server.ts'
import { readForm } from '#web/read-form.ts'
import type { CaseAnswer } from './case-answers.ts'

type Step = { services: Services; actor: Actor; caseId: string; form: FormData }

/** Carries out a form of the case page: a message, a step of the case, an item that is not needed. */
export async function actOnCase(services: Services, request: Request, actor: Actor, caseId: string) {
  const form = await readForm(request)
  const step = { services, actor, caseId, form }
  switch (form.get('intent')) {
    case 'message': {
      const refused = await postMessage(services, actor, form, caseId)
      return refused ?? done(caseId, 'message-sent', 'messages')
    }
    case 'item':
      return markItem(step)
    case 'move':
      return makeMove(step)
    default:
      throw data(null, { status: 400 })
  }
}

/** Takes files for a case from a form without script. */
export async function uploadToCase(services: Services, request: Request, actor: Actor, caseId: string) {
  const answer = await takeUploads(services, { request, caseId, actor })
  if (answer.status === 404 && !answer.itemId) throw notFound()
  if (answer.ok) return done(caseId, 'uploaded', 'documents')
  return refused({ intent: 'upload', ...answer }, answer.status)
}

async function markItem({ services, actor, caseId, form }: Step) {
  const itemId = String(form.get('itemId') ?? '')
  const isNotNeeded = form.get('not-needed') === 'yes'
  const outcome = await markNotNeeded(services, { caseId, itemId, isNotNeeded, actor })
  if (outcome.ok) return done(caseId, isNotNeeded ? 'not-needed' : 'needed', 'documents')
  switch (outcome.reason) {
    case 'unknown-case':
    case 'unknown-item':
      throw notFound()
    case 'forbidden':
      return refused({ intent: 'item', itemId, sentence: 'You may not change this case.' }, 403)
    case 'case-closed':
      return refused({ intent: 'item', itemId, sentence: 'This case is closed.' }, 409)
    case 'required-item': {
      const sentence = 'We need this document. If it does not exist, write to us and we take it off the list.'
      return refused({ intent: 'item', itemId, sentence }, 422)
    }
  }
}

const moveNotes: Partial<Record<string, NoteName>> = {
  approve: 'approved',
  request_changes: 'changes-asked',
  withdraw: 'withdrawn',
}

async function makeMove({ services, actor, caseId, form }: Step) {
  const move = String(form.get('move') ?? '')
  const reason = String(form.get('reason') ?? '')
  const version = Number(form.get('version'))
  if (!isCaseMove(move) || !Number.isInteger(version)) throw data(null, { status: 400 })
  const request = { caseId, move, actor, facts: { reason }, expectedVersion: version }
  const outcome = await moveCase(services, request)
  if (outcome.ok) return done(caseId, moveNotes[move] ?? 'saved', '')
  if (outcome.reason === 'unknown-case') throw notFound()
  const { status, sentence } = moveWords(outcome)
  return refused({ intent: 'move', move, sentence, reason }, status)
}

function moveWords(outcome: Exclude<MoveOutcome, { ok: true } | { reason: 'unknown-case' }>) {
  switch (outcome.reason) {
    case 'guard':
      return { status: 422, sentence: outcome.sentence }
    case 'conflict':
      return { status: 409, sentence: 'This case has changed since you opened it. Please read it again, then decide.' }
    case 'not-allowed': {
      const allowed = outcome.allowed.map((move) => `“${caseMoves[move].label}”`).join(', ')
      const rest = allowed ? `Possible now: ${allowed}.` : 'Nothing is needed from you now.'
      return { status: 409, sentence: `This step is not possible at this point of the case. ${rest}` }
    }
  }
}

function done(caseId: string, note: NoteName, anchor: string): never {
  throw redirect(withNote(clientCasePath(caseId), note) + (anchor && `#${anchor}`), { status: 303 })
}

function refused(answer: CaseAnswer, status: number) {
  return data(answer, { status })
}
