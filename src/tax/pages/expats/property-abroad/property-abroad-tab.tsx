import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonLabel, cantonOptions } from '#tax/pages/canton-names.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { KeyTaxes, TaxedHere } from '#tax/pages/expats/tax-tables.tsx'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import { CommuneInput } from '#tax/pages/ui/commune-input.tsx'
import { AgeField, HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import type { propertyAbroadInput } from './property-abroad-input.ts'
import type { PropertyAbroadResult } from './property-abroad-result.ts'

const copy = () => t(expatTexts.propertyAbroad)

type Name = keyof z.input<typeof propertyAbroadInput>

export const propertyAbroadTab: TabView<PropertyAbroadResult, Name> = {
  defaults: { ...householdDefaults, age: '40', where: 'abroad' },
  form: (answer) => <PropertyAbroadForm answer={answer} />,
  before: {
    get text() {
      return copy().before.text
    },
    illustration: 'shelter',
    get coming() {
      return copy().before.coming
    },
    get example() {
      return copy().before.example
    },
    entries: {
      ...{ canton: 'bern', commune: 'Biel/Bienne', salary: '110,000', where: 'abroad', thereValue: '300,000' },
      ...{ thereRent: '12,000', thereCosts: '2,000', debts: '150,000', interest: '3,000', assets: '100,000' },
    },
  },
  spoken: ({ total }) => copy().spoken(chf(total)),
  figures: (result) => <PropertyAbroadFigures result={result} />,
  bar: ({ total, commune }) => ({ label: copy().total(commune.name), value: chf(total) }),
}

const rarely = [
  ...(['homeValue', 'homeRent', 'homeCosts', 'alimony', 'businessProfit', 'businessLoss', 'earlierLosses'] as const),
] as const
type Money = (typeof rarely)[number] | (typeof always)[number]
const always = [
  ...(['salary', 'partnerSalary', 'otherIncome', 'investmentIncome', 'thereValue', 'thereRent', 'thereCosts'] as const),
  ...(['assets', 'debts', 'interest'] as const),
] as const

function PropertyAbroadForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  const { fields, hints, places } = copy()
  const money = (name: Money, required = false) => (
    <MoneyField
      key={name}
      {...{ name, answer, required }}
      label={fields[name]}
      hint={name in hints ? hints[name as keyof typeof hints] : undefined}
      optional={!required}
    />
  )
  const isRare = [...rarely, 'spouseAbroad', 'swissEnterprise'] as const
  return (
    <>
      <PlaceFields answer={answer} />
      <HouseholdFields answer={answer} />
      {money('salary', true)}
      <AgeField label={fields.age} answer={answer} />
      <div className="only-married">{money('partnerSalary')}</div>
      <FieldGroup name="where" label={fields.where} error={errors.where}>
        <Segmented
          options={[
            { value: 'abroad', label: places.abroad },
            { value: 'other-canton', label: places['other-canton'] },
          ]}
          defaultValue={values.where ?? 'abroad'}
        />
      </FieldGroup>
      <div className="only-other-canton stack">
        <Field name="thereCanton" label={fields.thereCanton} error={errors.thereCanton}>
          <Select options={cantonOptions} placeholder="–" defaultValue={values.thereCanton} />
        </Field>
        <Field name="thereCommune" label={fields.thereCommune} hint={hints.thereCommune} error={errors.thereCommune}>
          <CommuneInput defaultValue={values.thereCommune} />
        </Field>
      </div>
      {money('thereValue', true)}
      {money('thereRent')}
      {money('thereCosts')}
      {money('debts')}
      {money('interest')}
      {money('assets')}
      {money('investmentIncome')}
      {money('otherIncome')}
      <details className="more-fields" open={isRare.some((name) => (values[name] ?? 'no') !== 'no' || errors[name])}>
        <summary>{copy().moreFields}</summary>
        <div className="stack">
          {rarely.map((name) => money(name))}
          <ChoiceField
            name="swissEnterprise"
            label={fields.swissEnterprise}
            hint={hints.swissEnterprise}
            answer={answer}
            start="no"
          />
          <ChoiceField
            name="spouseAbroad"
            label={fields.spouseAbroad}
            hint={hints.spouseAbroad}
            answer={answer}
            start="no"
          />
        </div>
      </details>
    </>
  )
}

function PropertyAbroadFigures({ result }: { result: PropertyAbroadResult }) {
  const { total, inFull, year, commune, other } = result
  return (
    <ExpatResult tab="property-abroad" result={result}>
      <KeyTaxes
        title={copy().total(commune.name)}
        amount={formatNumber(total)}
        why={comparedWithFull(inFull - total)}
        source={copy().source(commune.name, year)}
      />
      <TaxedHere
        result={result}
        total={{ label: copy().total(commune.name), value: total }}
        more={[
          { label: copy().inFull, value: inFull },
          ...(other ? [{ label: copy().otherCanton(other.commune), value: other.total }] : []),
        ]}
      />
      {other && (
        <Note kind="info" title={copy().otherCantonTitle}>
          <p>{copy().otherCantonBill(cantonLabel(other.canton), formatNumber(other.total))}</p>
        </Note>
      )}
    </ExpatResult>
  )
}

function comparedWithFull(saved: number): string {
  if (saved === 0) return copy().same
  return saved > 0 ? copy().saved(chf(saved)) : copy().more(chf(-saved))
}
