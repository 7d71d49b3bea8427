import { ownFormDecides } from '#content/procedure/deadlines.ts'
import { Checkbox } from '#design/form/choice.tsx'
import { DateField } from '#design/form/date-field.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { countryOptions } from '#platform/countries.ts'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { cantons } from '#shop/domicile/cantons.ts'
import type { CommuneChoice } from './address-form.ts'
import type { ProfilePlaces } from './profile.server.ts'

const copy = () => t(portalTexts.addressFields)

type Texts = Readonly<Record<string, string | undefined>>

const ownWords = {
  get commune() {
    return copy().thisPostcodeCoversSeveralCommunes
  },
  get sinceOn() {
    return copy().ifYouHaveMovedEnter
  },
  get isCorrection() {
    return copy().iHaveNotMovedI
  },
  get canton() {
    return copy().cantonWhereYouPayTax
  },
  get cantonHint() {
    return copy().inSwitzerlandYourCommune(ownFormDecides)
  },
}

export function AddressFields({
  values,
  fields,
  communes,
  profile: { commune, earlier, isSaved },
  isForStaff,
}: {
  values: Texts
  fields: Texts
  communes: readonly CommuneChoice[]
  profile: ProfilePlaces
  isForStaff: boolean
}) {
  const words = isForStaff ? copy().staffWords : ownWords
  return (
    <fieldset className="portal-form">
      <legend className="t20">{copy().address}</legend>
      <div className="street-and-number">
        <Field name="street" label={copy().street} error={fields.street}>
          <TextInput autoComplete="address-line1" defaultValue={values.street} maxLength={200} />
        </Field>
        <Field name="houseNumber" label={copy().number} error={fields.houseNumber}>
          <TextInput autoComplete="off" defaultValue={values.houseNumber} maxLength={20} />
        </Field>
      </div>
      <div className="postcode-and-town">
        <Field name="postcode" label={copy().postcode} error={fields.postcode}>
          <TextInput autoComplete="postal-code" defaultValue={values.postcode} maxLength={20} />
        </Field>
        <Field name="town" label={copy().town} error={fields.town}>
          <TextInput autoComplete="address-level2" defaultValue={values.town} maxLength={100} />
        </Field>
      </div>
      {communes.length > 0 && (
        <Field name="communeId" label={copy().commune} hint={words.commune} error={fields.communeId}>
          <Select options={communes} placeholder={copy().pleaseChoose} defaultValue={values.communeId} />
        </Field>
      )}
      {communes.length === 0 && commune && <p className="soft">{copy().commune2(commune)}</p>}
      <Field name="country" label={copy().country} error={fields.country}>
        <Select options={countryOptions} autoComplete="country" defaultValue={values.country || 'CH'} />
      </Field>
      <DateField
        name="sinceOn"
        label={copy().livingThereSince}
        hint={words.sinceOn}
        error={fields.sinceOn}
        defaultValue={values.sinceOn}
        optional
      />
      {isSaved && (
        <Checkbox
          name="isCorrection"
          value="yes"
          defaultChecked={values.isCorrection === 'yes'}
          label={words.isCorrection}
        />
      )}
      <Field name="canton" label={words.canton} hint={words.cantonHint} error={fields.canton} optional>
        <Select options={cantons} placeholder={copy().notSelected} defaultValue={values.canton} />
      </Field>
      {earlier.length > 0 && (
        <div>
          <p className="fine">{copy().earlierAddresses}</p>
          <ul>
            {earlier.map(({ line, sinceOn }) => (
              <li key={`${sinceOn} ${line}`}>
                {line}
                {sinceOn && copy().since(formatLongDate(sinceOn))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}
