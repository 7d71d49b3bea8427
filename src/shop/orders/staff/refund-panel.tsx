import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDate, formatDateTime } from '#platform/format.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import type { PayeeErrors } from '#shop/payouts/payee.ts'
import { isByTransfer, payoutReference } from '#shop/payouts/payout.ts'
import { PayeeFields } from '#shop/payouts/ui/payee-fields.tsx'
import { refundReasons } from '#shop/refunds/refund.ts'
import { refundWords } from '#shop/refunds/words.ts'
import type { OrderProps } from './order-props.ts'

type Props = {
  view: OrderProps
  error: string | undefined
  values: Record<string, string>
  payeeErrors: PayeeErrors
}

export function RefundPanel({ view, error, values, payeeErrors }: Props) {
  const { order, refunds, returned, due, mayRequestRefund, mayRefund, disputes, owedBecause } = view
  const open = refunds.find(({ state }) => state === 'requested' || state === 'waiting' || state === 'sending')
  const isEmpty = refunds.length + returned.length + disputes.length === 0
  if (isEmpty && !mayRequestRefund && !error) return null
  const money = moneyOf(order)
  return (
    <Panel
      title="Money back"
      important={open?.state === 'requested' || open?.state === 'waiting' || disputes.length > 0}
    >
      {error && (
        <Note kind="bad" live title="Nothing was changed">
          {error}
        </Note>
      )}
      {disputes.map(({ id, amountCents, reason, state, evidenceDueAt }) => (
        <Note key={id} kind={state === 'open' ? 'bad' : 'info'} title={`Dispute ${id}: ${state}`}>
          The buyer's bank asks for {money(amountCents)} back ({reason}).
          {state === 'open' &&
            evidenceDueAt &&
            ` Evidence is taken until ${formatDate(evidenceDueAt)}, at the provider.`}
        </Note>
      ))}
      {order.owedCents > 0 && (
        <Note kind="bad" title="Owed again">
          {owedBecause.byUsCents > 0 &&
            `We gave ${money(owedBecause.byUsCents)} of a bank payment back; the invoice no longer has it. `}
          {owedBecause.byBankCents > 0 && `The bank took ${money(owedBecause.byBankCents)} of this order back. `}
          {money(order.owedCents)} is open again. Only what came and stayed can be refunded.
        </Note>
      )}
      {returned.map(({ id, amountCents, reason, returnedOn, number }) => (
        <Note key={id} kind="info" title="A refund did not reach the buyer">
          {money(amountCents)} came back to us on {formatDate(returnedOn)}
          {reason && ` (${reason})`}. It is paid by transfer instead: {payoutReference(number)} stands among the{' '}
          <Link to="/admin/billing/payouts">payments to make</Link>.
        </Note>
      ))}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id} className="event-line">
            <span className="numbers">{formatDateTime(refund.requestedAt)}</span>
            <span>
              {refund.amountCents !== null && <b className="numbers">{money(refund.amountCents)} </b>}
              {refundWords().states[refund.state]}, {refundWords().reasons[refund.reason]}
              {refund.words && <span className="cell-note">“{refund.words}”</span>}
              {isByTransfer(order) && refund.state === 'sending' && (
                <span className="cell-note">
                  By transfer: it stands among the <Link to="/admin/billing/payouts">payments to make</Link>.
                </span>
              )}
              {refund.answer && <span className="cell-note">Answer: “{refund.answer}”</span>}
            </span>
          </li>
        ))}
      </ul>
      {due && mayRequestRefund && <Arithmetic view={view} />}
      {open?.state === 'waiting' && mayRefund && <Confirm view={view} />}
      {open?.state === 'requested' && mayRequestRefund && (
        <Amount
          view={view}
          values={values}
          intent="grant"
          title="Grant it"
          words="Answer, as the client reads it"
          hasAccount={open.hasAccount}
          payeeErrors={payeeErrors}
          isOpen
        />
      )}
      {(open?.state === 'requested' || open?.state === 'waiting') && mayRefund && (
        <Decline view={view} values={values} />
      )}
      {!open && mayRequestRefund && (
        <Amount
          view={view}
          values={values}
          intent="give-back"
          title="Give money back"
          words="Why, for the office"
          hasAccount={false}
          payeeErrors={payeeErrors}
          isOpen={!!error}
        />
      )}
    </Panel>
  )
}

