import { Form, Link } from 'react-router'
import { objectionPath, staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { MoneyInput, TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { adviceKinds, maxAdviceLength } from '#returns/assessment/assessment.ts'
import { billParts, checkBill, openCentsOf } from '#returns/assessment/bill.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { AssessmentAnswer, AssessmentData } from './assessment-data.ts'

const billCopy = () => t(returnStaffTexts.billPanel)

type BillPanelProps = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function BillPanel({ view: { bill, effects, mayWrite }, answer }: BillPanelProps) {
  const words = t(returnTexts.assessment).bill
  const checks = bill ? checkBill(bill.amounts, effects.ok ? effects.taxes : null) : []
  return (
    <Panel
      title={billCopy().finalBill}
      id="bill"
      end={
        bill && (
          <span className="soft t14">{`${formatDateTime(bill.createdAt)}, ${bill.byName ?? billCopy().automatically}`}</span>
        )
      }
    >
      {answer && (
        <Note kind="bad" title={billCopy().notSaved} live>
          {answer.text}
        </Note>
      )}
      {bill && (
        <FactList
          dense
          amounts
          facts={[
            ...billParts.flatMap((part) => {
              const cents = bill.amounts[part]
              return cents === null ? [] : [{ term: words[part], value: formatMoney(cents) }]
            }),
            { term: billCopy().stillToPay, value: formatMoney(openCentsOf(bill.amounts)), total: true },
          ]}
        />
      )}
      {checks.length > 0 && (
        <>
          <h3 className="t20 mt-24">{billCopy().finalBillCompared}</h3>
          <ul className="steps-plain">
            {checks.map((check) => (
              <li key={check.part}>{t(returnTexts.assessment).billChecks(check)}</li>
            ))}
          </ul>
        </>
      )}
      {mayWrite && (
        <Form method="post" className="figure-entry bill-entry" preventScrollReset key={bill?.version ?? 0}>
          <input type="hidden" name="intent" value="bill" />
          <input type="hidden" name="version" value={bill?.version ?? 0} />
          {billParts.map((part) => {
            const cents = bill?.amounts[part] ?? null
            const submitted = answer?.values[part] ?? (cents === null ? '' : formatAmount(cents))
            return (
              <Field key={part} name={part} id={`bill-${part}`} label={words[part]}>
                <MoneyInput defaultValue={submitted} />
              </Field>
            )
          })}
          <Button size="small">{billCopy().saveBills}</Button>
        </Form>
      )}
    </Panel>
  )
}

const adviceCopy = () => t(returnStaffTexts.advicePanel)

type AdvicePanelProps = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function AdvicePanel({ view, answer }: AdvicePanelProps) {
  const { caseId, advice, requested, state, objectionEndsOn, isDecision, mayWrite } = view
  const words = t(returnTexts.assessment).advice
  const isOpen = state === 'assessed'
  return (
    <Panel
      title={adviceCopy().recommendation}
      id="recommendation"
      end={
        isOpen &&
        objectionEndsOn && (
          <span className="soft t14">
            {adviceCopy().deadlineFor(
              isDecision ? adviceCopy().anAppeal : adviceCopy().anObjection,
              formatLongDate(objectionEndsOn),
            )}
          </span>
        )
      }
    >
      {answer && (
        <Note kind="bad" title={adviceCopy().notSaved} live>
          {answer.text}
        </Note>
      )}
      {advice && (
        <Note kind="info" title={words[advice.advice].staff}>
          {`${advice.reason} (${advice.byName ?? adviceCopy().automatically}, ${formatDateTime(advice.createdAt)})`}
        </Note>
      )}
      {requested && (
        <Note kind="warn" title={adviceCopy().clientRequestedObjection(formatLongDate(requested.at))}>
          {requested.words}
        </Note>
      )}
      <p className="row mt-16">
        {isOpen && !isDecision && <Link to={objectionPath(caseId)}>{adviceCopy().objectionLetter}</Link>}
        <Link to={staffCasePath(caseId)}>{adviceCopy().moveCase}</Link>
      </p>
      {isOpen && mayWrite && (
        <Form method="post" className="admin-form mt-16" preventScrollReset key={advice?.version ?? 0}>
          <input type="hidden" name="intent" value="advise" />
          <input type="hidden" name="version" value={advice?.version ?? 0} />
          <FieldGroup
            name="advice"
            id="advice"
            label={advice ? adviceCopy().recommendSomethingElse : adviceCopy().whatYouRecommend}
          >
            <RadioGroup
              options={adviceKinds.map((value) => ({ value, label: words[value].staff }))}
              defaultValue={answer?.values.advice ?? advice?.advice}
            />
          </FieldGroup>
          <Field
            name="reason"
            id="advice-reason"
            label={adviceCopy().why}
            hint={adviceCopy().clientSeesItBesideDifferences}
          >
            <TextArea rows={4} maxLength={maxAdviceLength} defaultValue={answer?.values.reason ?? advice?.reason} />
          </Field>
          <Button size="small">{adviceCopy().showToClient}</Button>
        </Form>
      )}
    </Panel>
  )
}
