import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime, formatMoney } from '#platform/format.ts'
import { billParts, checkBill, openCentsOf } from '#returns/assessment/bill.ts'
import { assessmentWords } from '#returns/assessment/words.ts'
import type { AssessmentAnswer } from './assessment-answer.ts'
import type { AssessmentData } from './assessment-data.ts'

type Props = { view: AssessmentData; answer: AssessmentAnswer | undefined }

export function BillPanel({ view: { bill, effects, mayWrite }, answer }: Props) {
  const words = assessmentWords().bill
  const checks = bill ? checkBill(bill.amounts, effects.ok ? effects.taxes : null) : []
  return (
    <Panel
      title="Final bill"
      id="bill"
      end={
        bill && (
          <span className="soft t14">{`${formatDateTime(bill.createdAt)}, ${bill.byName ?? 'by the program'}`}</span>
        )
      }
    >
      {answer && (
        <Note kind="bad" title="Not saved" live>
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
            { term: 'To pay still', value: formatMoney(openCentsOf(bill.amounts)), total: true },
          ]}
        />
      )}
      {checks.length > 0 && (
        <>
          <h3 className="t20 mt-24">Final bill compared</h3>
          <ul className="steps-plain">
            {checks.map((check) => (
              <li key={check.part}>{assessmentWords().billChecks(check)}</li>
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
          <Button size="small">Save the bills</Button>
        </Form>
      )}
    </Panel>
  )
}