function Arithmetic({ view: { order, due } }: { view: OrderProps }) {
  if (!due) return null
  const money = moneyOf(order)
  return (
    <div className="mt-16">
      <p className="t16">
        By the guarantee: <b className="numbers">{money(due.dueCents)}</b>{' '}
        <span className="soft">(until {formatDate(due.lastDay)})</span>
      </p>
      <ul className="soft t14">
        {due.lines.map(({ id, title, paidCents, dueCents, because }) => (
          <li key={id}>
            {title}: {money(dueCents)} of {money(paidCents)}, {refundWords().because[because]}
          </li>
        ))}
        {due.givenCents > 0 && <li>Refunded or on its way: −{money(due.givenCents)}</li>}
      </ul>
    </div>
  )
}

type AmountProps = {
  view: OrderProps
  values: Record<string, string>
  intent: 'grant' | 'give-back'
  title: string
  words: string
  hasAccount: boolean
  payeeErrors: PayeeErrors
  isOpen: boolean
}

function Amount({ view: { order, due }, values, intent, title, words, ...rest }: AmountProps) {
  const { hasAccount, payeeErrors, isOpen } = rest
  const isDue = due !== null && due.dueCents > 0
  const proposed = isDue ? formatAmount(due.dueCents) : ''
  const options = refundReasons.map((value) => ({ value, label: refundWords().reasons[value] }))
  return (
    <details className="ask mt-8" open={isOpen}>
      <summary>{title}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <input type="hidden" name="seenCents" value={order.refundedCents} />
        <Field name="amount" id={`${intent}-amount`} label="Amount" required>
          <MoneyInput currency={order.currencyCode.toUpperCase()} defaultValue={values.amount ?? proposed} />
        </Field>
        <Field name="reason" id={`${intent}-reason`} label="Reason" required>
          <Select defaultValue={values.reason ?? (isDue ? 'guarantee' : 'goodwill')} options={options} />
        </Field>
        <Field name="words" id={`${intent}-words`} label={words} required={intent === 'grant'}>
          <DraftArea
            draft={`refund-${order.number}`}
            sentAs="refund-sent"
            rows={3}
            maxLength={1000}
            defaultValue={values.words}
          />
        </Field>
        {isByTransfer(order) && (
          <>
            <p className="soft t14">
              {hasAccount
                ? 'It goes to the account that the client has named, unless you enter another one.'
                : 'It was paid by transfer. Leave the account empty, and the buyer is asked for it.'}
            </p>
            <PayeeFields prefix={`${intent}-`} entered={values} errors={payeeErrors} isOptional />
          </>
        )}
        <p className="soft t14">
          The buyer gets a letter with the amount. Of the whole amount the cases are withdrawn of which nothing was
          delivered.
        </p>
        <Checkbox name="sure" id={`${intent}-sure`} value="yes" label="Yes, give this amount back" />
        <Button kind="danger" size="small" name="intent" value={intent}>
          {title}
        </Button>
      </Form>
    </details>
  )
}

function Confirm({ view: { order } }: { view: OrderProps }) {
  return (
    <Form method="post" className="mt-16" preventScrollReset>
      <input type="hidden" name="seenCents" value={order.refundedCents} />
      <p className="soft t14">Needs a second person: an admin or owner who did not decide it confirms.</p>
      <Button kind="primary" size="small" name="intent" value="confirm" className="mt-8">
        Confirm the refund
      </Button>
    </Form>
  )
}

function Decline({ view: { order }, values }: { view: OrderProps; values: Record<string, string> }) {
  return (
    <details className="ask mt-8">
      <summary>Decline it</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <input type="hidden" name="seenCents" value={order.refundedCents} />
        <Field name="words" id="decline-words" label="Answer" hint="A client who asked reads it." required>
          <DraftArea
            draft={`refund-no-${order.number}`}
            sentAs="refund-declined"
            rows={3}
            maxLength={1000}
            defaultValue={values.words}
          />
        </Field>
        <Button kind="outline" size="small" name="intent" value="decline">
          Decline it
        </Button>
      </Form>
    </details>
  )
}
