/** One line of a result's reasoning: what was computed, from what, by which row, rule and article, on which data. */
export type TraceLine = {
  /** What the line belongs to, e.g. 'federal', 'canton', 'deductions'. */
  readonly part: string
  readonly label: string
  /** In francs with at most two decimals, or a percentage when `unit` says so. */
  readonly amount: number
  readonly unit?: 'percent'
  /** The computation with its numbers. */
  readonly from: string
  /** The tariff row that decided, in words. */
  readonly row?: string
  /** The rule, in words. */
  readonly rule?: string
  readonly law?: string
  /** Origin and day of the figures. */
  readonly figures?: string
}

/** Receives trace lines. Left out where only the result counts, e.g. when ranking all communes. */
export type Note = (line: TraceLine) => void

/** A remark in words on what a result does not cover or what no official result confirms. */
export type Flag = { readonly code: string; readonly text: string }

/** An amount as it is printed in traces and messages: 12’345.50 (the same in every browser and on the server). */
export function francs(amount: number): string {
  const [integer = '0', rest] = String(Math.round(Math.abs(amount) * 100) / 100).split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, '’')
  return `${amount < 0 ? '−' : ''}${grouped}${rest ? `.${rest.padEnd(2, '0')}` : ''}`
}
