import type { EnteredRemark } from './remarks.ts'

/** Why the draft was neither approved nor sent back, with what was entered. `remark` is the one that is not understood. */
export type ApproveAnswer = {
  move: 'approve' | 'request_changes'
  sentence: string
  hasConsented: boolean
  remarks: EnteredRemark[]
  remark?: number
}
