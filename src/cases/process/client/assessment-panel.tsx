import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import type { Panel as Loaded } from '#portal/panel.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import type { CaseView } from '#portal/views.server.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import type { MoveAnswer } from './case-answers.ts'
import { ComparisonPart } from './comparison-part.tsx'

type Props = {
  found: CaseView
  comparison: Loaded<Comparison | null> | null
  effects: TaxEffects | null
  mayDecide: boolean
  mayObject: boolean
  answer: MoveAnswer | undefined
}

export function AssessmentPanel({ found, comparison, effects, mayDecide, mayObject, answer }: Props) {
  const { id, state, objectionEndsOn, objectionRequestedAt, decidedOn, reader } = found
  if (state !== 'assessed') return null
  const refused = answer?.move === 'accept_assessment' || answer?.move === 'ask_for_objection' ? answer : undefined
  const isCompared = comparison?.ok && comparison.value !== null
  const advice = (comparison?.ok && comparison.value?.advice.advice) || null
  const until = objectionEndsOn ? formatDate(objectionEndsOn) : null
  return (
    <Panel title={decidedOn ? 'The decision on your objection' : 'Your assessment'} important id="assessment">
      {refused && (
        <Note kind="bad" title="Nothing was changed" live>
          {refused.sentence}
        </Note>
      )}
      {objectionRequestedAt ? (
        <Note
          kind="info"
          title={`${reader.isOwner ? 'You' : reader.ownerName} asked for an objection on ${formatDate(objectionRequestedAt)}`}
        >
          We check the assessment and write to {reader.isOwner ? 'you' : reader.ownerName}
          {until && `; the last day to post it is ${until}`}.
          {mayDecide && ' If you agree with the assessment after all, accept it here.'}
        </Note>
      ) : (
        <p className="t16">
          {decidedOn
            ? 'The tax office has decided on your objection. Compare the decision with what you asked for.'
            : isCompared
              ? 'We have compared the assessment with your return. Read what differs, and decide.'
              : 'Compare the assessment with your return: the income, the deductions, the wealth.'}
          {until && !decidedOn && ` An objection must be posted by ${until}; after that the assessment is final.`}
          {until &&
            decidedOn &&
            ` An appeal to the court must be posted by ${until}; please write to us if you want one.`}
        </p>
      )}
      {comparison && (
        <PanelView panel={comparison} what="The comparison with your return">
          {(compared) => compared && <ComparisonPart comparison={compared} effects={effects} caseId={id} />}
        </PanelView>
      )}
      {mayDecide ? (
        <StepForm
          found={found}
          move="accept_assessment"
          isAdvised={advice === 'accept' && !objectionRequestedAt}
          label={decidedOn ? 'Accept the decision' : 'Accept the assessment'}
        >
          <p className="soft t14">You agree with it: nothing is posted, and we close your case.</p>
        </StepForm>
      ) : (
        <p className="soft t16 mt-16">
          {reader.ownerName} decides about it. Do you see it differently? Write to us in this case.
        </p>
      )}
      {mayObject && (
        <details
          className="older"
          open={refused?.move === 'ask_for_objection' || advice === 'object' ? true : undefined}
        >
          <summary>Ask for an objection</summary>
          <StepForm found={found} move="ask_for_objection" isAdvised={advice === 'object'} label="Ask for an objection">
            <p className="soft t16">
              An objection is a signed letter that asks the tax office to decide again; it may also decide against you.
              Your adviser reads what you write, tells you whether it is worth it, and drafts the letter.
            </p>
            <Field name="reason" id="objection-reason" label="What is wrong with the assessment?" required>
              <DraftArea
                draft={`objection-${id}`}
                sentAs="objection-asked"
                rows={4}
                maxLength={1000}
                defaultValue={refused?.reason}
              />
            </Field>
          </StepForm>
        </details>
      )}
    </Panel>
  )
}

type StepProps = {
  found: CaseView
  move: 'accept_assessment' | 'ask_for_objection'
  isAdvised: boolean
  label: string
  children: ReactNode
}

function StepForm({ found, move, isAdvised, label, children }: StepProps) {
  const busyWith = useNavigation().formData?.get('move')
  return (
    <Form method="post" action={clientCasePath(found.id)} className="portal-form mt-16" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="version" value={found.version} />
      {children}
      <p>
        <Button size="small" kind={isAdvised ? 'primary' : 'outline'} name="move" value={move} busy={busyWith === move}>
          {label}
        </Button>
      </p>
    </Form>
  )
}
