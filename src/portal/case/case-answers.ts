import type { CaseMove } from '#cases/case-states.ts'
import type { PlaceAnswer } from '#portal/documents/place-own.server.ts'
import type { MessageAnswer } from '#portal/messages/message-answer.ts'
import type { UploadAnswer } from '#portal/uploads/receive-uploads.server.ts'

/** Why a step was not made, with what was entered. */
export type MoveAnswer = { intent: 'move'; move: CaseMove | null; sentence: string; reason: string }

/** Why an item could not be marked. */
export type ItemAnswer = { intent: 'item'; itemId: string; sentence: string }

/** What a form of the case page gets back when it was not carried out. */
export type CaseAnswer = MessageAnswer | MoveAnswer | ItemAnswer | PlaceAnswer | ({ intent: 'upload' } & UploadAnswer)
