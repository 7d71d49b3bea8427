import { faultOf } from '#admin/fault.ts'
import type { StatusKind } from '#design/status.tsx'
import { type Refused, wordsIn } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/careers/answer-application.server.ts'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import type { OpenedCv } from '#site/careers/open-cv.server.ts'
import type { Stage } from '#site/careers/stages.ts'
import { type ApplicationWords, en } from './words-en.ts'

/** The words about applications for staff. */
export const applicationWords = wordsIn<ApplicationWords>({ en })

const stageKinds: Record<Stage, StatusKind> = {
  received: 'wait',
  in_review: 'prog',
  interview: 'prog',
  offered: 'info',
  hired: 'done',
  rejected: 'off',
  withdrawn: 'off',
}

/** A stage with its colour; of spam the stage does not matter. */
export function stageMark(stage: Stage, isSpam = false): { label: string; kind: StatusKind } {
  const { stages, spam } = applicationWords()
  return isSpam ? { label: spam, kind: 'bad' } : { label: stages[stage], kind: stageKinds[stage] }
}

export function moveFault(refusal: Refused<MoveOutcome>) {
  return faultOf(applicationWords().notMoved, refusal)
}

export function openFault(refusal: Refused<OpenedCv>) {
  return faultOf(applicationWords().notOpened, refusal)
}

export function answerFault(refusal: Refused<AnswerOutcome>) {
  return faultOf(applicationWords().notSent, refusal, { 'is-spam': 409 })
}
