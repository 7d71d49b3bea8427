import type { RefusalWords } from '#platform/words.ts'
import type { ChangeRefusal } from '#privacy/import/change-import.server.ts'
import type { RowProblem } from '#privacy/import/check-rows.ts'
import type { FileReadRefusal } from '#privacy/import/import-file.server.ts'
import type { InviteOutcome } from '#privacy/import/invite-imported.server.ts'
import type { ReceiveOutcome } from '#privacy/import/receive-import.server.ts'
import type { FileRefusal } from '#privacy/import/zip-plan.ts'

export type FileRefusalCode = FileRefusal | FileReadRefusal | 'damaged'

type Refused<Outcome> = Extract<Outcome, { ok: false }>

export type ImportWords = {
  problems: RefusalWords<RowProblem>
  receiveErrors: RefusalWords<Refused<ReceiveOutcome>>
  changeErrors: RefusalWords<ChangeRefusal | Refused<InviteOutcome>>
}
