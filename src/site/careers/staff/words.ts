import type { StatusKind } from '#design/feedback/status.tsx'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/careers/answer-application.server.ts'
import type { OpenedCv } from '#site/careers/cv/open-cv.server.ts'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import type { Stage } from '#site/careers/stages.ts'
import { type ApplicationWords, en } from './words-en.ts'

export const applicationWords = wordsIn<ApplicationWords>({ en })

const stageKinds: Record<Stage, StatusKind> = {
  received: 'wait',
  in_conversation: 'prog',
  closed: 'off',
}

export function stageBadge(stage: Stage, isSpam = false): { label: string; kind: StatusKind } {
  const { stages, spam } = applicationWords()
  return isSpam ? { label: spam, kind: 'bad' } : { label: stages[stage], kind: stageKinds[stage] }
}

const notMoved: ErrorStatuses<Refused<MoveOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'not-allowed': 409,
  'note-too-long': 422,
  'nothing-to-note': 422,
}

export function moveError(refusal: Refused<MoveOutcome>) {
  return errorOf(applicationWords().notMoved, refusal, notMoved)
}

const notOpened: ErrorStatuses<Refused<OpenedCv>> = {
  forbidden: 403,
  unknown: 404,
  missing: 404,
  'not-scanned': 409,
  infected: 409,
  'store-away': 503,
}

export function openError(refusal: Refused<OpenedCv>) {
  return errorOf(applicationWords().notOpened, refusal, notOpened)
}

const notSent: ErrorStatuses<Refused<AnswerOutcome>> = {
  forbidden: 403,
  unknown: 404,
  'is-spam': 409,
  'no-text': 422,
  'too-long': 422,
  'no-address': 422,
  'bad-key': 422,
}

export function answerError(refusal: Refused<AnswerOutcome>) {
  return errorOf(applicationWords().notSent, refusal, notSent)
}
