import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { countryOptions } from '#platform/countries.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { type EnteredPayee, maxPayeeLength, type PayeeErrors, payeeFields } from '#shop/payouts/payee.ts'

type Props = { entered?: EnteredPayee; errors?: PayeeErrors; isOptional?: boolean; prefix?: string }

const addressFields = [
  { name: 'payeeStreet', word: 'street', autoComplete: 'address-line1', maxLength: 70 },
  { name: 'payeeHouseNumber', word: 'houseNumber', autoComplete: 'off', maxLength: 16 },
  { name: 'payeePostcode', word: 'postcode', autoComplete: 'postal-code', maxLength: 16 },
  { name: 'payeeTown', word: 'town', autoComplete: 'address-level2', maxLength: 35 },
] as const

/** `prefix` makes field ids unique when a page has several forms. */
export function PayeeFields({ entered = {}, errors = {}, isOptional = false, prefix = '' }: Props) {
  const { fields, errors: words } = t(shopTexts.payout)
  const errorOf = (name: keyof PayeeErrors) => {
    const error = errors[name]
    return error ? { error: words[error] } : {}
  }
  const hasAddress = payeeFields.slice(3).some((name) => errors[name] !== undefined || !!entered[name])
  const requested = isOptional ? { optional: true } : { required: true }
  return (
    <>
      <Field
        name="payeeName"
        id={`${prefix}payeeName`}
        label={fields.name}
        hint={fields.nameHint}
        {...errorOf('payeeName')}
        {...requested}
      >
        <TextInput autoComplete="off" maxLength={maxPayeeLength} defaultValue={entered.payeeName} />
      </Field>
      <Field
        name="payeeIban"
        id={`${prefix}payeeIban`}
        label={fields.iban}
        hint={fields.ibanHint}
        {...errorOf('payeeIban')}
        {...requested}
      >
        <TextInput autoComplete="off" spellCheck={false} maxLength={42} defaultValue={entered.payeeIban} />
      </Field>
      <Field
        name="payeeBic"
        id={`${prefix}payeeBic`}
        label={fields.bic}
        hint={fields.bicHint}
        {...errorOf('payeeBic')}
        optional
      >
        <TextInput autoComplete="off" spellCheck={false} maxLength={14} defaultValue={entered.payeeBic} />
      </Field>
      <details open={hasAddress}>
        <summary>{fields.address}</summary>
        <p className="soft t14">{fields.addressHint}</p>
        {addressFields.map(({ name, word, autoComplete, maxLength }) => (
          <Field key={name} name={name} id={`${prefix}${name}`} label={fields[word]} {...errorOf(name)} optional>
            <TextInput autoComplete={autoComplete} maxLength={maxLength} defaultValue={entered[name]} />
          </Field>
        ))}
        <Field
          name="payeeCountry"
          id={`${prefix}payeeCountry`}
          label={fields.country}
          {...errorOf('payeeCountry')}
          optional
        >
          <Select
            autoComplete="country"
            defaultValue={entered.payeeCountry ?? ''}
            options={[{ value: '', label: '–' }, ...countryOptions]}
          />
        </Field>
      </details>
    </>
  )
}
