import { lawChecks } from '#content/law/law-checks.ts'
import { legalSources } from '#content/law/sources.ts'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'

const copy = () => t(libraryTexts.lawCheckNote)

export function LawCheckNote({ of }: { of: keyof typeof lawChecks }) {
  const { checkedOn, sources } = lawChecks[of]
  return (
    <p className="soft t16 mt-24">
      {copy().lawAsOfSources(formatLongDate(checkedOn))}{' '}
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
