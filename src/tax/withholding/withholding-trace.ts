/** Values of the lines of tax at source and of the comparison with a return. Amounts in francs. */
export type WithholdingValues = {
  'withholding.month': {
    tariff: string
    income: number
    ratePercent: number
    /** The tariff's least tax, where it was higher. */
    least?: number
    rowFrom: number
    /** The income at which the rate was read, where it is another one. */
    readAt?: number
  }
  'withholding.monthly-year': { month: number; december: number }
  'withholding.annual-year': { income: number; ratePercent: number }
  /** The taxable income of a level with property abroad: `before` less interest and general deductions at home. */
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
