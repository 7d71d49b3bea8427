import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { publishedYears } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonOptions } from '#tax/pages/canton-names.ts'
import { CommuneInput } from './commune-input.tsx'
import type { Filled } from './tab-view.ts'

const copy = () => t(taxTexts.placeFields)

export function PlaceFields({
  answer: { values, errors, choices },
  label = copy().canton,
}: {
  answer: Filled<'canton' | 'commune'>
  label?: string
}) {
  return (
    <>
      <Field name="canton" label={label} error={errors.canton}>
        <Select
          options={cantonOptions}
          placeholder={copy().accordingToCommune}
          defaultValue={values.canton ?? 'bern'}
          onChange={({ target }) => {
            const commune = target.form?.elements.namedItem('commune')
            if (commune instanceof HTMLInputElement) commune.value = ''
          }}
        />
      </Field>
      <Field name="commune" label={copy().commune} hint={copy().nameOrPostcodeLeaveEmpty} error={errors.commune}>
        <CommuneInput defaultValue={values.commune} setsCanton />
      </Field>
      {choices.length > 0 && (
        <FieldGroup name="choice" label={copy().whichOneDoYouMean}>
          <RadioGroup options={choices.map((name) => ({ value: name, label: name }))} />
        </FieldGroup>
      )}
    </>
  )
}

const years = publishedYears.toReversed().map(String)

export function YearField({ answer: { values, errors } }: { answer: Filled<'year'> }) {
  const requested = values.year
  const options = requested && !years.includes(requested) ? [...years, requested] : years
  return (
    <Field name="year" label={copy().taxYear} error={errors.year}>
      <Select options={options} defaultValue={requested ?? years[0]} />
    </Field>
  )
}
