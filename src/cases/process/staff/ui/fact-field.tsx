import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { deliveryKinds } from '#cases/assessment/objection.ts'
import { type MoveFact, maxFactLength } from '#cases/process/case-guards.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import { caseWords } from '#cases/words.ts'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'

const labels: Partial<Record<MoveFact, string>> = {
  reason: 'Reason',
  filedOn: 'Day of filing',
  filingReceipt: 'Number of the filing receipt',
  noReceiptReason: 'Why there is no receipt',
  assessedOn: 'Date of the assessment',
  decidedOn: 'Date of the decision',
  deliveryKind: 'How it was delivered',
  deliveryDay: 'Day of delivery',
  objectedOn: 'Day on which the objection was posted',
}
const hints: Partial<Record<MoveFact, string>> = {
  deliveryDay:
    'As the way of delivery says. For an ordinary letter the 30 days run from the working day after its date, also where it was found later.',
  filingReceipt: 'Or upload the receipt among the documents.',
  noReceiptReason: 'Only when there is neither receipt nor number. Clients do not see it.',
}

type Props = { fact: MoveFact; move: CaseMove; isNeeded: boolean; value: string | undefined }

export function FactField({ fact, move, isNeeded, value }: Props) {
  return (
    <Field
      name={fact}
      id={`${move}-${fact}`}
      label={labels[fact]}
      hint={hints[fact]}
      required={isNeeded}
      optional={!isNeeded}
    >
      {fact === 'reason' ? (
        <DraftArea draft={move} sentAs="moved" rows={3} maxLength={maxFactLength} defaultValue={value} />
      ) : fact === 'deliveryKind' ? (
        <Select
          placeholder="Choose"
          defaultValue={value}
          options={deliveryKinds.map((kind) => ({ value: kind, label: caseWords().deliveryKinds[kind] }))}
        />
      ) : fact === 'filingReceipt' || fact === 'noReceiptReason' ? (
        <TextInput maxLength={maxFactLength} autoComplete="off" defaultValue={value} />
      ) : (
        <DateInput defaultValue={value} />
      )}
    </Field>
  )
}
