import { lawChecks } from '#content/law/law-checks.ts'
import { legalSources } from '#content/law/sources.ts'
import { formatDate } from '#platform/format.ts'

export function LawCheckNote({ of }: { of: keyof typeof lawChecks }) {
  const { checkedOn, sources } = lawChecks[of]
  return (
    <p className="soft t16 mt-24">
      State of the law: {formatDate(checkedOn)}. Sources:{' '}
      {sources.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={legalSources[id].href}>
            {legalSources[id].title}, {legalSources[id].number}
          </a>
        </span>
      ))}
      .
    </p>
  )
}
