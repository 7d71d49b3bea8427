import { Form } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseAnswer } from '#cases/process/client/case-answers.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonName } from '#shop/domicile/cantons.ts'

const copy = () => t(caseTexts.extensionQuestion)

type Props = {
  /** Filing date that has passed. `canton`: null if unknown, so that the date is only the most common one. */
  overdue: { on: string; canton: string | null }
  answer: CaseAnswer | undefined
}

export function ExtensionQuestion({ overdue: { on, canton }, answer }: Props) {
  const own = answer?.intent === 'extension' ? answer : undefined
  return (
    <Panel title={copy().dueDoYouHave(formatDate(on))} id="deadline" important>
      <p className="soft t16">{canton ? copy().inCanton(cantonName(canton)) : copy().inMostCantons}</p>
      <Form method="post" className="portal-form mt-16" preventScrollReset>
        <input type="hidden" name="intent" value="extension" />
        <Field name="until" label={copy().extendedUntil} hint={copy().dateOnLetter} error={own?.sentence}>
          <DateInput defaultValue={own?.until} inputMode="numeric" />
        </Field>
        <p className="row">
          <Button name="has" value="yes">
            {copy().saveExtension}
          </Button>
          <Button kind="outline" name="has" value="no" formNoValidate>
            {copy().iHaveNone}
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
