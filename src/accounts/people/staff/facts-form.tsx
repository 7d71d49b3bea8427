import { Form } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { countryOptions, nameOfCountry } from '#platform/countries.ts'
import { formatDate, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { FactsView } from '#returns/questions/correct-facts.server.ts'

const copy = () => t(accountStaffTexts.factsForm)

export type FactsAnswer = {
  values: Record<string, string>
  fields: Record<string, string>
  ask: { items: { key: string; value: string; on: Date | null }[]; token: string } | null
}

export function FactsForm({ facts, answer }: { facts: FactsView; answer: FactsAnswer | undefined }) {
  const { year, fields, caseNumber } = facts
  const values = answer?.values ?? {}
  const errors = answer?.fields ?? {}
  return (
    <section id="facts" className="mt-32" aria-labelledby="facts-title">
      <h2 id="facts-title" className="t24">
        {copy().title}
      </h2>
      <p className="soft mt-8">{caseNumber ? copy().fromCase(year, caseNumber) : copy().fromRecord(year)}</p>
      <Form method="post" action="#facts" className="portal-form mt-16" noValidate preventScrollReset>
        <ErrorSummary errors={listErrors(errors)} />
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="seen" value={facts.seen} />
        <input type="hidden" name="shownNationality" value={facts.nationality} />
        {answer?.ask && <Overwrite ask={answer.ask} facts={facts} />}
        <Field name="nationality" label={copy().nationality} error={errors.nationality}>
          <Select
            placeholder={copy().notKnown}
            options={countryOptions}
            defaultValue={values.nationality ?? facts.nationality}
          />
        </Field>
        {fields.map((field) =>
          field.code === 'employers' ? (
            <Employers key={field.key} field={field} values={values} error={errors[field.key]} />
          ) : (
            <Field key={field.key} name={field.key} label={labelOf(field)} error={errors[field.key]}>
              {field.options ? (
                <Select
                  placeholder={copy().notKnown}
                  options={field.options}
                  defaultValue={values[field.key] ?? field.value}
                />
              ) : (
                <DateInput defaultValue={values[field.key] ?? field.value} />
              )}
            </Field>
          ),
        )}
        <p>
          <Button kind={answer?.ask ? 'danger' : 'primary'}>{answer?.ask ? copy().overwrite : copy().save}</Button>
        </p>
      </Form>
    </section>
  )
}

type FactField = FactsView['fields'][number]

function labelOf({ code, isPartner }: Pick<FactField, 'code' | 'isPartner'>): string {
  const labels: Readonly<Record<string, string>> = t(accountTexts.accounts).householdFacts
  const label = code === 'employers' ? copy().employer : (labels[code] ?? code)
  return isPartner ? copy().ofPartner(label) : label
}

type EmployersProps = { field: FactField; values: Record<string, string>; error: string | undefined }

function Employers({ field, values, error }: EmployersProps) {
  const { key, rows } = field
  return (
    <>
      {[...rows, { id: 'new', name: '' }].map(({ id, name }) => (
        <Field
          key={id}
          name={`${key}.${id}`}
          label={id === 'new' ? copy().addEmployer(labelOf(field)) : labelOf(field)}
          error={id === 'new' ? undefined : error}
          optional={id === 'new'}
        >
          <TextInput autoComplete="off" maxLength={200} defaultValue={values[`${key}.${id}`] ?? name} />
        </Field>
      ))}
    </>
  )
}

function Overwrite({ ask, facts }: { ask: NonNullable<FactsAnswer['ask']>; facts: FactsView }) {
  return (
    <Note kind="warn" live title={copy().askTitle}>
      <input type="hidden" name="overwrite" value={ask.token} />
      <ul>
        {ask.items.map(({ key, value, on }) => (
          <li key={key}>
            {copy().saved(nameOf(key, facts), valueText(key, value, facts), on && formatLongDate(new Date(on)))}
          </li>
        ))}
      </ul>
      {copy().askText}
    </Note>
  )
}

function nameOf(key: string, { fields }: FactsView): string {
  const field = fields.find((one) => one.key === key)
  return field ? labelOf(field) : copy().nationality
}

function valueText(key: string, value: string, { fields }: FactsView): string {
  const field = fields.find((one) => one.key === key)
  if (!field) return nameOfCountry(value) ?? copy().notKnown
  if (field.code === 'birth-date') return formatDate(value)
  return field.options?.find((one) => one.value === value)?.label ?? value
}
