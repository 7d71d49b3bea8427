import type { PlaceAnswer } from '#cases/documents/client/place-own.server.ts'
import type { UploadAnswer } from '#cases/documents/client/uploads/receive-uploads.server.ts'
import type { MessageAnswer } from '#cases/messages/client/message-answer.ts'
import type { CaseMove } from '#cases/process/case-states.ts'

export type MoveAnswer = { intent: 'move'; move: CaseMove | null; sentence: string; reason: string }

export type ItemAnswer = { intent: 'item'; itemId: string; sentence: string }

export type ExtensionAnswer = { intent: 'extension'; sentence: string; until: string }

export type CaseAnswer =
  | ExtensionAnswer
  | MessageAnswer
  | MoveAnswer
  | ItemAnswer
  | PlaceAnswer
  | ({ intent: 'upload' } & UploadAnswer)
