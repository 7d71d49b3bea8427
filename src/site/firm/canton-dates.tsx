import { advancedTools } from '#content/pages/advanced-tools.ts'
import type { Sureness } from '#content/sureness.ts'

export type CantonDatesText = { canton: string; name: string; sureness: Sureness; filing: string; extension: string }

export function CantonDates({ dates: { canton, name, sureness, filing, extension } }: { dates: CantonDatesText }) {
  return (
    <details className="canton-dates" id={`deadlines-${canton.toLowerCase()}`}>
      <summary>
        {name}
        {sureness !== 'certain' && <span className="soft"> ({sureWords[sureness]})</span>}
      </summary>
      <dl>
        <dt>Return</dt>
        <dd>{filing}</dd>
        <dt>Extension</dt>
        <dd>{extension}</dd>
        <dt>Tax at source</dt>
        <dd>{advancedTools.sourceTaxDates}</dd>
        <dt>Objection</dt>
        <dd>{advancedTools.objectionDates}</dd>
      </dl>
    </details>
  )
}

const sureWords = { likely: 'likely', unknown: 'not confirmed' } as const
