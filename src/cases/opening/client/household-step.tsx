import { Form } from 'react-router'
import { ArrowLink, Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { StepFields } from './step-fields.tsx'
import { type Answers, stepPath } from './steps.ts'

export type Household = {
  address: string | null
  canton: string | null
  civilStatus: string | null
  children: string | null
}

export function HouseholdStep({ answers, household }: { answers: Answers; household: Household }) {
  const { address, canton, civilStatus, children } = household
  const unknown = 'Not known yet'
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <h2 className="t20">Is this your household?</h2>
      <FactList
        facts={[
          { term: 'Address', value: address ?? unknown },
          { term: 'Canton that taxes you', value: canton ?? unknown },
          { term: 'Civil status', value: civilStatus ?? unknown },
          { term: 'Children', value: children ?? 'None entered' },
        ]}
      />
      <p className="soft">Married couples and registered partners file one return together: one case is enough.</p>
      <p>
        <ArrowLink to="/client-portal/profile">Change it in your profile</ArrowLink>
      </p>
      <StepFields answers={answers} next="situation" />
      <p className="row">
        <ButtonLink kind="outline" to={stepPath(answers, 'year')}>
          Back
        </ButtonLink>
        <Button kind="primary">Continue</Button>
      </p>
    </Form>
  )
}
