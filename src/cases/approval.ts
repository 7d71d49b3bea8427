/** Why an approval no longer counts. */
export const voidReasons = ['new-draft', 'new-annex', 'returned', 'changes', 'reopened'] as const
export type VoidReason = (typeof voidReasons)[number]

/** Somebody who has to approve the draft that counts, and since when they have. The name is null where it is not the reader's to know. */
export type Signer = { personId: string; name: string | null; approvalId: string | null; approvedAt: Date | null }

/** Whether everybody who has to approve has done so. */
export function isApprovedBy(signers: readonly Signer[]): boolean {
  return signers.length > 0 && signers.every(({ approvedAt }) => approvedAt !== null)
}

/** A wish for a change, with the page that it is about. */
export type Remark = { page: number | null; text: string }

/** How many remarks one form takes, and how long each may be. */
export const maxRemarks = 5
export const maxRemarkLength = 350

/** Remarks as one text, a line each. @example remarksText([{ page: 2, text: 'Rent' }]) // 'Page 2: Rent' */
export function remarksText(remarks: readonly Remark[]): string {
  return remarks.map(({ page, text }) => (page === null ? text : `Page ${page}: ${text}`)).join('\n')
}
