import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'
import { pathAfter } from './answer-fields.ts'
import * as filingTexts from './locales/en.ts'
import { PermitField } from './permit-form.tsx'
import { ProgressSteps } from './progress-steps.tsx'

/** First question of the filing check, as a form in the hero of the home page. */
export function PermitCard({ year }: { year: number }) {
  const { title, lead } = t(filingTexts.permitForm)
  return (
    <form action={pathAfter('permit')} className="filing-card" aria-labelledby="filing-card">
      <div>
        <h2 className="t24" id="filing-card">
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      <ProgressSteps question="permit" />
      <PermitField />
      <input type="hidden" name="year" value={year} />
      <Button kind="primary" full>
        {t(filingTexts.questionFrame).next.permit}
      </Button>
    </form>
  )
}
