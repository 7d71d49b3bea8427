import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import type { Finding } from '#publishing/news/news-item.ts'
import type { Rewrite } from '#publishing/news/runs/rewrite.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.rewriteForm)

export function Findings({ findings, title, live }: { findings: readonly Finding[]; title: string; live?: boolean }) {
  if (findings.length === 0) return null
  return (
    <Note kind="bad" title={title} live={live}>
      <ul>
        {findings.map(({ check, detail }) => (
          <li key={`${check} ${detail}`}>
            {t(publishingStaffTexts.newsNews).checks[check]}: {detail}
          </li>
        ))}
      </ul>
    </Note>
  )
}

export function RewriteForm({
  rewrite,
  isCorrection,
  fields,
}: {
  rewrite: Rewrite | null
  isCorrection: boolean
  fields: FieldErrors
}) {
  return (
    <details className="ask mt-24" open={Object.keys(fields).length > 0}>
      <summary>{isCorrection ? copy().correctText : copy().editText}</summary>
      <Form method="post" className="admin-form compact" noValidate preventScrollReset key={rewrite?.content}>
        <ErrorSummary errors={listErrors(fields)} />
        <input type="hidden" name="act" value="save" />
        <Field name="title" label={copy().title} error={fields.title} required>
          <TextInput maxLength={200} defaultValue={rewrite?.title} />
        </Field>
        <Field name="summary" label={copy().summary} error={fields.summary} required>
          <TextArea rows={3} maxLength={500} defaultValue={rewrite?.summary} />
        </Field>
        <Field name="content" label={copy().text} hint={copy().htmlPH2H3Ul} error={fields.content} required>
          <TextArea rows={12} maxLength={20_000} defaultValue={rewrite?.content} />
        </Field>
        <Field name="tags" label={copy().tags} hint={copy().separateWithCommas} error={fields.tags}>
          <TextInput maxLength={400} defaultValue={rewrite?.tags.join(', ')} />
        </Field>
        {isCorrection && (
          <Field
            name="correction"
            label={copy().whatWasCorrected}
            hint={copy().readersWillSeeThis}
            error={fields.correction}
          >
            <TextInput maxLength={300} />
          </Field>
        )}
        <div>
          <Button kind="ink" size="small">
            {isCorrection ? copy().publishCorrection : copy().saveAndCheck}
          </Button>
        </div>
      </Form>
    </details>
  )
}
