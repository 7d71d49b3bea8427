import { type Claim, claims } from '#content/claims.ts'
import { home } from '#content/pages/home.ts'
import { formatDate } from '#platform/format.ts'
import { Section } from '#platform/ui/layout.tsx'

/** Figures about the firm, each with its source. Shows those of the home page that may be shown; none, no section. */
export function Figures({ claimIds }: { claimIds: readonly string[] }) {
  const { title, note, sourcesLink } = home.figures
  const shown = home.figures.claimIds.filter((id) => claimIds.includes(id)).flatMap(claimOf)
  if (shown.length === 0) return null
  return (
    <Section ground="inverted" title={title}>
      <ul className="figures">
        {shown.map(({ id, value, text }, i) => (
          <li key={id}>
            <b className={i === 0 ? 'accent' : undefined}>{value}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="fine">{note}</p>
      <details className="sources">
        <summary>{sourcesLink}</summary>
        <dl>
          {shown.map(({ id, value, text, source, validUntil }) => (
            <div key={id}>
              <dt>
                {value} {text}
              </dt>
              <dd>
                {source} Valid until {formatDate(validUntil)}.
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  )
}

function claimOf(id: string): Claim[] {
  return claims.filter((claim) => claim.id === id)
}
