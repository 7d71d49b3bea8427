import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import { MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { YearField } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import { outcomeInWords } from './outcome.ts'
import type { QuasiResidenceResult, quasiResidenceInput } from './quasi-residence-calculator.ts'

const copy = () => t(expatTexts.quasiResidence)

type Name = keyof z.input<typeof quasiResidenceInput>

export const quasiResidenceTab: TabView<QuasiResidenceResult, Name> = {
  defaults: { home: 'FR', married: 'no', year: '2026' },
  form: (answer) => <QuasiResidenceForm answer={answer} />,
  before: {
    get text() {
      return copy().before.text
    },
    illustration: 'route',
    get coming() {
      return copy().before.coming
    },
    get example() {
      return copy().before.example
    },
    entries: { home: 'FR', salary: '110,000', homeValue: '9,000' },
  },
  spoken: (result) => copy().spoken(`${result.sharePercent}%`, outcomeInWords(result)),
  figures: (result) => <QuasiResidenceFigures result={result} />,
  bar: ({ sharePercent }) => ({ label: copy().barLabel, value: `${sharePercent}%` }),
}

function QuasiResidenceForm({ answer }: { answer: Filled<Name> }) {
  const { fields, hints, homes } = copy()
  const money = (
    name: Exclude<Name, 'year' | 'home' | 'married' | 'italianAgreement'>,
    mode: 'required' | 'optional' | 'plain' = 'optional',
  ) => (
    <MoneyField
      name={name}
      label={fields[name]}
      hint={name in hints ? hints[name as keyof typeof hints] : undefined}
      answer={answer}
      required={mode === 'required'}
      optional={mode === 'optional'}
    />
  )
  return (
    <>
      <Field name="home" label={fields.home} error={answer.errors.home}>
        <Select
          options={Object.entries(homes).map(([value, label]) => ({ value, label }))}
          defaultValue={answer.values.home ?? 'FR'}
        />
      </Field>
      <div className="only-home-italy">
        <ChoiceField
          name="italianAgreement"
          label={fields.italianAgreement}
          hint={hints.italianAgreement}
          answer={answer}
        />
      </div>
      {money('salary', 'required')}
      {money('otherSwiss')}
      {money('salaryElsewhere')}
      {money('homeValue')}
      {money('otherElsewhere')}
      <ChoiceField name="married" label={fields.married} answer={answer} start="no" />
      <div className="only-married-yes stack">
        {money('partnerSwiss')}
        {money('partnerElsewhere', 'plain')}
      </div>
      <YearField answer={answer} />
    </>
  )
}

function QuasiResidenceFigures({ result }: { result: QuasiResidenceResult }) {
  const { sharePercent, worldGross, requestUntil, isTermOver, isExcluded, eligible, mostElsewhere, trace } = result
  const swiss = trace[0]?.amount ?? 0
  return (
    <ExpatResult tab="quasi-residence" result={result}>
      <div className="key-result numbers">
        <h2 className="t20">{copy().share}</h2>
        <p className="result key-figure accent">{sharePercent}%</p>
        <p className="t20 bold">{outcomeInWords(result)}</p>
        <p className="fine">{`${copy().worldGross}: ${chf(worldGross)}`}</p>
      </div>
      {!isExcluded && (
        <Note kind={isTermOver ? 'warn' : 'info'} title={copy().waysTitle}>
          <ul className="flag-list">
            {copy().ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <p>{(isTermOver ? copy().wasUntil : copy().until)(formatLongDate(requestUntil))}</p>
        </Note>
      )}
      {!isExcluded && !eligible && (
        <Note kind="warn" title={copy().belowTitle}>
          <p>{copy().below}</p>
          <p>{copy().room(chf(swiss), chf(mostElsewhere))}</p>
        </Note>
      )}
      {!isExcluded && !isTermOver && (
        <Note kind="warn" title={copy().riskTitle}>
          <p>{copy().risk}</p>
        </Note>
      )}
    </ExpatResult>
  )
}
