import type { CaseMove } from '#cases/case-states.ts'
import type { PlaceAnswer } from '#portal/documents/place-own.server.ts'
import type { MessageAnswer } from '#portal/messages/message-answer.ts'
import type { UploadAnswer } from '#portal/uploads/receive-uploads.server.ts'

export type MoveAnswer = { intent: 'move'; move: CaseMove | null; sentence: string; reason: string }

export type ItemAnswer = { intent: 'item'; itemId: string; sentence: string }

export type CaseAnswer = MessageAnswer | MoveAnswer | ItemAnswer | PlaceAnswer | ({ intent: 'upload' } & UploadAnswer)
