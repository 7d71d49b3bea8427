import { Form } from 'react-router'
import { annexPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { TaxAnswer } from './tax-answer.ts'
import type { TaxData } from './tax-data.ts'

export function SummaryPanel({ view, answer }: { view: TaxData; answer: TaxAnswer | undefined }) {
  const { summary, caseId, mayWrite, expected } = view
  const isOld = summary?.createdAt && !summary.isCurrent
  return (
    <Panel title="Summary for approval">
      <div className="stack">
        {answer && (
          <Note kind="bad" title="Not attached" live>
            {answer.text}
          </Note>
        )}
        {!summary && <p className="soft">Once the case has a draft, a summary of these figures can go with it.</p>}
        {summary && !summary.createdAt && <p>{`Draft ${summary.draftNumber} goes without a summary so far.`}</p>}
        {summary?.createdAt && (
          <p>
            <a className="alone" href={annexPath(staffCasePath(caseId))}>
              {`Summary of draft ${summary.draftNumber}`}
            </a>
            <span className="soft t14">{` made ${formatDateTime(summary.createdAt)}`}</span>
          </p>
        )}
        {isOld && (
          <Note kind="warn" title="The figures have changed since">
            Whoever asks for approval has it made anew by that. Made anew later, it voids what was approved with it.
          </Note>
        )}
        {summary && !summary.isCurrent && expected.ok && mayWrite && (
          <Form method="post" preventScrollReset>
            <Button name="intent" value="summary" kind="outline" size="small">
              {isOld ? 'Make the summary anew' : `Attach the summary to draft ${summary.draftNumber}`}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  )
}
