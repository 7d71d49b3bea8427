import * as caseTexts from '#cases/locales/en.ts'
import { cleanText } from '#platform/text/clean-text.ts'
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

type EnteredRemark = { page: string; text: string }

export function readRemarks(form: FormData) {
  const entered: EnteredRemark[] = Array.from({ length: maxRemarks }, (_, at) => ({
    page: String(form.get(`page-${at}`) ?? '').trim(),
    text: cleanText(String(form.get(`remark-${at}`) ?? '')),
  }))
  const remarks: Remark[] = []
  for (const [at, { page, text }] of entered.entries()) {
    const isNeeded = at === 0 || page !== ''
    if (!text && isNeeded) return { ok: false, entered, at, reason: 'no-text' } as const
    if (text.length > maxRemarkLength) return { ok: false, entered, at, reason: 'text-too-long' } as const
    if (!/^([1-9]\d{0,3})?$/.test(page)) return { ok: false, entered, at, reason: 'no-page' } as const
    if (text) remarks.push({ page: page ? Number(page) : null, text })
  }
  return { ok: true, entered, remarks } as const
}

export type RemarkError = Extract<ReturnType<typeof readRemarks>, { ok: false }>['reason']

export type ApproveAnswer = {
  move: 'approve' | 'request_changes'
  sentence: string
  hasConsented: boolean
  remarks: EnteredRemark[]
  remark?: number
}
