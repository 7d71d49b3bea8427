import type { TraceLine } from '#tax/trace.ts'

type Part = 'federal' | 'canton' | 'commune' | 'church' | 'wealth' | 'personal' | 'total'

/** The lines of a trace that explain one part of the tax. Commune and church start from the canton's simple tax. */
export function partTrace(trace: readonly TraceLine[], part: Part): TraceLine[] {
  const isWealth = ({ label }: TraceLine) => label.includes('wealth')
  if (part === 'wealth')
    return trace.filter((line) => line.part === 'wealth' || (line.part === 'church' && isWealth(line)))
  const own = trace.filter((line) => line.part === part && !isWealth(line))
  if (part !== 'commune' && part !== 'church') return own
  return [...trace.filter(({ label }) => label.startsWith('Simple tax') && !label.includes('wealth')), ...own]
}
