import { advancedTools } from '#content/pages/advanced-tools.ts'
import type { Sureness } from '#content/sureness.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.cantonDates)

export type CantonDatesText = { canton: string; name: string; sureness: Sureness; filing: string; extension: string }

export function CantonDates({ dates: { canton, name, sureness, filing, extension } }: { dates: CantonDatesText }) {
  return (
    <details className="canton-dates" id={`deadlines-${canton.toLowerCase()}`}>
      <summary>
        {name}
        {sureness !== 'certain' && <span className="soft"> ({sureWords[sureness]})</span>}
      </summary>
      <dl>
        <dt>{copy().return}</dt>
        <dd>{filing}</dd>
        <dt>{copy().extension}</dt>
        <dd>{extension}</dd>
        <dt>{copy().taxAtSource}</dt>
        <dd>{advancedTools.sourceTaxDates}</dd>
        <dt>{copy().objection}</dt>
        <dd>{advancedTools.objectionDates}</dd>
      </dl>
    </details>
  )
}

const sureWords = { likely: 'likely', unknown: 'not confirmed' } as const
