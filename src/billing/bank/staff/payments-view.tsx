import { Form, Link } from 'react-router'
import { BillingHeader } from '#billing/staff/billing-header.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput, MoneyInput, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { counted, statusLine } from './bank-file-status.tsx'
import type { PaymentsAnswer, PaymentsProps } from './payments-props.ts'
import { QueueItem } from './queue-item.tsx'

type Answered = { answer: PaymentsAnswer | undefined }

export function PaymentsView({ view, answer }: { view: PaymentsProps } & Answered) {
  return (
    <>
      <BillingHeader current="/admin/billing/payments" />
      <div className="panels mt-32">
        <div className="panel-stack">
          <Panel title="To decide" important={view.queue.length > 0}>
            <p className="soft">{howMany(view)}</p>
            {view.queue.map((payment) => (
              <QueueItem key={payment.id} payment={payment} answer={answer?.at === payment.id ? answer : undefined} />
            ))}
            <p className="mt-24">
              <Link to="/admin/billing/received">All payments received</Link>
            </p>
          </Panel>
        </div>
        <div className="panel-stack">
          <UploadForm answer={answer} />
          <EntryForm entryKey={view.entryKey} answer={answer} />
          <Panel title="Bank files">
            {view.files.length === 0 && <p className="soft">None yet.</p>}
            <ul>
              {view.files.map((file) => (
                <li key={file.id} className="mt-8">
                  <Link to={`/admin/billing/payments/files/${file.id}`}>{file.name}</Link>
                  <p className="soft t14">
                    {formatDateTime(file.uploadedAt)}, {file.format}: {statusLine(file)}
                    {(file.openItems ?? 0) > 0 && `, ${counted(file.openItems ?? 0, 'amount')} not booked`}
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
  if (undecided === 0) return 'Every payment that came is settled.'
  return undecided > queue.length ? `The first ${queue.length} of ${undecided}.` : 'The oldest first.'
}

function UploadForm({ answer }: Answered) {
  const error = answer?.at === 'upload' ? answer.text : null
  return (
    <Panel title="Import a bank file">
      {error && (
        <Note kind="bad" title="Nothing was imported" live>
          {error}
        </Note>
      )}
      <Form method="post" encType="multipart/form-data" className="admin-form compact mt-8" preventScrollReset>
        <Field
          name="file"
          label="Statement or notification"
          hint="camt.053 or camt.054 as XML or ZIP, up to 5 MB and 5,000 entries. Each booking is imported once, even if several files contain it."
          required
        >
          <FileInput accept=".xml,.zip,application/xml,text/xml,application/zip" />
        </Field>
        <Button kind="primary" size="small">
          Import
        </Button>
      </Form>
    </Panel>
  )
}

function EntryForm({ entryKey, answer }: { entryKey: string } & Answered) {
  const own = answer?.at === 'enter' ? answer : undefined
  return (
    <Panel title="Enter a payment">
      <Form method="post" className="admin-form compact mt-8" noValidate preventScrollReset>
        <input type="hidden" name="key" value={own?.submitted.key ?? entryKey} />
        <ErrorSummary errors={listErrors(own?.fields)} />
        <Field name="invoice" label="Invoice" hint="Its number, or the reference." error={own?.fields.invoice} required>
          <TextInput autoComplete="off" defaultValue={own?.submitted.invoice} />
        </Field>
        <Field name="amount" label="Amount" error={own?.fields.amount} required>
          <MoneyInput autoComplete="off" inputMode="decimal" defaultValue={own?.submitted.amount} />
        </Field>
        <Field name="day" label="Booked on" hint="Such as 21.11.2026." error={own?.fields.day} required>
          <TextInput autoComplete="off" defaultValue={own?.submitted.day} />
        </Field>
        <Field name="payer" label="Paid by" error={own?.fields.payer} optional>
          <TextInput autoComplete="off" defaultValue={own?.submitted.payer} />
        </Field>
        <Button kind="outline" size="small" name="intent" value="enter">
          Enter payment
        </Button>
      </Form>
    </Panel>
  )
}
