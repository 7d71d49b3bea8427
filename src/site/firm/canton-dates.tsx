import { dayInWords, extensionInWords, othersInWords, surenessInWords } from '#content/deadline-words.ts'
import type { Canton, FilingDeadline } from '#content/deadlines.ts'
import { advancedTools } from '#content/pages/advanced-tools.ts'

/** The dates of one canton, closed until its name is selected: return, extension, tax at source, objection. */
export function CantonDates({ deadline }: { deadline: FilingDeadline & { canton: Canton } }) {
  const { canton, name, date, note } = deadline
  return (
    <details className="canton-dates" id={`deadlines-${canton.toLowerCase()}`}>
      <summary>
        {name}
        {deadline.sureness !== 'certain' && <span className="soft"> ({sureWords[deadline.sureness]})</span>}
      </summary>
      <dl>
        <dt>Return</dt>
        <dd>
          {dayInWords(date)}
          {surenessInWords(deadline)}. {note} {othersInWords(deadline)}
        </dd>
        <dt>Extension</dt>
        <dd>{extensionInWords(canton)}</dd>
        <dt>Tax at source</dt>
        <dd>{advancedTools.sourceTaxDates}</dd>
        <dt>Objection</dt>
        <dd>{advancedTools.objectionDates}</dd>
      </dl>
    </details>
  )
}

const sureWords = { likely: 'likely', unknown: 'not confirmed' } as const
