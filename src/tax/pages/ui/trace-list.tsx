import type { TraceLine } from '#tax/trace.ts'
import { written } from './written.ts'

/** How a number came about, line by line: what was computed from what, by which row, rule and article. */
export function TraceList({ lines, closing }: { lines: readonly TraceLine[]; closing?: boolean }) {
  return (
    <ol className={closing ? 'trace' : 'trace open-ended'}>
      {lines.map(({ part, label, amount, unit, from, row, rule, law, figures }) => (
        <li key={`${part} ${label} ${from}`}>
          <span>
            {label}
            <small>{[from, row, rule].filter(Boolean).join('; ')}</small>
            {(law || figures) && <small>{[law, figures].filter(Boolean).join('. ')}</small>}
          </span>
          <span>{unit === 'percent' ? `${amount} %` : written(amount)}</span>
        </li>
      ))}
    </ol>
  )
}
