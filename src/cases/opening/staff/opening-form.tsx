import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/ui/drafts.tsx'
import { maxOpeningReasonLength } from '#cases/opening/staff-opening.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { type Option, Select } from '#design/form/input.tsx'

export type OpeningAnswer = { text: string; values: Record<string, string>; isSame: boolean }

export type OpeningChoices = {
  submissionKey: string
  kinds: readonly Option[]
  years: readonly number[]
  staff: readonly { id: string; name: string }[]
  me: string
}

export function OpeningForm({ choices, answer }: { choices: OpeningChoices; answer: OpeningAnswer | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { submissionKey, kinds, years, staff, me } = choices
  const { values = {}, text, isSame = false } = answer ?? {}
  return (
    <Form method="post" className="admin-form mt-8" preventScrollReset>
      <input type="hidden" name="key" value={values.key ?? submissionKey} />
      {text && (
        <Note kind="bad" live title="No case was opened">
          {text}
        </Note>
      )}
      <Field name="kind" label="Kind" hint="A product brings its name and its checklist with it." required>
        <Select options={kinds} defaultValue={values.kind} />
      </Field>
      <Field name="year" label="Tax year" required>
        <Select options={years.map(String)} defaultValue={values.year ?? String(years[1])} />
      </Field>
      <Field name="adviser" label="Adviser" hint="They get a letter, unless it is you.">
        <Select
          placeholder="Nobody yet"
          options={staff.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name }))}
          defaultValue={values.adviser ?? me}
        />
      </Field>
      <Field
        name="reason"
        label="Why without an order"
        hint="Stays in the log of the case, for the office alone."
        required
      >
        <DraftArea
          draft="opening"
          sentAs="case-opened"
          rows={3}
          maxLength={maxOpeningReasonLength}
          defaultValue={values.reason}
        />
      </Field>
      {(isSame || values.another === 'yes') && (
        <Checkbox
          name="another"
          value="yes"
          defaultChecked={values.another === 'yes'}
          label="Open another one beside it"
        />
      )}
      <div>
        <Button kind="primary" busy={isBusy}>
          Open the case
        </Button>
      </div>
    </Form>
  )
}
