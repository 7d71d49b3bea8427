import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Checkbox, Segmented } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { FileInput, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import type { ClaimView } from './list-claims.server.ts'

type Answer = { submitted: Record<string, string>; fields: FieldErrors; text: string | null }
type Props = { claim: ClaimView; answer: Answer | undefined }

export function EvidenceForm({ claim: { id, proven, evidence }, answer }: Props) {
  const { submitted = {}, fields = {}, text = null } = answer ?? {}
  const isSending = useNavigation().state === 'submitting'
  const state = (evidence ? evidence.isProven : proven) ? 'proven' : 'unproven'
  return (
    <Panel title="Evidence">
      <Form
        method="post"
        encType="multipart/form-data"
        className="admin-form mt-8"
        noValidate
        key={evidence?.version ?? 0}
      >
        <input type="hidden" name="version" value={evidence?.version ?? 0} />
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live>
            {text}
          </Note>
        )}
        {evidence?.isInfected && (
          <Note kind="bad">
            The file was found infected and is gone. Add another; until then the claim is unproven.
          </Note>
        )}
        {evidence && !evidence.isAtHand && !evidence.isInfected && evidence.fileName && (
          <Note kind="info">The file is being scanned. The claim counts as proven as soon as it is found clean.</Note>
        )}
        <FieldGroup
          name="state"
          label="State"
          hint="Proven counts until the last day below, then it is unproven again."
        >
          <Segmented
            defaultValue={submitted.state ?? state}
            options={[
              { value: 'proven', label: 'Proven' },
              { value: 'unproven', label: 'Unproven' },
            ]}
          />
        </FieldGroup>
        {evidence?.fileName && (
          <div>
            <p className="t16">
              Kept: <a href={`/admin/claims/${id}/evidence`}>{evidence.fileName}</a>
            </p>
            <Checkbox name="dropFile" value="yes" label="Remove this file" />
          </div>
        )}
        <Field
          name="evidence"
          label={evidence?.fileName ? 'Another file in its place' : 'File'}
          hint="A PDF or a picture of at most 25 MB. After a fault it has to be chosen again."
          error={fields.evidence}
          optional
        >
          <FileInput accept=".pdf,.jpg,.jpeg,.png,.heic" />
        </Field>
        <Field name="address" label="Or its address" error={fields.address} optional>
          <TextInput type="url" autoComplete="off" defaultValue={submitted.address ?? evidence?.address ?? ''} />
        </Field>
        <Field name="datedOn" label="Date of the evidence" error={fields.datedOn}>
          <DateInput defaultValue={submitted.datedOn ?? evidence?.datedOn ?? ''} />
        </Field>
        <Field name="validUntil" label="Valid until" error={fields.validUntil}>
          <DateInput defaultValue={submitted.validUntil ?? evidence?.validUntil ?? ''} />
        </Field>
        <Field name="statedBy" label="Who says so" error={fields.statedBy}>
          <TextInput autoComplete="off" maxLength={200} defaultValue={submitted.statedBy ?? evidence?.statedBy ?? ''} />
        </Field>
        <div>
          <Button kind="primary" size="small" busy={isSending}>
            Save Evidence
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
