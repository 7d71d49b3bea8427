import { Form } from 'react-router'
import { ArrowLink, Button } from '#design/button.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { StepFields } from './step-fields.tsx'
import { type Answers, askPath } from './steps.ts'

export function YearStep({ answers, years }: { answers: Answers; years: readonly number[] }) {
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <FieldGroup name="year" label="Which tax year is it about?">
        <RadioGroup
          lined
          defaultValue={String(answers.year)}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </FieldGroup>
      <StepFields answers={answers} next="household" own="year" />
      <p className="row">
        <ArrowLink to={askPath(answers)}>I have another question</ArrowLink>
        <Button kind="primary">Continue</Button>
      </p>
    </Form>
  )
}
