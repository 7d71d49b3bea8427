import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseTexts.approval)
export const voidReasons = ['new-draft', 'new-annex', 'returned', 'changes', 'reopened'] as const
export type VoidReason = (typeof voidReasons)[number]

/** `name` is null if the current user may not see it; `approvedAt` is null until the signer approves the draft. */
export type Signer = { personId: string; name: string | null; approvalId: string | null; approvedAt: Date | null }

export function isApprovedBy(signers: readonly Signer[]): boolean {
  return signers.length > 0 && signers.every(({ approvedAt }) => approvedAt !== null)
}

export type Remark = { page: number | null; text: string }

export const maxRemarks = 5
export const maxRemarkLength = 350

export function remarksText(remarks: readonly Remark[]): string {
  return remarks.map(({ page, text }) => (page === null ? text : copy().page(page, text))).join('\n')
}
