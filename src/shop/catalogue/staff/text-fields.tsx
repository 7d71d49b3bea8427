import { Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import {
  maxRibbonLength,
  maxSubtitleLength,
  maxTextLength,
  maxTitleLength,
} from '#shop/catalogue/editing/product-form.ts'
import { productStatuses } from '#shop/catalogue/editing/product-status.ts'
import { Entry, type FormState, nowText } from './entry.tsx'
import { catalogueWords } from './words.ts'

export function TextFields({ form }: { form: FormState }) {
  const { values, errors } = form
  const named = catalogueWords().productStatuses
  return (
    <div className="admin-form">
      <Entry name="title" label="Title" form={form} maxLength={maxTitleLength} />
      <Entry name="subtitle" label="Line under the title" optional form={form} maxLength={maxSubtitleLength} />
      <Entry name="ribbonText" label="Ribbon" optional form={form} maxLength={maxRibbonLength} />
      <Entry
        name="description"
        label="Description"
        form={form}
        lines={10}
        maxLength={maxTextLength}
        hint="An empty line begins a paragraph, ‘- ’ a line of a list, ‘### ’ a heading. **Strong**, *emphasis*."
      />
      <FieldGroup
        name="status"
        label="In the store"
        error={errors.status}
        hint={
          nowText(form, 'status') ??
          'Hidden: only who knows the address sees it, and it cannot be ordered. Archived: gone, but for the orders it is part of.'
        }
      >
        <Segmented
          defaultValue={values.status}
          options={productStatuses.map((value) => ({ value, label: String(named[value]), disabled: form.isReadOnly }))}
        />
      </FieldGroup>
      <FieldGroup name="ordering" label="How it is ordered" hint={nowText(form, 'ordering')}>
        <Segmented
          defaultValue={values.ordering}
          options={[
            { value: 'online', label: 'In the store' },
            { value: 'on-request', label: 'On request' },
          ]}
        />
      </FieldGroup>
    </div>
  )
}
