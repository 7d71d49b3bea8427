import { Button } from '#design/button.tsx'
import { Variants } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import { filingPermits } from '#tax/withholding/must-file.ts'
import { pathAfter } from './answer-fields.ts'
import * as filingTexts from './locales/en.ts'
import { ProgressSteps } from './question-frame.tsx'

const copy = () => t(filingTexts.permitForm)

/** Field of the first question. With `isHeading`, its label is the heading of the page. */
export function PermitField({ value, error, isHeading }: { value?: string; error?: string; isHeading?: boolean }) {
  const { question, hint, permits } = copy()
  return (
    <FieldGroup
      name="permit"
      label={isHeading ? <h1 className="t44">{question}</h1> : question}
      hint={hint}
      error={error}
    >
      <Variants
        options={filingPermits.map((permit) => ({
          value: permit,
          label: permits[permit][0],
          hint: permits[permit][1],
        }))}
        defaultValue={value}
      />
    </FieldGroup>
  )
}

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
