import type { QuoteLine, QuoteState } from '#shop/quotes/quote.ts'
import type { Choosable } from '#shop/quotes/quote-form.ts'

export type QuoteViewData = {
  quote: {
    id: string
    label: string
    state: QuoteState
    clientId: string
    caseId: string | null
    orderId: string | null
    title: string
    words: string
    validOn: string
    currencyCode: string
    totalCents: number
    updatedAt: Date
    sentAt: Date | null
    endedAt: Date | null
    reason: string | null
  }
  lines: QuoteLine[]
  parties: {
    clientName: string
    caseNumber: string | null
    leadNumber: number | null
    makerName: string | null
    orderNumber: number | null
    orderState: string | null
  }
  successor: { id: string } | null
  products: Choosable[]
  mayWrite: boolean
  mayWithdraw: boolean
  mayRevise: boolean
}
