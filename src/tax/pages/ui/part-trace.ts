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
