import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { deliveryKinds } from '#cases/assessment/objection.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type MoveFact, maxFactLength } from '#cases/process/case-guards.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.factField)

const labels: Partial<Record<MoveFact, string>> = {
  get reason() {
    return copy().reason
  },
  get filedOn() {
    return copy().filedOn
  },
  get filingReceipt() {
    return copy().filingReceiptNumber
  },
  get noReceiptReason() {
    return copy().whyThereIsNoReceipt
  },
  get assessedOn() {
    return copy().dateOfTaxAssessment
  },
  get decidedOn() {
    return copy().dateOfDecision
  },
  get deliveryKind() {
    return copy().howItWasDelivered
  },
  get deliveryDay() {
    return copy().dateOfDelivery
  },
  get objectedOn() {
    return copy().objectionPostedOn
  },
}
const hints: Partial<Record<MoveFact, string>> = {
  get deliveryDay() {
    return copy().thisDependsOnHowIt
  },
  get filingReceipt() {
    return copy().orUploadReceiptUnderDocuments
  },
  get noReceiptReason() {
    return copy().enterThisOnlyIfThere
  },
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
          placeholder={copy().choose}
          defaultValue={value}
          options={deliveryKinds.map((kind) => ({ value: kind, label: t(caseTexts.cases).deliveryKinds[kind] }))}
        />
      ) : fact === 'filingReceipt' || fact === 'noReceiptReason' ? (
        <TextInput maxLength={maxFactLength} autoComplete="off" defaultValue={value} />
      ) : (
        <DateInput defaultValue={value} />
      )}
    </Field>
  )
}
