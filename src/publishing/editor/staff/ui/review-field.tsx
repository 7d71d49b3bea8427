import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.reviewField)

type Props = { view: ContentItemView; values: ContentItemValues; errors: Record<string, string> }

export function ReviewField({ view: { entry, acts: actions, reviewers, reader }, values, errors }: Props) {
  if (entry.state === 'in-review') return reader && <p className="t14">{copy().waitingForReviewBy(reader)}</p>
  if (!actions.includes('submit')) return null
  return (
    <section className="editor-fields">
      <h2 className="t16 bold">{copy().review}</h2>
      <Field name="reviewer" label={copy().reviewer} hint={copy().weWillEmailReviewerWhen} error={errors.reviewer}>
        <Select
          defaultValue={values.reviewer}
          placeholder={copy().anyoneWhoCanPublish}
          options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
    </section>
  )
}
