import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { CantonDates, ProcedureRow } from './list-canton-dates.server.ts'

const copy = () => t(siteTexts.cantonDates)

export function CantonDetails({ dates: { canton, name, sureness, rows } }: { dates: CantonDates }) {
  return (
    <details className="canton-dates" id={`deadlines-${canton.toLowerCase()}`}>
      <summary>
        {name}
        {sureness !== 'certain' && <span className="soft"> ({copy()[sureness]})</span>}
      </summary>
      <ProcedureList rows={rows} />
    </details>
  )
}

export function ProcedureList({ rows }: { rows: readonly ProcedureRow[] }) {
  return (
    <dl className="procedure">
      {rows.map(({ term, text, source, href }) => (
        <div key={term}>
          <dt>{copy().terms[term]}</dt>
          <dd>
            {text}
            {source && <small className="soft">{href ? <a href={href}>{source}</a> : source}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
