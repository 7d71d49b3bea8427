import { inWords, type TraceText } from '#tax/tax-texts.ts'
import type { TraceLine } from '#tax/trace.ts'
import { traceHeading } from './part-trace.ts'
import { dated, written } from './written.ts'

export function TraceList({ lines, closing }: { lines: readonly TraceLine[]; closing?: boolean }) {
  return (
    <ol className={closing ? 'trace' : 'trace open-ended'}>
      {lines.flatMap((line, at) => {
        const heading = traceHeading(lines, at)
        const text = inWords(line)
        const entry = <TraceEntry key={`${line.part} ${text.label} ${text.from}`} line={text} />
        return heading
          ? [
              <li key={heading} className="trace-heading">
                {heading}
              </li>,
              entry,
            ]
          : entry
      })}
    </ol>
  )
}

function TraceEntry({ line: { label, amount, from, row, rule, law, figures } }: { line: TraceText }) {
  const article = law && !from.includes(law) ? law : undefined
  const origin = [article, figures && dated(figures)].filter(Boolean).join('. ')
  return (
    <li>
      <span>
        {label}
        <small>{[from, row, rule].filter(Boolean).join('; ')}</small>
        {origin && <small>{origin}</small>}
      </span>
      <span>{written(amount)}</span>
    </li>
  )
}
