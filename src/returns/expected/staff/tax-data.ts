import type { LoadedTax } from '#returns/expected/load-tax.server.ts'

export type TaxData = LoadedTax & {
  caseId: string
  clientId: string
  taxYear: number
  mayWrite: boolean
  newVariant: string
}

export type TaxAnswer = { intent: string; text: string; values: Record<string, string> }
