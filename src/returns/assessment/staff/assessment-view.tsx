import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { AdvicePanel } from './advice-panel.tsx'
import type { AssessmentAnswer } from './assessment-answer.ts'
import type { AssessmentData } from './assessment-data.ts'
import { BillPanel } from './bill-panel.tsx'
import { CompareTable } from './compare-table.tsx'
import { EffectNote } from './effect-note.tsx'
import { EnterAssessed } from './enter-assessed-form.tsx'

type Props = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function AssessmentView({ view, answer }: Props) {
  const { groups, differences, entered, all, rest, taxYear, mayWrite, isDecision } = view
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined)
  if (!view.isAssessed) {
    return (
      <EmptyState
        level={2}
        title="No assessment yet"
        text="It is compared here once the assessment and its delivery are recorded in the overview."
      />
    )
  }
  const aboutLine = answerTo('save') ?? answerTo('rest')
  return (
    <div className="panel-stack worksheet">
      <Panel
        title={`${isDecision ? 'Decision' : 'Assessment'} ${taxYear}`}
        important
        end={<span className="soft t14">{`${entered} of ${all} entered, ${differences.length} differ`}</span>}
      >
        {aboutLine && (
          <Note kind="bad" title="Not saved" live>
            {aboutLine.text}
          </Note>
        )}
        {mayWrite && <EnterAssessed goesOn={view.goesOn} answer={answerTo('enter')} />}
        {groups.length === 0 && (
          <EmptyState
            level={3}
            title="Nothing to compare yet"
            text="What was declared stands here once it is confirmed among the figures of the case."
          />
        )}
        {groups.map((group) => (
          <CompareTable key={group.group} group={group} effects={view.effects} mayWrite={mayWrite} />
        ))}
        <EffectNote effects={view.effects} differences={differences} />
        {mayWrite && rest !== '' && (
          <Form method="post" className="mt-16" preventScrollReset>
            <input type="hidden" name="seen" value={rest} />
            <Button name="intent" value="rest" kind="outline" size="small">
              All others as declared
            </Button>
          </Form>
        )}
      </Panel>
      <BillPanel view={view} answer={answerTo('bill')} />
      <AdvicePanel view={view} answer={answerTo('advise')} />
    </div>
  )
}
