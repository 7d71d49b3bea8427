import type { Approval } from '#cases/drafts/approval-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { formatDateTime } from '#platform/format.ts'
import type { ApprovalLine } from './case-view.ts'

export function approvalLine({ id, personName, draftNumber, at, voidReason }: Approval): ApprovalLine {
  const text = `${personName}, draft ${draftNumber}, ${formatDateTime(at)}`
  if (voidReason === null) return { id, text, isVoid: false }
  return { id, text: `${text}; no longer counts: ${caseWords().voidReasons[voidReason]}`, isVoid: true }
}
