import { maxRemarkLength, maxRemarks, type Remark } from '#cases/drafts/approval.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export type EnteredRemark = { page: string; text: string }

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
