import { FigureEntry } from '#admin/ui/figure-entry.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import type { AssessmentAnswer } from './assessment-answer.ts'

type Props = { goesOn: boolean; answer: AssessmentAnswer | undefined }

export function EnterAssessed({ goesOn, answer }: Props) {
  return (
    <FigureEntry goesOn={goesOn} answer={answer} amount={{ label: 'Assessed', hint: 'In CHF, for all of it' }}>
      <Field name="reason" id="figure-reason" label="Why ours is right" hint="The client and the letter say it">
        <TextInput defaultValue={answer?.values.reason} maxLength={1000} />
      </Field>
    </FigureEntry>
  )
}
