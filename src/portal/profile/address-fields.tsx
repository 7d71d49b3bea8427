import { cantons } from '#cases/planning/due-date.ts'
import { ownFormDecides } from '#content/deadlines.ts'
import { Checkbox } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { type Option, Select, TextInput } from '#design/form/input.tsx'
import { formatDate } from '#platform/format.ts'
import type { CommuneChoice } from './address-form.ts'
import type { ProfilePlaces } from './profile.server.ts'

type Texts = Readonly<Record<string, string | undefined>>

const ownWords = {
  commune: 'This postcode lies in several. Your commune taxes you.',
  sinceOn: 'After a move, enter the new address with the day you moved in. We keep the earlier one.',
  isCorrection: 'I have not moved, I only put the address right',
  canton: 'Canton that taxes you',
  cantonHint: `In Switzerland it follows from your commune; choose it for an address abroad. It sets the filing dates of your cases. ${ownFormDecides}`,
}
const staffWords: typeof ownWords = {
  commune: 'This postcode lies in several. Their commune taxes them.',
  sinceOn: 'After a move, enter the new address with the day they moved in. The earlier one is kept.',
  isCorrection: 'They have not moved, this only puts the address right',
  canton: 'Canton that taxes them',
  cantonHint:
    'In Switzerland it follows from the commune; choose it for an address abroad. It sets the filing dates of the cases.',
}

export function AddressFields({
  values,
  fields,
  communes,
  countries,
  profile: { commune, earlier, isSaved },
  isForStaff,
}: {
  values: Texts
  fields: Texts
  communes: readonly CommuneChoice[]
  countries: readonly Option[]
  profile: ProfilePlaces
  isForStaff: boolean
}) {
  const words = isForStaff ? staffWords : ownWords
  return (
    <fieldset className="portal-form">
      <legend className="t20">Address</legend>
      <div className="street-and-number">
        <Field name="street" label="Street" error={fields.street}>
          <TextInput autoComplete="address-line1" defaultValue={values.street} maxLength={200} />
        </Field>
        <Field name="houseNumber" label="Number" error={fields.houseNumber}>
          <TextInput autoComplete="off" defaultValue={values.houseNumber} maxLength={20} />
        </Field>
      </div>
      <div className="postcode-and-town">
        <Field name="postcode" label="Postcode" error={fields.postcode}>
          <TextInput autoComplete="postal-code" defaultValue={values.postcode} maxLength={20} />
        </Field>
        <Field name="town" label="Town" error={fields.town}>
          <TextInput autoComplete="address-level2" defaultValue={values.town} maxLength={100} />
        </Field>
      </div>
      {communes.length > 0 && (
        <Field name="communeId" label="Commune" hint={words.commune} error={fields.communeId}>
          <Select options={communes} placeholder="Please choose" defaultValue={values.communeId} />
        </Field>
      )}
      {communes.length === 0 && commune && <p className="soft">Commune: {commune}</p>}
      <Field name="country" label="Country" error={fields.country}>
        <Select options={countries} autoComplete="country" defaultValue={values.country || 'CH'} />
      </Field>
      <Field name="sinceOn" label="Living there since" hint={words.sinceOn} error={fields.sinceOn} optional>
        <DateInput defaultValue={values.sinceOn} />
      </Field>
      {isSaved && (
        <Checkbox
          name="isCorrection"
          value="yes"
          defaultChecked={values.isCorrection === 'yes'}
          label={words.isCorrection}
        />
      )}
      <Field name="canton" label={words.canton} hint={words.cantonHint} error={fields.canton} optional>
        <Select options={cantons} placeholder="Not chosen" defaultValue={values.canton} />
      </Field>
      {earlier.length > 0 && (
        <div>
          <p className="fine">Earlier addresses</p>
          <ul>
            {earlier.map(({ line, sinceOn }) => (
              <li key={`${sinceOn} ${line}`}>
                {line}
                {sinceOn && ` (since ${formatDate(sinceOn)})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}
