import type { LoadedTax } from '#returns/expected/load-tax.server.ts'

/** What the page about the expected tax of a case shows. */
export type TaxData = LoadedTax & {
  caseId: string
  clientId: string
  taxYear: number
  mayWrite: boolean
  /** The variant that the form makes. */
  newVariant: string
}
