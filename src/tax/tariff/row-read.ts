import type { TariffTable } from './tariff.ts'

/** Tariff row used to compute a tax, with the fields of its table type; `row` counts from 1. */
export type RowRead =
  | { readonly by: 'steps'; readonly row: number; readonly percent: number; readonly above: number }
  | {
      readonly by: 'lower-bound'
      readonly row: number
      readonly tax: number
      readonly percent: number
      readonly above: number
    }
  | {
      readonly by: 'average-rate'
      readonly row: number
      readonly percent: number
      readonly at: number
      readonly towards: number
    }
  | { readonly by: 'one-rate'; readonly percent: number }
  | { readonly by: 'formula'; readonly row: number; readonly formula: string }

export function rowRead(table: TariffTable, at: number): RowRead {
  const [amount = 0, percent = 0, tax = 0, formula = ''] = table.rows[at] ?? []
  const row = at + 1
  switch (table.type) {
    case 'ZUERICH': {
      const above = table.rows.slice(0, at).reduce((sum, [width]) => sum + width, 0)
      return { by: 'steps', row, percent, above }
    }
    case 'BUND':
      return { by: 'lower-bound', row, tax, percent, above: amount }
    case 'FREIBURG':
      return { by: 'average-rate', row, percent, at: amount, towards: table.rows[row]?.[1] ?? percent }
    case 'FLATTAX':
      return { by: 'one-rate', percent }
    case 'FORMEL':
      return { by: 'formula', row, formula }
  }
}
