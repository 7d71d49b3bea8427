import { Form } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { deliveryKinds } from '#cases/assessment/objection.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type MoveFact, maxFactLength } from '#cases/process/case-guards.ts'
import { type CaseMove, isNotifiedMove } from '#cases/process/case-states.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { CaseAnswer, OfferedMove } from './case-view.ts'

const factFieldCopy = () => t(caseStaffTexts.factField)

const labels: Partial<Record<MoveFact, string>> = {
  get reason() {
    return factFieldCopy().reason
  },
  get filedOn() {
    return factFieldCopy().filedOn
  },
  get filingReceipt() {
    return factFieldCopy().filingReceiptNumber
  },
  get noReceiptReason() {
    return factFieldCopy().whyThereIsNoReceipt
  },
  get assessedOn() {
    return factFieldCopy().dateOfTaxAssessment
  },
  get decidedOn() {
    return factFieldCopy().dateOfDecision
  },
  get deliveryKind() {
    return factFieldCopy().howItWasDelivered
  },
  get deliveryDay() {
    return factFieldCopy().dateOfDelivery
  },
  get objectedOn() {
    return factFieldCopy().objectionPostedOn
  },
}

const hints: Partial<Record<MoveFact, string>> = {
  get deliveryDay() {
    return factFieldCopy().thisDependsOnHowIt
  },
  get filingReceipt() {
    return factFieldCopy().orUploadReceiptUnderDocuments
  },
  get noReceiptReason() {
    return factFieldCopy().enterThisOnlyIfThere
  },
}

const copy = () => t(caseStaffTexts.moveForms)

type Props = {
  moves: OfferedMove[]
  version: number
  answer: CaseAnswer | undefined
  /** Renders transitions as secondary buttons, because another action on the page is the primary one. */
  isSecond?: boolean
}

export function MoveForms({ moves, version, answer, isSecond = false }: Props) {
  const plain = moves.filter(({ needs: deps }) => deps.length === 0)
  const asking = moves.filter(({ needs: deps }) => deps.length > 0)
  const isAboutMove = answer && !['assign', 'priority', 'due-date'].includes(answer.at)
  const hasPlace = asking.some(({ name }) => name === answer?.at)
  return (
    <>
      {isAboutMove && !hasPlace && (
        <div className="mt-16">
          <Note kind="bad" live title={copy().caseWasNotMoved}>
            {answer.text}
          </Note>
        </div>
      )}
      {moves.length === 0 && <p className="mt-16">{copy().youCannotMoveThisCase}</p>}
      {plain.length > 0 && (
        <Form method="post" className="inline-form mt-16" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          {plain.map(({ name }, index) => (
            <Button
              key={name}
              name="move"
              value={name}
              kind={index === 0 && !isSecond ? 'primary' : 'outline'}
              size="small"
            >
              {t(caseTexts.cases).moves[name].label}
            </Button>
          ))}
        </Form>
      )}
      <div className="mt-16">
        {asking.map((move) => (
          <AskingMove key={move.name} move={move} version={version} answer={answer} />
        ))}
      </div>
    </>
  )
}

function AskingMove({ move, version, answer }: { move: OfferedMove } & Omit<Props, 'moves'>) {
  const { name, needs: deps, asks } = move
  const { moves } = t(caseTexts.cases)
  const { label } = moves[name]
  const error = answer?.at === name ? answer : undefined
  return (
    <details className="ask" open={error !== undefined}>
      <summary>{label}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="move" value={name} />
        {error && (
          <Note kind="bad" live title={copy().caseWasNotMoved}>
            {error.text}
          </Note>
        )}
        <p className="soft t14">
          {isNotifiedMove(name) ? copy().clientWillRead(moves[name].notifies) : copy().clientWillNotBeNotified}
        </p>
        {[...deps, ...asks].map((fact) => (
          <FactField key={fact} fact={fact} move={name} isNeeded={deps.includes(fact)} value={error?.values[fact]} />
        ))}
        <Button size="small" kind={name === 'withdraw' ? 'danger' : 'ink'}>
          {label}
        </Button>
      </Form>
    </details>
  )
}

type FactFieldProps = { fact: MoveFact; move: CaseMove; isNeeded: boolean; value: string | undefined }

function FactField({ fact, move, isNeeded, value }: FactFieldProps) {
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
          placeholder={factFieldCopy().choose}
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
