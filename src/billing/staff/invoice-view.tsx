import { Form, Link } from 'react-router'
import { formatIBAN } from 'swissqrbill/utils'
import { EventLine } from '#admin/ui/event-line.tsx'
import { type InvoiceLine, type InvoiceState, type Recipient, recipientLines } from '#billing/invoices/invoice.ts'
import type { InvoiceOfOrder } from '#billing/invoices/invoice-db.server.ts'
import { referenceInGroups } from '#billing/invoices/reference.ts'
import * as billingTexts from '#billing/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { PdfList } from '#billing/ui/pdf-list.tsx'

import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { InvoiceBadge } from './invoice-list.tsx'

const copy = () => t(billingStaffTexts.invoiceView)

type InvoiceProps = {
  invoice: {
    id: string
    orderId: string
    kind: InvoiceOfOrder['kind']
    label: string
    state: InvoiceState | null
    currencyCode: string
    totalCents: number
    vatCents: number
    vatRateBp: number
    openCents: number
    paidCents: number
    creditedCents: number
    writtenOffCents: number
    issuedOn: string
    serviceOn: string
    dueOn: string | null
    account: string | null
    reference: string | null
    recipient: Recipient
    placeOfSupply: string | null
  }
  lines: InvoiceLine[]
  documents: InvoiceOfOrder[]
  orderNumber: number
  payments: { id: string; amountCents: number; bookedOn: string; payer: string | null; withdrawnAt: Date | null }[]
  reminders: { level: number; sentOn: string }[]
  mayCancel: boolean
}

type Answer = { text: string } | undefined

export function InvoiceView({ view, answer }: { view: InvoiceProps; answer: Answer }) {
  const { invoice, lines, documents, payments, reminders } = view
  const money = (cents: number) => formatMoney(cents, { currency: invoice.currencyCode })
  return (
    <>
      <AppHeader
        title={t(billingTexts.billing).paper.title(invoice.kind, invoice.label)}
        before={<BackLink to="/admin/billing/invoices">{copy().invoices}</BackLink>}
      >
        <InvoiceBadge state={invoice.state} />
        <b className="numbers">{money(invoice.totalCents)}</b>
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          <Decisions view={view} answer={answer} />
          <Panel title={copy().lines}>
            <Table
              caption={copy().lines}
              hideCaption
              dense
              rows={lines.map((line, at) => ({ ...line, at }))}
              rowKey={({ at }) => at}
              columns={[
                { key: 'what', header: copy().service, cell: ({ title }) => title },
                { key: 'quantity', header: copy().quantity, numeric: true, cell: ({ quantity }) => quantity },
                { key: 'amount', header: copy().amount, numeric: true, cell: ({ amountCents }) => money(amountCents) },
              ]}
            />
          </Panel>
          <Panel title={copy().paymentsByTransfer}>
            {payments.length === 0 && <p className="soft">{copy().noPaymentsAreAssigned}</p>}
            <FactList
              dense
              facts={payments.map(({ amountCents, bookedOn, payer, withdrawnAt }) => ({
                term: formatDate(bookedOn),
                value: [money(amountCents), payer, withdrawnAt && copy().takenBack].filter(Boolean).join(', '),
              }))}
            />
            <ul>
              {reminders.map(({ level, sentOn }) => (
                <EventLine key={level} at={new Date(`${sentOn}T12:00:00Z`)}>
                  {level === 1 ? copy().reminderSent : copy().secondReminderSent}
                </EventLine>
              ))}
            </ul>
          </Panel>
        </div>
        <div className="panel-stack">
          <Panel title={copy().details}>
            <FactList dense facts={factsOf(invoice, money)} />
          </Panel>
          <Panel title={copy().documentsOfThisOrder}>
            <PdfList
              documents={documents}
              orderPath={`/admin/orders/${invoice.orderId}`}
              pageOf={(id) => (id === invoice.id ? null : `/admin/billing/invoices/${id}`)}
            />
            <p className="mt-8">
              <Link className="count-link" to={`/admin/orders/${invoice.orderId}`}>
                {copy().order(view.orderNumber)}
              </Link>{' '}
              <span className="soft t14">{copy().youCanMakeRefundsOn}</span>
            </p>
          </Panel>
        </div>
      </div>
    </>
  )
}

function factsOf(invoice: InvoiceProps['invoice'], money: (cents: number) => string) {
  const { recipient, dueOn, vatRateBp, vatCents, account, reference } = invoice
  const amounts = [
    [copy().paid, invoice.paidCents],
    [copy().credited, invoice.creditedCents],
    [copy().writtenOff, invoice.writtenOffCents],
    [copy().open, invoice.openCents],
  ] as const
  return [
    {
      term: copy().buyer,
      value: [...new Set([...recipientLines(invoice), recipient.email])].filter(Boolean).join(', '),
    },
    { term: copy().date, value: formatDate(invoice.issuedOn) },
    { term: copy().dateOfService, value: formatDate(invoice.serviceOn) },
    ...(dueOn ? [{ term: copy().dueDate, value: formatDate(dueOn) }] : []),
    {
      term: 'VAT',
      value: vatRateBp > 0 ? `${formatNumber(vatRateBp / 100, { decimals: 1 })}%: ${money(vatCents)}` : copy().none,
    },
    ...(account && reference
      ? [
          { term: copy().account, value: formatIBAN(account) },
          { term: copy().reference, value: referenceInGroups(reference) },
        ]
      : []),
    ...amounts.filter(([, cents]) => cents > 0).map(([term, cents]) => ({ term, value: money(cents) })),
  ]
}

function Decisions({ view: { mayCancel }, answer }: { view: InvoiceProps; answer: Answer }) {
  if (!mayCancel && !answer) return null
  return (
    <Panel title={copy().decision} important>
      {answer && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {answer.text}
        </Note>
      )}
      {mayCancel && (
        <details className="ask" open={answer !== undefined}>
          <summary>{copy().cancelInvoice}</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <p className="soft t14">{copy().buyerWillGetCreditNote}</p>
            <Checkbox name="sure" value="yes" label={copy().yesCancelInvoice} />
            <Button kind="danger" size="small" name="intent" value="cancel">
              {copy().cancelInvoice}
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
