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
  /**
   * Taxable income of a household with property abroad. It is the Swiss income `before`, less the Swiss part of the
   * debt interest (`interest`) and of the deductions tied to no income (`general`).
   */
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
