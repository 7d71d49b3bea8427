import { Form, Link } from 'react-router'
import { objectionPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { adviceKinds, maxAdviceLength } from '#returns/assessment/assessment.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { AssessmentAnswer, AssessmentData } from './assessment-data.ts'

const copy = () => t(returnStaffTexts.advicePanel)

type Props = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function AdvicePanel({ view, answer }: Props) {
  const { caseId, advice, requested, state, objectionEndsOn, isDecision, mayWrite } = view
  const words = t(returnTexts.assessment).advice
  const isOpen = state === 'assessed'
  return (
    <Panel
      title={copy().recommendation}
      id="recommendation"
      end={
        isOpen &&
        objectionEndsOn && (
          <span className="soft t14">
            {copy().deadlineFor(isDecision ? copy().anAppeal : copy().anObjection, formatLongDate(objectionEndsOn))}
          </span>
        )
      }
    >
      {answer && (
        <Note kind="bad" title={copy().notSaved} live>
          {answer.text}
        </Note>
      )}
      {advice && (
        <Note kind="info" title={words[advice.advice].staff}>
          {`${advice.reason} (${advice.byName ?? copy().automatically}, ${formatDateTime(advice.createdAt)})`}
        </Note>
      )}
      {requested && (
        <Note kind="warn" title={copy().clientRequestedObjection(formatLongDate(requested.at))}>
          {requested.words}
        </Note>
      )}
      <p className="row mt-16">
        {isOpen && !isDecision && <Link to={objectionPath(caseId)}>{copy().objectionLetter}</Link>}
        <Link to={staffCasePath(caseId)}>{copy().moveCase}</Link>
      </p>
      {isOpen && mayWrite && (
        <Form method="post" className="admin-form mt-16" preventScrollReset key={advice?.version ?? 0}>
          <input type="hidden" name="intent" value="advise" />
          <input type="hidden" name="version" value={advice?.version ?? 0} />
          <FieldGroup
            name="advice"
            id="advice"
            label={advice ? copy().recommendSomethingElse : copy().whatYouRecommend}
          >
            <RadioGroup
              options={adviceKinds.map((value) => ({ value, label: words[value].staff }))}
              defaultValue={answer?.values.advice ?? advice?.advice}
            />
          </FieldGroup>
          <Field name="reason" id="advice-reason" label={copy().why} hint={copy().clientSeesItBesideDifferences}>
            <TextArea rows={4} maxLength={maxAdviceLength} defaultValue={answer?.values.reason ?? advice?.reason} />
          </Field>
          <Button size="small">{copy().showToClient}</Button>
        </Form>
      )}
    </Panel>
  )
}
