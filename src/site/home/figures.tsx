import type { Claim } from '#content/claims.ts'
import { home } from '#content/pages/home.ts'
import { Section } from '#design/page/layout.tsx'
import { formatDate } from '#platform/format.ts'

export function Figures({ claims }: { claims: readonly Claim[] }) {
  const { title, note, sourcesLink } = home.figures
  if (claims.length === 0) return null
  return (
    <Section ground="inverted" title={title} intro={note}>
      <ul className="figures">
        {claims.map(({ id, value, text }, i) => (
          <li key={id}>
            <b className={i === 0 ? 'accent' : undefined}>{value}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <details className="sources">
        <summary>{sourcesLink}</summary>
        <dl>
          {claims.map(({ id, value, text, source, validUntil }) => (
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
