import { formatFrancs } from '#platform/format.ts'
import type { RowRead } from '#tax/tariff/row-read.ts'

export function rowInWords(row: RowRead): string {
  switch (row.by) {
    case 'steps':
      return `row ${row.row}: ${row.percent} % of what lies above ${formatFrancs(row.above)}`
    case 'lower-bound':
      return `row ${row.row}: ${formatFrancs(row.tax)} + ${row.percent} % of what lies above ${formatFrancs(row.above)}`
    case 'average-rate':
      return `row ${row.row}: average rate from ${row.percent} % at ${formatFrancs(row.at)} towards ${row.towards} %`
    case 'one-rate':
      return `${row.percent} % of the whole amount`
    case 'formula':
      return row.formula ? `row ${row.row}: ${row.formula}` : `row ${row.row}: nothing`
  }
}
