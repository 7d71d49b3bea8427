import { Form, Link } from 'react-router'
import { objectionPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { adviceKinds, maxAdviceLength } from '#returns/assessment/advice.ts'
import { assessmentWords } from '#returns/assessment/words.ts'
import type { AssessmentAnswer } from './assessment-answer.ts'
import type { AssessmentData } from './assessment-data.ts'

type Props = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function AdvicePanel({ view, answer }: Props) {
  const { caseId, advice, requested, state, objectionEndsOn, isDecision, mayWrite } = view
  const words = assessmentWords().advice
  const isOpen = state === 'assessed'
  return (
    <Panel
      title="Recommendation"
      id="recommendation"
      end={
        isOpen &&
        objectionEndsOn && (
          <span className="soft t14">{`Last day for ${isDecision ? 'an appeal' : 'an objection'}: ${formatDate(objectionEndsOn)}`}</span>
        )
      }
    >
      {answer && (
        <Note kind="bad" title="Not saved" live>
          {answer.text}
        </Note>
      )}
      {advice && (
        <Note kind="info" title={words[advice.advice].staff}>
          {`${advice.reason} (${advice.byName ?? 'the program'}, ${formatDateTime(advice.createdAt)})`}
        </Note>
      )}
      {requested && (
        <Note kind="warn" title={`The client asks for an objection, ${formatDate(requested.at)}`}>
          {requested.words}
        </Note>
      )}
      <p className="row mt-16">
        {isOpen && !isDecision && <Link to={objectionPath(caseId)}>Letter of objection</Link>}
        <Link to={staffCasePath(caseId)}>Move the case</Link>
      </p>
      {isOpen && mayWrite && (
        <Form method="post" className="admin-form mt-16" preventScrollReset key={advice?.version ?? 0}>
          <input type="hidden" name="intent" value="advise" />
          <input type="hidden" name="version" value={advice?.version ?? 0} />
          <FieldGroup name="advice" id="advice" label={advice ? 'Recommend something else' : 'What you recommend'}>
            <RadioGroup
              options={adviceKinds.map((value) => ({ value, label: words[value].staff }))}
              defaultValue={answer?.values.advice ?? advice?.advice}
            />
          </FieldGroup>
          <Field name="reason" id="advice-reason" label="Why" hint="The client reads it beside the differences.">
            <TextArea rows={4} maxLength={maxAdviceLength} defaultValue={answer?.values.reason ?? advice?.reason} />
          </Field>
          <Button size="small">Show it to the client</Button>
        </Form>
      )}
    </Panel>
  )
}
