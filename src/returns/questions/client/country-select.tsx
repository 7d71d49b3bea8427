import { Select } from '#design/form/input.tsx'
import { countryCodeOf, countryOptions } from '#platform/countries.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { fieldText } from '#returns/questions/answer-text.ts'

/** A country typed in an earlier form and unknown to the list stays selected, until the client chooses another. */
export function CountrySelect({ defaultValue }: { defaultValue: string }) {
  const code = countryCodeOf(defaultValue)
  const earlier =
    code || !defaultValue ? [] : [{ value: defaultValue, label: fieldText({ kind: 'country' }, defaultValue) }]
  return (
    <Select
      options={[...earlier, ...countryOptions]}
      placeholder={t(returnTexts.rowsControl).choose}
      autoComplete="off"
      defaultValue={code ?? defaultValue}
    />
  )
}
