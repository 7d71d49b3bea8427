import { Form, Link } from 'react-router'
import type { ListedBankFile } from '#billing/bank/bank-file-db.server.ts'
import type { QueuedPayment } from '#billing/bank/payment-db.server.ts'
import { BillingHeader } from '#billing/staff/billing-header.tsx'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput, MoneyInput, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { counted, statusLine } from './bank-file-status.tsx'
import { QueueItem } from './queue-item.tsx'

const copy = () => t(billingStaffTexts.paymentsView)

type Answered = { answer: PaymentsAnswer | undefined }

export function PaymentsView({ view, answer }: { view: PaymentsProps } & Answered) {
  return (
    <>
      <BillingHeader current="/admin/billing/payments" />
      <div className="panels mt-32">
        <div className="panel-stack">
          <Panel title={copy().needsDecision} important={view.queue.length > 0}>
            <p className="soft">{howMany(view)}</p>
            {view.queue.map((payment) => (
              <QueueItem key={payment.id} payment={payment} answer={answer?.at === payment.id ? answer : undefined} />
            ))}
            <p className="mt-24">
              <Link to="/admin/billing/received">{copy().allPaymentsReceived}</Link>
            </p>
          </Panel>
        </div>
        <div className="panel-stack">
          <UploadForm answer={answer} />
          <EntryForm entryKey={view.entryKey} answer={answer} />
          <Panel title={copy().bankFiles}>
            {view.files.length === 0 && <p className="soft">{copy().noneYet}</p>}
            <ul>
              {view.files.map((file) => (
                <li key={file.id} className="mt-8">
                  <Link to={`/admin/billing/payments/files/${file.id}`}>{file.name}</Link>
                  <p className="soft t14">
                    {formatDateTime(file.uploadedAt)}, {file.format}: {statusLine(file)}
                    {(file.openItems ?? 0) > 0 && copy().notBooked(counted(file.openItems ?? 0, 'amount'))}
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  )
}

function howMany({ undecided, queue }: PaymentsProps): string {
  if (undecided === 0) return copy().youHaveDealtWithEvery
  return undecided > queue.length ? copy().showingFirstOf(queue.length, undecided) : copy().oldestFirst
}

function UploadForm({ answer }: Answered) {
  const error = answer?.at === 'upload' ? answer.text : null
  return (
    <Panel title={copy().importBankFile} id="import">
      {error && (
        <Note kind="bad" title={copy().nothingWasImported} live>
          {error}
        </Note>
      )}
      <Form method="post" encType="multipart/form-data" className="admin-form compact mt-8" preventScrollReset>
        <Field name="file" label={copy().statementOrNotification} hint={copy().camt053OrCamt054} required>
          <FileInput accept=".xml,.zip,application/xml,text/xml,application/zip" />
        </Field>
        <Button kind="primary" size="small">
          {copy().importFile}
        </Button>
      </Form>
    </Panel>
  )
}

function EntryForm({ entryKey, answer }: { entryKey: string } & Answered) {
  const own = answer?.at === 'enter' ? answer : undefined
  return (
    <Panel title={copy().enterPayment2}>
      <Form method="post" className="admin-form compact mt-8" noValidate preventScrollReset>
        <input type="hidden" name="key" value={own?.submitted.key ?? entryKey} />
        <ErrorSummary errors={listErrors(own?.fields)} />
        <Field
          name="invoice"
          label={copy().invoice}
          hint={copy().invoiceNumberOrReference}
          error={own?.fields.invoice}
          required
        >
          <TextInput autoComplete="off" defaultValue={own?.submitted.invoice} />
        </Field>
        <Field name="amount" label={copy().amount} error={own?.fields.amount} required>
          <MoneyInput autoComplete="off" inputMode="decimal" defaultValue={own?.submitted.amount} />
        </Field>
        <Field name="day" label={copy().bookedOn} hint={copy().forExample21112026} error={own?.fields.day} required>
          <TextInput autoComplete="off" defaultValue={own?.submitted.day} />
        </Field>
        <Field name="payer" label={copy().paidBy} error={own?.fields.payer} optional>
          <TextInput autoComplete="off" defaultValue={own?.submitted.payer} />
        </Field>
        <Button kind="outline" size="small" name="intent" value="enter">
          {copy().enterPayment}
        </Button>
      </Form>
    </Panel>
  )
}

/** Action data of a rejected form. `at` is the id of the form's payment or, if it has none, the form's name. */
export type PaymentsAnswer = { at: string; text: string | null; fields: FieldErrors; submitted: Record<string, string> }

type PaymentsProps = {
  undecided: number
  queue: QueuedPayment[]
  files: ListedBankFile[]
  entryKey: string
}
