import { Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import {
  maxRibbonLength,
  maxSubtitleLength,
  maxTextLength,
  maxTitleLength,
} from '#shop/catalogue/editing/product-form.ts'
import { productStatuses } from '#shop/catalogue/editing/product-status.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { Entry, type FormState, nowText } from './entry.tsx'

const copy = () => t(shopStaffTexts.textFields)

export function TextFields({ form }: { form: FormState }) {
  const { values, errors } = form
  const named = t(shopStaffTexts.catalogue).productStatuses
  return (
    <div className="admin-form">
      <Entry name="title" label={copy().title} form={form} maxLength={maxTitleLength} />
      <Entry name="subtitle" label={copy().subtitle} optional form={form} maxLength={maxSubtitleLength} />
      <Entry name="ribbonText" label={copy().ribbon} optional form={form} maxLength={maxRibbonLength} />
      <Entry
        name="description"
        label={copy().description}
        form={form}
        lines={10}
        maxLength={maxTextLength}
        hint={copy().leaveEmptyLineToStart}
      />
      <FieldGroup
        name="status"
        label={copy().inStore}
        error={errors.status}
        hint={nowText(form, 'status') ?? copy().hiddenProductsCanBeSeen}
      >
        <Segmented
          defaultValue={values.status}
          options={productStatuses.map((value) => ({ value, label: String(named[value]), disabled: form.isReadOnly }))}
        />
      </FieldGroup>
      <FieldGroup name="ordering" label={copy().howClientsOrderIt} hint={nowText(form, 'ordering')}>
        <Segmented
          defaultValue={values.ordering}
          options={[
            { value: 'online', label: copy().inStore },
            { value: 'on-request', label: copy().onRequest },
          ]}
        />
      </FieldGroup>
    </div>
  )
}
