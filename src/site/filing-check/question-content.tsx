import type { ReactNode } from 'react'
import { Checkbox, RadioGroup, Segmented } from '#design/form/choice.tsx'
import { DateField } from '#design/form/date-field.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import { cantonName } from '#shop/domicile/cantons.ts'
import { moves, type OtherVariant, offeredGrounds, salaries, spouseSalaries } from './answers.ts'
import type { QuestionData } from './load-filing-check.server.ts'
import * as filingTexts from './locales/en.ts'
import { PermitField } from './permit-form.tsx'
import { errorTexts, QuestionFrame } from './question-frame.tsx'

type Part = { data: QuestionData; errors: Readonly<Record<string, string | undefined>> }

/** Rendered only on the server, so that its code is not in the browser bundle. */
export function QuestionContent({ data }: { data: QuestionData }) {
  const errors = errorTexts(data)
  const Question = parts[data.question]
  return <QuestionFrame data={data}>{Question && <Question data={data} errors={errors} />}</QuestionFrame>
}

const parts: Readonly<Record<QuestionData['question'], ((part: Part) => ReactNode) | null>> = {
  permit: PermitQuestion,
  home: null,
  income: IncomeQuestion,
  other: OtherQuestion,
  move: MoveQuestion,
}

function PermitQuestion({ data: { values }, errors }: Part) {
  return <PermitField isHeading value={values.permit?.[0]} error={errors.permit ?? errors.year} />
}

function IncomeQuestion({ data: { values, year, variant }, errors }: Part) {
  const { title, hint, hintAbroad, you, spouse, own, spouses } = t(filingTexts.incomeQuestion)
  return (
    <>
      <div>
        <h1 className="t44">{title(year)}</h1>
        <p className="filing-hint">{variant.kind === 'abroad' ? `${hintAbroad} ${hint}` : hint}</p>
      </div>
      <FieldGroup name="own" label={you} error={errors.own}>
        <Segmented options={salaries.map((value) => ({ value, label: own[value] }))} defaultValue={values.own?.[0]} />
      </FieldGroup>
      <FieldGroup name="spouse" label={spouse} error={errors.spouse}>
        <RadioGroup
          lined
          options={spouseSalaries.map((value) => ({ value, label: spouses[value] }))}
          defaultValue={values.spouse?.[0]}
        />
      </FieldGroup>
    </>
  )
}

function OtherQuestion({ data: { values, year, variant, errors: codes }, errors }: Part) {
  const { title, none, likely } = t(filingTexts.otherQuestion)
  // If the thresholds have changed since they were ticked, the ticks would now mean other amounts.
  const ticked = codes.other === 'other-thresholds' ? [] : (values.other ?? [])
  const isLikely = variant.kind === 'source' && variant.lines?.sureness === 'likely'
  return (
    <FieldGroup
      name="other"
      label={<h1 className="t44">{title}</h1>}
      hint={`${otherHint(variant)}${isLikely ? ` ${likely}` : ''}`}
      error={errors.other}
    >
      <div className="choices lined">
        {offeredGrounds(variant).map((ground, at) => {
          const { label, detail } = groundTexts(variant, year)[ground]
          return (
            <Checkbox
              key={ground}
              id={at === 0 ? 'other' : `other-${ground}`}
              name="other"
              value={ground}
              label={label}
              hint={detail}
              defaultChecked={ticked.includes(ground)}
            />
          )
        })}
        <Checkbox id="other-none" name="other" value="none" label={none} defaultChecked={ticked.includes('none')} />
      </div>
    </FieldGroup>
  )
}

function otherHint(variant: OtherVariant): string {
  const { hints } = t(filingTexts.otherQuestion)
  if (variant.kind !== 'source') return hints[variant.kind]
  const canton = cantonName(variant.canton)
  return variant.lines ? hints.source(variant.maritalStatus === 'married', canton) : hints.unknown(canton)
}

function groundTexts(variant: OtherVariant, year: number) {
  const { savings, further, ordinary, selfEmployed, property, propertyAbroad, details } = t(filingTexts.otherQuestion)
  const { wealth, income } = linesOf(variant)
  const isAnyWealth = variant.kind === 'source' && (!wealth || wealth.amount <= 1)
  return {
    wealth: {
      label: variant.kind === 'ordinary' ? ordinary.wealth : savings(wealth),
      detail: variant.kind === 'ordinary' ? '' : isAnyWealth ? details.anyWealth(year) : details.wealth(year),
    },
    income: { label: variant.kind === 'ordinary' ? ordinary.income : further(income), detail: details.income },
    'self-employed': {
      label: selfEmployed,
      detail: variant.kind === 'abroad' ? details.selfEmployedAbroad : details.selfEmployed,
    },
    property: { label: property, detail: details.property },
    'property-abroad': { label: propertyAbroad, detail: details.property },
  }
}

/** Thresholds to show in the question; null if the canton publishes none or the question needs none. */
export function linesOf(variant: OtherVariant) {
  const lines = variant.kind === 'source' ? variant.lines : null
  if (variant.kind !== 'source' || !lines) return { wealth: null, income: null }
  const isAbove = lines.isAbove ?? false
  return {
    wealth: { amount: lines.wealthFrom[variant.maritalStatus], isAbove },
    income: { amount: lines.otherIncomeFrom, isAbove },
  }
}

function MoveQuestion({ data: { values, year, mayLeaveLater }, errors }: Part) {
  const { title, hint, moves: labels, leftHint, leaves, example } = t(filingTexts.moveQuestion)
  return (
    <>
      <FieldGroup
        name="move"
        label={<h1 className="t44">{title(year)}</h1>}
        hint={mayLeaveLater ? hint(year) : undefined}
        error={errors.move}
      >
        <RadioGroup
          lined
          options={moves.map((value) => ({
            value,
            label: labels[value],
            ...(value === 'left' ? { hint: leftHint } : {}),
          }))}
          defaultValue={values.move?.[0]}
        />
      </FieldGroup>
      <div className="filing-branch">
        <DateField
          name="leaves"
          label={leaves}
          hint={example(year)}
          error={errors.leaves}
          defaultValue={values.leaves?.[0]}
        />
      </div>
    </>
  )
}
