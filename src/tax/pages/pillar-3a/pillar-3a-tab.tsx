import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, TextInput } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import { DataState } from '#tax/pages/ui/flags.tsx'
import { GrowthChart } from '#tax/pages/ui/growth-chart.tsx'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { columnOf, FlatRateEstimate, KeyFigure } from '#tax/pages/ui/key-figure.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf, written } from '#tax/pages/ui/written.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { linesOf } from '#tax/trace.ts'
import type { Pillar3aResult, pillar3aInput } from './pillar-3a-result.ts'

const pillar3aFiguresCopy = () => t(taxTexts.pillar3aFigures)

const copy = () => t(taxTexts.pillar3aTab)

type Name = keyof z.input<typeof pillar3aInput>

export const pillar3aTab: TabView<Pillar3aResult, Name> = {
  defaults: { ...householdDefaults, employment: 'employee', interest: '3', benefitDrawn: 'no' },
  form: (answer) => <Pillar3aForm answer={answer} />,
  before: {
    get text() {
      return copy().enterYourIncomeAndAge
    },
    illustration: 'growth',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().example35YearsOldChf
    },
    entries: { income: '100,000', age: '35', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ before, limit, saved, total }) =>
    copy().currentLimitSavesInTax(
      before.map((flag) => `${flagInWords(flag).text} `).join(''),
      chf(limit),
      chf(saved),
      chf(total),
    ),
  figures: (result) => <Pillar3aFigures result={result} />,
  details: (result) => result.years.length > 0 && <Growth result={result} />,
  bar: ({ saved }) => ({ label: copy().taxSavedPerYear, value: chf(saved) }),
}

function Growth({ result: { years, flat, age, savings, interestBp } }: { result: Pillar3aResult }) {
  return (
    <Section ground="mist" title={copy().howItGrows} intro={copy().maximumContributionEachYearUntil(interestBp / 100)}>
      <GrowthChart years={years} flat={flat.years} from={age} start={savings} />
    </Section>
  )
}

function Pillar3aForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  return (
    <>
      <MoneyField
        name="income"
        label={copy().income}
        hint={copy().taxableIncomePerYearBefore}
        answer={answer}
        required
      />
      <div className="pair">
        <Field name="age" label={copy().age} error={errors.age} required>
          <TextInput inputMode="numeric" defaultValue={values.age} />
        </Field>
        <Field name="interest" label={copy().annualReturn} error={errors.interest}>
          <AffixInput suffix="%" inputMode="decimal" defaultValue={values.interest ?? '3'} />
        </Field>
      </div>
      <FieldGroup name="employment" label={copy().employmentType} error={errors.employment}>
        <Segmented
          options={[
            { value: 'employee', label: copy().employee },
            { value: 'self-employed', label: copy().selfEmployed },
          ]}
          defaultValue={values.employment ?? 'employee'}
        />
      </FieldGroup>
      <ChoiceField
        name="usPerson"
        label={copy().areYouUsCitizenOr}
        hint={copy().usTaxesItsCitizensAnd}
        answer={answer}
      />
      <MoneyField
        name="paidYearBefore"
        label={copy().paidYearBefore}
        hint={copy().paidYearBeforeHint}
        answer={answer}
        optional
      />
      <ChoiceField name="benefitDrawn" label={copy().benefitDrawn} answer={answer} start="no" />
      <MoneyField name="savings" label={copy().currentSavings} answer={answer} optional />
      <PlaceFields answer={answer} />
      <HouseholdFields answer={answer} />
    </>
  )
}

function Pillar3aFigures({ result }: { result: Pillar3aResult }) {
  const { flat, limit, saved, total, savings, commune, year } = result
  const rows: AmountRow[] = [
    {
      label: pillar3aFiguresCopy().maxContribution,
      values: [written(flat.maxContribution), written(limit)],
      lines: [linesOf(flat.trace, 'flat.contribution'), result.limitTrace],
    },
    {
      label: pillar3aFiguresCopy().estimatedTaxSavings,
      values: [written(flat.taxSavings), written(saved)],
      lines: [linesOf(flat.trace, 'flat.tax-saved'), result.savedTrace],
    },
    {
      label: pillar3aFiguresCopy().projectedFutureValue,
      values: [written(flat.futureValue), written(total - savings)],
      lines: [linesOf(flat.trace, 'flat.future-value'), result.growthTrace],
    },
    {
      label: pillar3aFiguresCopy().totalAtRetirement,
      total: true,
      values: [written(flat.totalAtRetirement), written(total)],
      lines: [linesOf(flat.trace, 'flat.retirement'), result.growthTrace],
    },
  ]
  return (
    <>
      {result.before.map((flag) => (
        <Note key={flag.code} kind="warn" title={pillar3aFiguresCopy().usPersonsReadThisFirst}>
          {flagInWords(flag).text}
        </Note>
      ))}
      <KeyFigure
        title={pillar3aFiguresCopy().taxYouSave(year)}
        amount={formatNumber(saved)}
        more={pillar3aFiguresCopy().ifYouPayIn(chf(limit))}
        source={pillar3aFiguresCopy().limitAndTaxRates(commune.name, year)}
        flags={result.flags}
      />
      {result.purchase && <LaterContribution purchase={result.purchase} />}
      <Amounts label={pillar3aFiguresCopy().pillar3a} columns={[copy().official]} rows={columnOf(rows, 1)} />
      <ResultActions />
      <DataState on={result.dataState} />
      <FlatRateEstimate
        amount={flat.taxSavings}
        unit={pillar3aFiguresCopy().savedPerYear}
        note={pillar3aFiguresCopy().fixedContribution25Saved}
        difference={inWords(result)}
        label={pillar3aFiguresCopy().flatRateEstimate}
        rows={columnOf(rows, 0)}
      />
    </>
  )
}

function LaterContribution({ purchase }: { purchase: NonNullable<Pillar3aResult['purchase']> }) {
  const { year, most, saved, lost, refused } = purchase
  const words = pillar3aFiguresCopy()
  return (
    <Note kind="info" title={words.laterTitle(year)}>
      {refused ? (
        words.laterRefused[refused](year)
      ) : (
        <>
          <p>{words.later(year, chf(most), chf(saved))}</p>
          {lost > 0 && <p>{words.laterLost(chf(lost))}</p>}
          <p className="fine">{words.laterAssumes}</p>
        </>
      )}
    </Note>
  )
}

function inWords({ flat, saved, limit, year, commune }: Pillar3aResult): string {
  const difference = saved - flat.taxSavings
  const compared =
    difference === 0
      ? copy().exactlyWhatTheEstimateSays
      : pillar3aFiguresCopy().thanEstimate(chf(Math.abs(difference)), difference > 0 ? 'more' : 'less')
  return pillar3aFiguresCopy().inYouCanPayIn(year, chf(limit), commune.name, chf(saved), compared)
}
