import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { CantonDates, ProcedureRow } from './list-canton-dates.server.ts'

const copy = () => t(siteTexts.cantonDates)

export function CantonDetails({ dates: { canton, name, sureness, rows } }: { dates: CantonDates }) {
  return (
    <details className="canton-dates">
      <summary>
        {name}
        {sureness !== 'certain' && <span className="soft"> ({copy()[sureness]})</span>}
      </summary>
      {/* The anchor is inside, so that browsers open the details when a link leads here. */}
      <ProcedureList id={`deadlines-${canton.toLowerCase()}`} rows={rows} />
    </details>
  )
}

export function ProcedureList({ id, rows }: { id?: string; rows: readonly ProcedureRow[] }) {
  return (
    <dl className="procedure" id={id}>
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
