import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Flag } from '#tax/flag.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { traceHeading } from '#tax/pages/ui/part-trace.ts'
import { inWords } from '#tax/tax-texts.ts'
import type { TraceLine } from '#tax/trace.ts'

const copy = () => t(taxTexts.report)

export type ReportTable = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    /** Begins a group of rows. */
    heading?: string
    label: string
    detail?: string
    values: readonly string[]
    total?: boolean
  }[]
}

export type Report = {
  readonly title: string
  readonly entries: readonly (readonly [label: string, value: string])[]
  readonly tables: readonly ReportTable[]
  readonly sentences: readonly string[]
  readonly flags: readonly Flag[]
  readonly dataState: string
}

export type ReportDraft = Omit<Report, 'entries'>

export const bothColumns = () => [copy().officialTaxRates, copy().flatRateEstimate]

export function traceTable(lines: readonly TraceLine[], title = copy().howItIsWorkedOut): ReportTable {
  const rows = lines.map((line, at) => {
    const heading = traceHeading(lines, at)
    const { label, amount, from, row, rule, law } = inWords(line)
    return {
      ...(heading && { heading }),
      label,
      detail: [from, row, rule, law].filter(Boolean).join('; '),
      values: [formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })],
    }
  })
  return { title, columns: ['CHF'], rows }
}
