import type { z } from 'zod'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { MoneyField } from '#tax/pages/ui/household-fields.tsx'
import type { Filled } from '#tax/pages/ui/tab-view.ts'
import type { equityInput } from './equity-input.ts'
import * as equityTexts from './locales/en.ts'
import { type MoreVesting, moreVestings } from './more-vesting.ts'

const copy = () => t(equityTexts.equity)

type Answer = { readonly answer: Filled<keyof z.input<typeof equityInput>> }

export function MoreVestings({ answer }: Answer) {
  const isUsed = (at: MoreVesting) => namesOf(at).some((name) => answer.values[name] || answer.errors[name])
  return (
    <details className="more-fields" open={moreVestings.some(isUsed)}>
      <summary>{copy().moreVestings}</summary>
      <p className="fine">{copy().moreVestingsHint}</p>
      {moreVestings.map((at) => (
        <details key={at} className="more-fields" open={isUsed(at)}>
          <summary>{copy().vestingNumber(at)}</summary>
          <Vesting at={at} answer={answer} />
        </details>
      ))}
    </details>
  )
}

function namesOf(at: MoreVesting) {
  return [
    ...([`vestedOn${at}`, `units${at}`, `value${at}`, `grantedOn${at}`] as const),
    ...([`daysAbroad${at}`, `swissDays${at}`, `allDays${at}`] as const),
  ]
}

function Vesting({ at, answer }: Answer & { readonly at: MoreVesting }) {
  const { fields } = copy()
  const { values, errors } = answer
  const date = (name: 'grantedOn' | 'vestedOn') => (
    <Field name={`${name}${at}`} label={fields[name]} error={errors[`${name}${at}`]}>
      <DateInput defaultValue={values[`${name}${at}`]} />
    </Field>
  )
  const count = (name: 'units' | 'daysAbroad' | 'swissDays' | 'allDays') => (
    <Field name={`${name}${at}`} label={fields[name]} error={errors[`${name}${at}`]}>
      <TextInput inputMode="decimal" defaultValue={values[`${name}${at}`]} />
    </Field>
  )
  return (
    <div className="stack">
      {date('vestedOn')}
      <div className="pair">
        {count('units')}
        <MoneyField name={`value${at}`} label={fields.value} answer={answer} />
      </div>
      {date('grantedOn')}
      {count('daysAbroad')}
      <div className="pair">
        {count('swissDays')}
        {count('allDays')}
      </div>
    </div>
  )
}
