import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { linesOf, type TraceLine, type TracePart } from '#tax/trace.ts'

const wealthLine = 'church.wealth-tax'

/**
 * Trace lines of one tax. Communal and church tax include the lines of the canton's simple tax, on which they are
 * based.
 */
export function partTrace(trace: readonly TraceLine[], part: TracePart): TraceLine[] {
  if (part === 'wealth') return wealthTrace(trace)
  const own = trace.filter((line) => line.part === part && line.code !== wealthLine)
  return part === 'commune' || part === 'church' ? [...simpleTax(trace), ...own] : own
}

export function wealthTrace(trace: readonly TraceLine[]): TraceLine[] {
  return trace.filter((line) => line.part === 'wealth' || line.code === wealthLine)
}

function simpleTax(trace: readonly TraceLine[]): TraceLine[] {
  return linesOf(
    trace,
    'income.simple-tax',
    'income.split-simple-tax',
    'income.indexed-simple-tax',
    'income.simple-tax-less-child-credit',
    'capital.simple-tax',
  )
}

const copy = () => t(taxTexts.traceList)

const headings: Readonly<Partial<Record<TracePart, string>>> = {
  get 'federal deductions'() {
    return copy().forDirectFederalTax
  },
  get 'canton deductions'() {
    return copy().forCantonalAndCommunalTax
  },
}

/** Heading above a line that begins a group: the deductions of each level, then the tax. */
export function traceHeading(lines: readonly TraceLine[], at: number): string | undefined {
  const part = lines[at]?.part
  const before = lines[at - 1]?.part
  if (!part || part === before) return undefined
  return headings[part] ?? (before && headings[before] ? copy().tax : undefined)
}
