import { FigureEntry } from '#admin/ui/figure-entry.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { WorksheetAnswer } from './worksheet-answer.ts'

const copy = () => t(returnStaffTexts.enterForm)

type Props = { newLine: string; goesOn: boolean; answer: WorksheetAnswer | undefined }

export function EnterForm({ newLine, goesOn, answer }: Props) {
  const submitted = answer?.values ?? {}
  return (
    <FigureEntry goesOn={goesOn} answer={answer} amount={{ label: copy().amount, hint: copy().inChf }}>
      <input type="hidden" name="line" value={newLine} />
      <Field name="label" id="figure-label" label={copy().fromWhom} hint={copy().employerBank}>
        <TextInput defaultValue={submitted.label} maxLength={200} />
      </Field>
      <Field name="note" id="figure-note" label={copy().note} hint={copy().visibleToClient}>
        <TextInput defaultValue={submitted.note} maxLength={1000} />
      </Field>
    </FigureEntry>
  )
}
