import { maxLength } from '#accounts/people/max-lengths.ts'
import { maxEntryLength } from '#appointments/kinds/terms.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { BookingStep } from './booking-action.server.ts'

const copy = () => t(appointmentStaffTexts.bookingForm)

const whoKinds = ['client', 'enquirer', 'new'] as const
type Searched = 'client' | 'enquirer'

type Props = { view: BookingStep['view']; error: (name: string) => { error?: string } }

/** Chooses a client, an enquirer or someone new. CSS shows only the fields of the chosen kind. */
export function WhoFields({ view, error }: Props) {
  const { who, entered } = view
  return (
    <fieldset className="booking-part who">
      <legend>{copy().whoIsItFor}</legend>
      {whoKinds.map((kind) => (
        <div key={kind} className="who-kind">
          <label>
            <input type="radio" name="who" value={kind} defaultChecked={who === kind} />
            <span>{copy().who[kind]}</span>
            <small>{copy().whoHints[kind]}</small>
          </label>
          <div className="who-more">
            {kind === 'new' ? (
              <>
                <Field name="name" label={copy().name} {...error('name')}>
                  <TextInput autoComplete="off" maxLength={maxEntryLength.name} defaultValue={entered.name} />
                </Field>
                <Field name="email" label={copy().email} {...error('email')}>
                  <TextInput type="email" autoComplete="off" defaultValue={entered.email} />
                </Field>
              </>
            ) : (
              <SearchPerson kind={kind} view={view} error={error} />
            )}
          </div>
        </div>
      ))}
      <div className="who-phone">
        <Field name="phone" label={copy().phone} hint={copy().phoneNeeded} optional {...error('phone')}>
          <TextInput type="tel" autoComplete="off" maxLength={maxLength.phone} defaultValue={entered.phone} />
        </Field>
      </div>
    </fieldset>
  )
}

function SearchPerson({ kind, view, error }: Props & { kind: Searched }) {
  const { person, q } = view
  const isCurrent = view.who === kind
  const name = kind === 'client' ? 'client' : 'lead'
  const chosen =
    person?.kind === 'client' && kind === 'client'
      ? [{ value: person.id, name: person.name, note: person.email }]
      : person?.kind === 'enquirer' && kind === 'enquirer'
        ? [{ value: String(person.number), name: person.name, note: `${person.number}, ${person.email}` }]
        : []
  const hits = isCurrent ? view.hits.filter(({ value }) => value !== chosen[0]?.value) : []
  const problem = error(`q-${kind}`).error
  return (
    <>
      <div className="booking-day">
        <Field
          name={`q-${kind}`}
          label={kind === 'client' ? copy().searchClients : copy().searchEnquiries}
          {...(problem ? { error: problem } : {})}
        >
          <TextInput type="search" autoComplete="off" maxLength={100} defaultValue={isCurrent ? q : ''} />
        </Field>
        <Button name="intent" value="search" kind="outline" size="small">
          {copy().search}
        </Button>
      </div>
      {isCurrent && q !== '' && chosen.length + hits.length === 0 && (
        <p className="soft t14 mt-8">{copy().noOneFound}</p>
      )}
      <ul className="who-hits">
        {[...chosen, ...hits].map((hit, at) => (
          <li key={hit.value}>
            <label>
              <input type="radio" name={name} value={hit.value} defaultChecked={at === 0 && chosen.length > 0} />
              <b>{hit.name}</b>
              <small>{hit.note}</small>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
