import type { QuoteState } from '#shop/quotes/quote.ts'

export type QuoteRow = {
  id: string
  label: string
  title: string
  state: QuoteState
  clientId: string
  clientName: string
  caseId: string | null
  caseNumber: string | null
  totalCents: number
  currencyCode: string
  validOn: string
  updatedAt: Date
  makerName: string | null
}
