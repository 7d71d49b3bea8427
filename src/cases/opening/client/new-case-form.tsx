import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/ui/drafts.tsx'
import { maxRequestLength } from '#cases/opening/case-request.ts'
import { cantons } from '#cases/planning/due-date.ts'
import { requestableTypes } from '#cases/process/case-types.ts'
import { caseTypeLabel } from '#cases/words.ts'
import { ownFormDecides } from '#content/deadlines.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import type { NewCaseAnswer } from './new-case-answer.ts'

const types = requestableTypes.map((value) => ({ value, label: caseTypeLabel(value) }))

type Props = {
  years: readonly number[]
  preset: { taxYear: string; canton: string; description: string }
  submissionKey: string
  answer: NewCaseAnswer | undefined
}

export function NewCaseForm({ years, preset, submissionKey, answer }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values
  const error = (field: NewCaseAnswer['field']) => (answer?.field === field ? answer.sentence : undefined)
  return (
    <Form method="post" action="/client-portal/cases/new" className="portal-form">
      <input type="hidden" name="submissionKey" value={values?.submissionKey || submissionKey} />
      {answer && answer.field === null && (
        <Note kind="bad" live>
          {answer.sentence}
        </Note>
      )}
      <div className="two">
        <Field name="taxYear" label="Tax year" error={error('taxYear')} required>
          <Select options={years.map(String)} defaultValue={values?.taxYear || preset.taxYear} />
        </Field>
        <Field name="caseType" label="Kind of question" error={error('caseType')} required>
          <Select options={types} placeholder="Please choose" defaultValue={values?.caseType ?? ''} />
        </Field>
      </div>
      <Field
        name="canton"
        label="Canton that taxes you"
        hint={`It sets the filing date. ${ownFormDecides}`}
        error={error('canton')}
        optional
      >
        <Select options={cantons} placeholder="I do not know" defaultValue={values?.canton ?? preset.canton} />
      </Field>
      <Field name="description" label="What do you need?" error={error('description')} required>
        <DraftArea
          draft="new-case"
          sentAs="case-requested case-known"
          rows={10}
          maxLength={maxRequestLength}
          defaultValue={values?.description ?? preset.description}
        />
      </Field>
      <div className="row">
        <Button size="small" busy={isSending}>
          {isSending ? 'Opening…' : 'Open Case'}
        </Button>
      </div>
    </Form>
  )
}
