import type { Approval } from '#cases/approval-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { formatDateTime } from '#platform/format.ts'
import type { ApprovalLine } from './case-view.ts'

/** An approval in one line: who, which draft, when, and why it no longer counts. */
export function approvalLine({ id, personName, draftNumber, at, voidReason }: Approval): ApprovalLine {
  const text = `${personName}, draft ${draftNumber}, ${formatDateTime(at)}`
  if (voidReason === null) return { id, text, isVoid: false }
  return { id, text: `${text}; no longer counts: ${caseWords().voidReasons[voidReason]}`, isVoid: true }
}
