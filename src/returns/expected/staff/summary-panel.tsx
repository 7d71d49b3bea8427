import { Form } from 'react-router'
import { annexPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { TaxAnswer, TaxData } from './tax-data.ts'

const copy = () => t(returnStaffTexts.summaryPanel)

export function SummaryPanel({ view, answer }: { view: TaxData; answer: TaxAnswer | undefined }) {
  const { summary, caseId, mayWrite, expected } = view
  const isOld = summary?.createdAt && !summary.isCurrent
  return (
    <Panel title={copy().summaryForApproval}>
      <div className="stack">
        {answer && (
          <Note kind="bad" title={copy().notAttached} live>
            {answer.text}
          </Note>
        )}
        {!summary && <p className="soft">{copy().onceCaseHasDraftYou}</p>}
        {summary && !summary.createdAt && <p>{copy().draftHasNoSummaryYet(summary.draftNumber)}</p>}
        {summary?.createdAt && (
          <p>
            <a className="alone" href={annexPath(staffCasePath(caseId))}>
              {copy().summaryOfDraft(summary.draftNumber)}
            </a>
            <span className="soft t14">{copy().created(formatDateTime(summary.createdAt))}</span>
          </p>
        )}
        {isOld && (
          <Note kind="warn" title={copy().amountsHaveChangedSinceThen}>
            {copy().askingForApprovalCreatesUp}
          </Note>
        )}
        {summary && !summary.isCurrent && expected.ok && mayWrite && (
          <Form method="post" preventScrollReset>
            <Button name="intent" value="summary" kind="outline" size="small">
              {isOld ? copy().createNewSummary : copy().attachSummaryToDraft(summary.draftNumber)}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  )
}
