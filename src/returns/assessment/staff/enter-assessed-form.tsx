import { FigureEntry } from '#admin/ui/figure-entry.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { AssessmentAnswer } from './assessment-answer.ts'

const copy = () => t(returnStaffTexts.enterAssessedForm)

type Props = { goesOn: boolean; answer: AssessmentAnswer | undefined }

export function EnterAssessed({ goesOn, answer }: Props) {
  return (
    <FigureEntry goesOn={goesOn} answer={answer} amount={{ label: copy().assessed, hint: copy().inChfTotal }}>
      <Field name="reason" id="figure-reason" label={copy().whyOurAmountIsCorrect} hint={copy().shownToClientAndUsed}>
        <TextInput defaultValue={answer?.values.reason} maxLength={1000} />
      </Field>
    </FigureEntry>
  )
}
