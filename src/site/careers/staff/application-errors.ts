import type { StatusKind } from '#design/feedback/status.tsx'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/careers/answer-application.server.ts'
import type { OpenedCv } from '#site/careers/cv/cv-file.server.ts'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import type { Stage } from '#site/careers/stages.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const stageKinds: Record<Stage, StatusKind> = {
  received: 'wait',
  in_conversation: 'prog',
  closed: 'off',
}

export function stageBadge(stage: Stage, isSpam = false): { label: string; kind: StatusKind } {
  const { stages, spam } = t(siteStaffTexts.application)
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
  return errorOf(t(siteStaffTexts.application).notMoved, refusal, notMoved)
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
  return errorOf(t(siteStaffTexts.application).notOpened, refusal, notOpened)
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
  return errorOf(t(siteStaffTexts.application).notSent, refusal, notSent)
}

/** Parses an application number of 1–9 digits. For any other text, returns 0, which no application has. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
