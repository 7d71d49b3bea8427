import { Form } from 'react-router'
import { annexPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime, formatFrancs, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import type { Filing } from '#returns/facts/filing.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import type { TaxAnswer, TaxData } from './tax-data.ts'

const filingCopy = () => t(returnStaffTexts.filingPanel)

/** Whether a person taxed at source must or should file a return (subsequent ordinary assessment), and until when. */
export function FilingPanel({ filing }: { filing: Filing }) {
  const { advice, compulsory, withheldCents, ordinaryCents, refundCents, requestUntil, isTermOver, warnings } = filing
  const words = t(taxTexts.results)
  const isDue = advice === 'must-file'
  return (
    <Panel title={filingCopy().fileTaxReturnOrNot} id="file-or-not">
      <div className="stack">
        <Note
          kind={advice === 'file' ? 'done' : isDue ? 'info' : 'warn'}
          title={words.advice[advice](formatMoney(Math.abs(refundCents)))}
        >
          <p>
            {isDue
              ? filingCopy().taxOfficeThenMakesSubsequent(words.compulsory(compulsory.reasons))
              : isTermOver
                ? filingCopy().deadlineForRequestWasAnd(formatLongDate(requestUntil), filing.law)
                : filingCopy().onRequestOnlySubsequentOrdinary(formatLongDate(requestUntil), filing.law)}
          </p>
          {filing.isGrossUnknown && <p>{filingCopy().weDoNotKnowGross(formatFrancs(ordinaryAssessmentFrom))}</p>}
        </Note>
        <div className="two-ways">
          <FactList
            dense
            amounts
            facts={[
              { term: filingCopy().withoutTaxReturn, value: '' },
              { term: filingCopy().taxDeductedAtSourceFinal, value: formatAmount(withheldCents), total: true },
            ]}
          />
          <FactList
            dense
            amounts
            facts={[
              { term: filingCopy().withTaxReturn, value: '' },
              { term: filingCopy().taxByAssessment, value: formatAmount(ordinaryCents), total: true },
            ]}
          />
        </div>
        <p>
          {isTermOver && !isDue
            ? filingCopy().amountsAreForComparisonOnly
            : refundCents >= 0
              ? filingCopy().filingBringsBackOfTax(formatMoney(refundCents))
              : filingCopy().filingCostsExtra(formatMoney(-refundCents))}
        </p>
        <ul className="flag-list">
          {warnings.map((warning) => (
            <li key={warning.code}>{say(words.filingWarnings, warning)}</li>
          ))}
        </ul>
        {compulsory.lines && (
          <p className="fine">
            {filingCopy().thresholdsOfCantonReadOn(
              compulsory.lines.source.title,
              formatLongDate(compulsory.lines.stateOn),
            )}
          </p>
        )}
      </div>
    </Panel>
  )
}

const summaryCopy = () => t(returnStaffTexts.summaryPanel)

export function SummaryPanel({ view, answer }: { view: TaxData; answer: TaxAnswer | undefined }) {
  const { summary, caseId, mayWrite, expected } = view
  const isOld = summary?.createdAt && !summary.isCurrent
  return (
    <Panel title={summaryCopy().summaryForApproval}>
      <div className="stack">
        {answer && (
          <Note kind="bad" title={summaryCopy().notAttached} live>
            {answer.text}
          </Note>
        )}
        {!summary && <p className="soft">{summaryCopy().onceCaseHasDraftYou}</p>}
        {summary && !summary.createdAt && <p>{summaryCopy().draftHasNoSummaryYet(summary.draftNumber)}</p>}
        {summary?.createdAt && (
          <p>
            <a className="alone" href={annexPath(staffCasePath(caseId))}>
              {summaryCopy().summaryOfDraft(summary.draftNumber)}
            </a>
            <span className="soft t14">{summaryCopy().created(formatDateTime(summary.createdAt))}</span>
          </p>
        )}
        {isOld && (
          <Note kind="warn" title={summaryCopy().amountsHaveChangedSinceThen}>
            {summaryCopy().askingForApprovalCreatesUp}
          </Note>
        )}
        {summary && !summary.isCurrent && expected.ok && mayWrite && (
          <Form method="post" preventScrollReset>
            <Button name="intent" value="summary" kind="outline" size="small">
              {isOld ? summaryCopy().createNewSummary : summaryCopy().attachSummaryToDraft(summary.draftNumber)}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  )
}
