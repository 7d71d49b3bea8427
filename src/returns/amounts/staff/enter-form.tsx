import { FigureEntry } from '#admin/ui/figure-entry.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import type { WorksheetAnswer } from './worksheet-answer.ts'

type Props = { newLine: string; goesOn: boolean; answer: WorksheetAnswer | undefined }

export function EnterForm({ newLine, goesOn, answer }: Props) {
  const submitted = answer?.values ?? {}
  return (
    <FigureEntry goesOn={goesOn} answer={answer} amount={{ label: 'Amount', hint: 'In CHF' }}>
      <input type="hidden" name="line" value={newLine} />
      <Field name="label" id="figure-label" label="From whom" hint="Employer, bank …">
        <TextInput defaultValue={submitted.label} maxLength={200} />
      </Field>
      <Field name="note" id="figure-note" label="Note" hint="The client reads it too">
        <TextInput defaultValue={submitted.note} maxLength={1000} />
      </Field>
    </FigureEntry>
  )
}
