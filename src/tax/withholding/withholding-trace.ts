export type WithholdingValues = {
  'withholding.month': {
    tariff: string
    income: number
    ratePercent: number
    least?: number
    rowFrom: number
    readAt?: number
  }
  'withholding.monthly-year': { month: number; december: number }
  'withholding.annual-year': { income: number; ratePercent: number }
  /** Taxable income with property abroad: `before` less the Swiss part of interest and of general deductions. */
  'abroad.income': {
    before: number
    interest: number
    general: number
    generalOfAll: number
    foreignNet: number
    forRate: number
  }
  'abroad.wealth': { home: number; allowance: number; forRate: number }
  'filing.difference': { withheld: number; ordinary: number }
}
