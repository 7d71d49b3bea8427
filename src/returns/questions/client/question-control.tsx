import type { Question } from '#content/questions/question.ts'
import { Checkbox, RadioGroup, Segmented } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, MoneyInput } from '#design/form/input.tsx'
import { LongLine } from '#design/long-line.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { fieldText } from '#returns/questions/answer-text.ts'

import type { ControlProps } from './control-props.ts'
import { RowsControl } from './rows-control.tsx'

export function QuestionControl(props: ControlProps) {
  const { requested, label, answer } = props
  const { key, question } = requested
  const field = { name: key, label, error: answer?.errors[key] }
  const shown = answer?.submitted[key]?.[0] ?? fieldText(question, requested.answer?.value)
  switch (question.kind) {
    case 'rows':
      return <RowsControl {...props} question={question} />
    case 'several':
      return <Several {...props} question={question} />
    case 'yes_no': {
      const { yes, no } = t(returnTexts.question)
      return (
        <FieldGroup {...field}>
          <Segmented
            options={[
              { value: 'yes', label: yes },
              { value: 'no', label: no },
            ]}
            defaultValue={shown}
          />
        </FieldGroup>
      )
    }
    case 'choice': {
      const isShort =
        question.options.length <= 3 && question.options.every((one) => one.label.length < 18 && !one.hint)
      return (
        <FieldGroup {...field}>
          {isShort ? (
            <Segmented options={question.options} defaultValue={shown} />
          ) : (
            <RadioGroup options={question.options} defaultValue={shown} lined />
          )}
        </FieldGroup>
      )
    }
    case 'money':
      return (
        <Field {...field}>
          <MoneyInput defaultValue={shown} />
        </Field>
      )
    case 'number':
      return (
        <Field {...field}>
          <AffixInput suffix={question.unit} inputMode="decimal" autoComplete="off" defaultValue={shown} />
        </Field>
      )
    case 'date':
      return (
        <Field {...field}>
          <DateInput defaultValue={shown} inputMode="numeric" />
        </Field>
      )
    case 'text':
      return (
        <Field {...field}>
          <LongLine defaultValue={shown} maxLength={500} autoComplete="off" />
        </Field>
      )
  }
}

function Several({ requested, label, answer, question }: ControlProps & { question: Question & { kind: 'several' } }) {
  const { key } = requested
  const value = requested.answer?.value
  const ticked = answer?.submitted[key] ?? (Array.isArray(value) ? value : [])
  return (
    <FieldGroup name={key} label={label} error={answer?.errors[key]}>
      <div className="choices lined">
        {question.options.map((option) => (
          <Checkbox
            key={option.value}
            name={key}
            value={option.value}
            label={option.label}
            hint={option.hint}
            defaultChecked={ticked.includes(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
