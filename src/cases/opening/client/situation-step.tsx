import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { situations } from './situation.ts'
import { StepFields } from './step-fields.tsx'
import { type Answers, stepPath } from './steps.ts'

export function SituationStep({ answers }: { answers: Answers }) {
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <FieldGroup
        name="with"
        label={`What was true for you in ${answers.year}?`}
        hint="Tick all that fit; for a couple, what is true for either of you."
      >
        <div className="lined">
          {situations.map(({ id, label }) => (
            <Checkbox
              key={id}
              id={`with-${id}`}
              name="with"
              value={id}
              label={label}
              defaultChecked={answers.situations.includes(id)}
            />
          ))}
        </div>
      </FieldGroup>
      <StepFields answers={answers} next="offer" own="with" />
      <p className="row">
        <ButtonLink kind="outline" to={stepPath(answers, 'household')}>
          Back
        </ButtonLink>
        <Button kind="primary">Continue</Button>
      </p>
    </Form>
  )
}
