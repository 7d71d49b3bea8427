import { data, redirect } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { tellExtension } from '#cases/assessment/record-extension.server.ts'
import { type PlaceAnswer, placedNote, placeOwn } from '#cases/documents/client/hand-out.server.ts'
import { receiveUploads, type UploadAnswer } from '#cases/documents/client/uploads/receive-uploads.server.ts'
import type { UploadLine } from '#cases/documents/client/uploads/upload-line.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { MessageAnswer } from '#cases/messages/client/message-answer.ts'
import { postMessage } from '#cases/messages/client/post-message.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { type CaseMove, isCaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { markNotNeeded } from '#cases/requests/edit-item.server.ts'
import { dayOf } from '#platform/day.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { FlashName } from '#portal/flash-names.ts'
import { notFound } from '#portal/guard.server.ts'
import type { ItemRefusal, MoveRefusal } from '#portal/locales/en.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'

export type MoveAnswer = { intent: 'move'; move: CaseMove | null; sentence: string; reason: string }

type ItemAnswer = { intent: 'item'; itemId: string; sentence: string }

type ExtensionAnswer = { intent: 'extension'; sentence: string; until: string }

export type CaseAnswer =
  | ExtensionAnswer
  | MessageAnswer
  | MoveAnswer
  | ItemAnswer
  | PlaceAnswer
  | ({ intent: 'upload' } & UploadAnswer)

type Step = { services: Services; actor: Actor; caseId: string; form: FormData }

export async function handleCaseAction(services: Services, request: Request, actor: Actor, caseId: string) {
  const form = await readForm(request)
  const step = { services, actor, caseId, form }
  switch (form.get('intent')) {
    case 'message': {
      const written = { fields: textsOf(form), attached: [], refused: [] }
      const sent = await postMessage(services, actor, written, { caseId })
      return sent.refused ?? done(caseId, 'message-sent', 'messages')
    }
    case 'item':
      return markItem(step)
    case 'place':
      return (await placeOwn(services, actor, form)) ?? done(caseId, placedNote(form), 'documents')
    case 'move':
      return makeMove(step)
    case 'extension':
      return saveExtension(step)
    default:
      throw data(null, { status: 422 })
  }
}

export async function uploadToCase(services: Services, request: Request, actor: Actor, caseId: string) {
  const answer = await receiveUploads(services, { request, caseId, actor })
  if (answer.status === 404 && !answer.itemId) throw notFound()
  if (answer.ok) return done(caseId, uploadNote(answer.lines), 'documents')
  return refused({ intent: 'upload', ...answer }, answer.status)
}

function uploadNote(lines: readonly UploadLine[]): FlashName {
  if (lines.every((line) => line.isLeftOut)) return 'left-out'
  return lines.some((line) => line.isRepeated) ? 'uploaded-again' : 'uploaded'
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
    case 'no-reason':
    case 'reason-too-long':
      throw data(null, { status: 422 })
    default:
      return refused(
        { intent: 'item', itemId, sentence: t(portalTexts.portal).items[outcome.reason] },
        itemStatuses[outcome.reason],
      )
  }
}

const itemStatuses: Readonly<Record<ItemRefusal, number>> = {
  forbidden: 403,
  'case-closed': 409,
  'required-item': 422,
}

const moveNotes: Partial<Record<string, FlashName>> = {
  approve: 'approved',
  request_changes: 'changes-asked',
  accept_assessment: 'assessment-accepted',
  ask_for_objection: 'objection-asked',
  withdraw: 'withdrawn',
}

async function makeMove({ services, actor, caseId, form }: Step) {
  const move = String(form.get('move') ?? '')
  const reason = String(form.get('reason') ?? '')
  const version = Number(form.get('version'))
  if (!isCaseMove(move) || !Number.isInteger(version)) throw data(null, { status: 422 })
  const request = { caseId, move, actor, facts: { reason }, expectedVersion: version }
  const outcome = await moveCase(services, request)
  if (outcome.ok) return done(caseId, moveNotes[move] ?? 'saved', '')
  if (outcome.reason === 'unknown-case') throw notFound()
  const sentence = explain<MoveRefusal>(t(portalTexts.portal).moves, outcome)
  return refused({ intent: 'move', move, sentence, reason }, outcome.reason === 'guard' ? 422 : 409)
}

async function saveExtension({ services, actor, caseId, form }: Step) {
  const until = String(form.get('until') ?? '')
  const untilOn = form.get('has') === 'no' ? null : dayOf(until)
  const outcome = await tellExtension(services, { caseId, actor, untilOn })
  if (outcome.ok) return done(caseId, 'extension-told', '')
  if (outcome.reason === 'unknown-case' || outcome.reason === 'forbidden') throw notFound()
  if (outcome.reason === 'answered-already') return done(caseId, 'saved', '')
  const sentence = t(caseTexts.cases).dateErrors[outcome.reason]
  return refused({ intent: 'extension', sentence, until }, 422)
}

function done(caseId: string, note: FlashName, anchor: string): never {
  throw redirect(withFlash(clientCasePath(caseId), note) + (anchor && `#${anchor}`), { status: 303 })
}

function refused(answer: CaseAnswer, status: number) {
  return data(answer, { status })
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
