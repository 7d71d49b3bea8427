import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { billParts, checkBill, openCentsOf } from '#returns/assessment/bill.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { AssessmentAnswer, AssessmentData } from './assessment-data.ts'

const copy = () => t(returnStaffTexts.billPanel)

type Props = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function BillPanel({ view: { bill, effects, mayWrite }, answer }: Props) {
  const words = t(returnTexts.assessment).bill
  const checks = bill ? checkBill(bill.amounts, effects.ok ? effects.taxes : null) : []
  return (
    <Panel
      title={copy().finalBill}
      id="bill"
      end={
        bill && (
          <span className="soft t14">{`${formatDateTime(bill.createdAt)}, ${bill.byName ?? copy().automatically}`}</span>
        )
      }
    >
      {answer && (
        <Note kind="bad" title={copy().notSaved} live>
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
            { term: copy().stillToPay, value: formatMoney(openCentsOf(bill.amounts)), total: true },
          ]}
        />
      )}
      {checks.length > 0 && (
        <>
          <h3 className="t20 mt-24">{copy().finalBillCompared}</h3>
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
          <Button size="small">{copy().saveBills}</Button>
        </Form>
      )}
    </Panel>
  )
}
