import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'

type Props = { view: ContentItemView; values: ContentItemValues; errors: Record<string, string> }

export function ReviewField({ view: { entry, acts: actions, reviewers, reader }, values, errors }: Props) {
  if (entry.state === 'in-review') return reader && <p className="t14">Waits to be read by {reader}.</p>
  if (!actions.includes('submit')) return null
  return (
    <section className="editor-fields">
      <h2 className="t16 bold">Review</h2>
      <Field
        name="reviewer"
        label="Who reads it"
        hint="They get a letter when it is submitted for review."
        error={errors.reviewer}
      >
        <Select
          defaultValue={values.reviewer}
          placeholder="Whoever may publish"
          options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
    </section>
  )
}
