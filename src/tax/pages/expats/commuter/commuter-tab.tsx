import type { z } from 'zod'
import { ArrowLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { formatAmount, formatMoney, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonOptions } from '#tax/pages/canton-names.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { tabAddress } from '#tax/pages/tabs.ts'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import {
  ChildrenField,
  ChurchAndYear,
  householdDefaults,
  MoneyField,
  StatusField,
} from '#tax/pages/ui/household-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { ParentFields } from '#tax/pages/withholding/commuter-fields.tsx'
import type { CommuterOutcome, commuterInput } from './commuter-calculator.ts'
import { HomeTaxTable } from './home-tax-table.tsx'

const copy = () => t(expatTexts.commuter)

type Name = keyof z.input<typeof commuterInput>

const defaults = {
  ...householdDefaults,
  canton: 'geneva',
  home: 'FR',
  thirteenth: 'no',
  secondIncome: 'no',
}

export const commuterTab: TabView<CommuterOutcome, Name> = {
  defaults,
  form: (answer) => <CommuterForm answer={answer} />,
  before: {
    get text() {
      return copy().before.text
    },
    illustration: 'overlap',
    get coming() {
      return copy().before.coming
    },
    get example() {
      return copy().before.example
    },
    entries: { home: 'DE', canton: 'basel-stadt', monthlyIncome: '8,000', certificate: 'yes' },
  },
  spoken: (result) => copy().spoken(copy().rules[result.rule].title, amountOf(result)),
  figures: (result) => <CommuterFigures result={result} />,
  bar: (result) => ({ label: copy().swissTax, value: amountOf(result) }),
}

function amountOf({ leastCents, mostCents }: CommuterOutcome): string {
  if (leastCents === mostCents) return formatMoney(mostCents)
  return copy().rangeOf(formatMoney(leastCents), formatMoney(mostCents))
}

function CommuterForm({ answer }: { answer: Filled<Name> }) {
  const { fields, hints, homes } = copy()
  const { values, errors } = answer
  const started = { ...answer, values: { ...defaults, ...values } }
  const count = (
    name: 'months' | 'workDays' | 'homeOfficeDays' | 'missionDays' | 'nightsAway' | 'dayTrips' | 'agreedDays',
    start: string,
  ) => (
    <Field name={name} label={fields[name]} hint={name === 'months' ? undefined : hints[name]} error={errors[name]}>
      <TextInput inputMode="numeric" defaultValue={values[name] ?? start} />
    </Field>
  )
  return (
    <>
      <Field name="home" label={fields.home} error={errors.home}>
        <Select
          options={Object.entries(homes).map(([value, label]) => ({ value, label }))}
          defaultValue={values.home ?? defaults.home}
        />
      </Field>
      <Field name="canton" label={copy().canton} error={errors.canton}>
        <Select options={cantonOptions} defaultValue={values.canton ?? defaults.canton} />
      </Field>
      <MoneyField name="monthlyIncome" label={fields.monthlyIncome} answer={answer} required />
      <ChoiceField name="thirteenth" label={fields.thirteenth} answer={started} />
      <MoneyField name="bonus" label={fields.bonus} hint={hints.bonus} answer={answer} optional />
      {count('homeOfficeDays', '0')}
      {count('nightsAway', '0')}
      <div className="only-certificate">
        <ChoiceField name="certificate" label={fields.certificate} hint={hints.certificate} answer={started} />
      </div>
      <div className="only-home-italy stack">
        <ChoiceField name="withinZone" label={fields.withinZone} answer={answer} />
        <ChoiceField name="workedBefore" label={fields.workedBefore} answer={answer} />
      </div>
      <div className="only-home-liechtenstein">
        <ChoiceField name="publicService" label={fields.publicService} answer={answer} />
      </div>
      <StatusField answer={answer} />
      <div className="only-married">
        <ChoiceField name="secondIncome" label={fields.secondIncome} answer={started} />
      </div>
      <ChildrenField answer={answer} />
      <ParentFields answer={answer} />
      <ChurchAndYear answer={answer} />
      <details className="more-fields" open={hasMore(answer)}>
        <summary>{copy().more}</summary>
        <div className="stack">
          {count('workDays', '240')}
          {count('missionDays', '0')}
          {count('months', '12')}
          {count('dayTrips', '0')}
          {count('agreedDays', '')}
        </div>
      </details>
    </>
  )
}

const moreFields = ['workDays', 'missionDays', 'months', 'dayTrips', 'agreedDays'] as const

function hasMore({ values, errors }: Filled<Name>): boolean {
  return moreFields.some((name) => values[name] || errors[name])
}

function CommuterFigures({ result }: { result: CommuterOutcome }) {
  const { rule, limits, code, monthCents, mostCents, leastCents } = result
  const { title, text } = copy().rules[rule]
  const lost = [
    ...(limits.nightsWithin || limits.nights === null
      ? []
      : [copy().lost.nights(formatNumber(limits.nightsAway), formatNumber(limits.nights))]),
    ...(limits.telework && !limits.telework.isWithin ? [copy().lost.telework(`${limits.telework.percent}%`)] : []),
  ]
  return (
    <ExpatResult tab="commuter" result={result}>
      <div className="key-result numbers">
        <h2 className="t20">{copy().swissTax}</h2>
        <p className="result key-figure accent">
          <small>{copy().chf}</small>{' '}
          {leastCents === mostCents
            ? formatAmount(mostCents)
            : `${formatAmount(leastCents)} – ${formatAmount(mostCents)}`}
        </p>
        <p className="t20 bold">{title}</p>
        {code && <p className="fine">{copy().perMonth(formatMoney(monthCents), code)}</p>}
      </div>
      <p>{text}</p>
      {lost.length > 0 && (
        <Note kind="warn">
          {lost.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </Note>
      )}
      <HomeTaxTable result={result} />
      {code && !result.hasNoAssessment && (
        <p>
          {copy().quasi} <ArrowLink to={tabAddress('quasi-residence')}>{copy().quasiLink}</ArrowLink>
        </p>
      )}
    </ExpatResult>
  )
}
