import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Flag } from '#tax/flag.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { inWords } from '#tax/tax-texts.ts'
import type { TraceLine } from '#tax/trace.ts'

const copy = () => t(taxTexts.report)

export type ReportTable = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { label: string; detail?: string; values: readonly string[]; total?: boolean }[]
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

export const bothColumns = () => [copy().flatRateEstimate, copy().officialTaxRates]

export function traceTable(lines: readonly TraceLine[], title = copy().howItIsWorkedOut): ReportTable {
  const rows = lines.map((line) => {
    const { label, amount, from, row, rule, law } = inWords(line)
    return {
      label,
      detail: [from, row, rule, law].filter(Boolean).join('; '),
      values: [formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })],
    }
  })
  return { title, columns: ['CHF'], rows }
}
