import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { illustrationNames } from '#design/illustrations/illustration-names.ts'
import { capitalized } from '#platform/text/number-in-words.ts'
import { t } from '#platform/texts.ts'
import {
  maxAltLength,
  maxDetails,
  maxPictures,
  maxRelated,
  maxTitleLength,
} from '#shop/catalogue/editing/product-form.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { Entry, type FormState, nowText } from './text-fields.tsx'

const copy = () => t(shopStaffTexts.partFields)

const emptyLines = 2

function placesOf({ values, now }: FormState, part: string, last: string, max: number): number[] {
  const isFilled = (at: number) => Boolean(values[`${part}.${at}${last}`] || now[`${part}.${at}${last}`])
  const filled = Array.from({ length: max }, (_, at) => at).findLastIndex(isFilled) + 1
  return Array.from({ length: Math.min(max, filled + emptyLines) }, (_, at) => at)
}

export function DetailFields({ form }: { form: FormState }) {
  return (
    <div className="admin-form">
      {placesOf(form, 'detail', '.title', maxDetails).map((at) => (
        <div className="admin-form compact" key={at}>
          <Entry
            name={`detail.${at}.title`}
            label={copy().title(at + 1)}
            optional
            form={form}
            maxLength={maxTitleLength}
          />
          <Entry name={`detail.${at}.text`} label={copy().text(at + 1)} hideLabel form={form} lines={2} />
        </div>
      ))}
      <p className="fine">{copy().clearBothTitleAndText}</p>
    </div>
  )
}

export function PictureFields({ form }: { form: FormState }) {
  return (
    <div className="admin-form">
      {placesOf(form, 'picture', '.illustration', maxPictures).map((at) => {
        const name = `picture.${at}.illustration`
        return (
          <div className="pair-of-forms" key={at}>
            <Field
              name={name}
              label={copy().illustration(at + 1)}
              optional
              hint={nowText(form, name)}
              error={form.errors[name]}
            >
              <Select
                placeholder={copy().none}
                options={illustrationNames.map((value) => ({ value, label: capitalized(value) }))}
                defaultValue={form.values[name] ?? ''}
                disabled={form.isReadOnly}
              />
            </Field>
            <Entry
              name={`picture.${at}.alt`}
              label={copy().descriptionOfIllustration(at + 1)}
              lines={3}
              optional
              form={form}
              maxLength={maxAltLength}
            />
          </div>
        )
      })}
    </div>
  )
}

export function RelatedFields({ form, others }: { form: FormState; others: readonly { id: string; title: string }[] }) {
  return (
    <div className="admin-form">
      {placesOf(form, 'related', '', maxRelated).map((at) => {
        const name = `related.${at}`
        return (
          <Field
            key={name}
            name={name}
            label={copy().product(at + 1)}
            optional
            hint={nowText(form, name)}
            error={form.errors[name]}
          >
            <Select
              placeholder={copy().none}
              options={others.map(({ id, title }) => ({ value: id, label: title }))}
              defaultValue={form.values[name] ?? ''}
              disabled={form.isReadOnly}
            />
          </Field>
        )
      })}
      <p className="fine">{copy().productPageShowsFirstThree}</p>
    </div>
  )
}
