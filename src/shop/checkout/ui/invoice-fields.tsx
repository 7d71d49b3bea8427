import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { countryOptions } from '#platform/countries.ts'
import type { FieldErrors } from '#platform/field-errors.ts'

const fields = [
  { name: 'name', autoComplete: 'name', maxLength: 70, required: true },
  { name: 'email', autoComplete: 'email', maxLength: 200, required: true },
  { name: 'street', autoComplete: 'address-line1', maxLength: 70, required: true },
  { name: 'houseNumber', autoComplete: 'off', maxLength: 16, required: false },
  { name: 'postcode', autoComplete: 'postal-code', maxLength: 16, required: true },
  { name: 'town', autoComplete: 'address-level2', maxLength: 35, required: true },
  { name: 'country', autoComplete: 'country', maxLength: undefined, required: true },
] as const

type Entered = Readonly<Partial<Record<string, string | null>>>
type Answer = { fields: FieldErrors; entered: Entered } | undefined

export function InvoiceFields({ buyer, isClient, answer }: { buyer: Entered; isClient: boolean; answer: Answer }) {
  const given: Entered = { country: 'CH', ...buyer, ...answer?.entered }
  return (
    <>
      <ErrorSummary errors={listErrors(answer?.fields)} />
      {fields.map(({ name, autoComplete, maxLength, required }) => (
        <Field
          key={name}
          name={name}
          label={invoiceOrder.fields[name]}
          error={answer?.fields[name]}
          required={required}
          optional={!required}
        >
          {name === 'country' ? (
            <Select autoComplete={autoComplete} options={countryOptions} defaultValue={given.country ?? 'CH'} />
          ) : (
            <TextInput
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={autoComplete}
              maxLength={maxLength}
              readOnly={name === 'email' && isClient}
              defaultValue={given[name] ?? ''}
            />
          )}
        </Field>
      ))}
    </>
  )
}
