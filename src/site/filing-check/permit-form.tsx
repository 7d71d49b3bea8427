import { Variants } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import { filingPermits } from '#tax/withholding/must-file.ts'
import * as filingTexts from './locales/en.ts'

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
