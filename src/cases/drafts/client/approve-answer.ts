import type { EnteredRemark } from './remarks.ts'

export type ApproveAnswer = {
  move: 'approve' | 'request_changes'
  sentence: string
  hasConsented: boolean
  remarks: EnteredRemark[]
  remark?: number
}
