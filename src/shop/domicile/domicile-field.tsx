import { useVatPercent } from '#company/use-vat-percent.ts'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { countryOptions } from '#platform/countries.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'

type Props = {
  id?: string
  value?: string | null
  error?: string | undefined
  onChange?: ((country: string) => void) | undefined
}

/** Country of domicile; asked for only while the firm is registered for VAT. Uncontrolled without `onChange`. */
export function DomicileField({ id = 'domicile', value, error, onChange }: Props) {
  const { label, hint, choose } = t(cartTexts.domicile)
  if (useVatPercent() === null) return null
  const options = [{ value: '', label: choose }, ...countryOptions]
  return (
    <Field name="domicile" id={id} label={label} hint={hint} error={error} required>
      {onChange ? (
        <Select
          autoComplete="country"
          options={options}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <Select autoComplete="country" options={options} defaultValue={value ?? ''} />
      )}
    </Field>
  )
}
