import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatDateTime, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import type { PayeeErrors } from '#shop/payouts/payee.ts'
import { isByTransfer, payoutReference } from '#shop/payouts/payout.ts'
import { PayeeFields } from '#shop/payouts/ui/payee-fields.tsx'
import { refundReasons } from '#shop/refunds/refund.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { OrderProps } from './order-props.ts'

const copy = () => t(shopStaffTexts.refundPanel)

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
      title={copy().refunds}
      important={open?.state === 'requested' || open?.state === 'waiting' || disputes.length > 0}
    >
      {error && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {error}
        </Note>
      )}
      {disputes.map(({ id, amountCents, reason, state, evidenceDueAt }) => (
        <Note key={id} kind={state === 'open' ? 'bad' : 'info'} title={copy().dispute(id, state)}>
          {copy().buyersBankIsAskingFor(money(amountCents), reason)}
          {state === 'open' && evidenceDueAt && copy().submitEvidenceToPaymentProvider(formatLongDate(evidenceDueAt))}
        </Note>
      ))}
      {order.owedCents > 0 && (
        <Note kind="bad" title={copy().paymentDueAgain}>
          {owedBecause.byUsCents > 0 && copy().weRefundedOfBankPayment(money(owedBecause.byUsCents))}
          {owedBecause.byBankCents > 0 && copy().bankReversedOfPaymentsFor(money(owedBecause.byBankCents))}
          {copy().isOpenAgainYouCan(money(order.owedCents))}
        </Note>
      )}
      {returned.map(({ id, amountCents, reason, returnedOn, number }) => (
        <Note key={id} kind="info" title={copy().refundDidNotReachBuyer}>
          {copy().wasReturnedToUsOn(money(amountCents), formatLongDate(returnedOn))}
          {reason && ` (${reason})`}
          {copy().weWillPayItBy(payoutReference(number))}{' '}
          <Link to="/admin/billing/payouts">{copy().paymentsToMake}</Link>.
        </Note>
      ))}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id} className="event-line">
            <span className="numbers">{formatDateTime(refund.requestedAt)}</span>
            <span>
              {refund.amountCents !== null && <b className="numbers">{money(refund.amountCents)} </b>}
              {t(shopTexts.refund).states[refund.state]}, {t(shopTexts.refund).reasons[refund.reason]}
              {refund.words && <span className="cell-note">“{refund.words}”</span>}
              {isByTransfer(order) && refund.state === 'sending' && (
                <span className="cell-note">
                  {copy().thisIsBankTransferYou} <Link to="/admin/billing/payouts">{copy().paymentsToMake}</Link>.
                </span>
              )}
              {refund.answer && <span className="cell-note">{copy().answer(refund.answer)}</span>}
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
          title={copy().grantRefund}
          words={copy().yourAnswerToClient}
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
          title={copy().makeRefund}
          words={copy().internalReason}
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
        {copy().dueUnderGuarantee} <b className="numbers">{money(due.dueCents)}</b>{' '}
        <span className="soft">{copy().until(formatLongDate(due.lastDay))}</span>
      </p>
      <ul className="soft t14">
        {due.lines.map(({ id, title, paidCents, dueCents, because }) => (
          <li key={id}>{copy().of(title, money(dueCents), money(paidCents), t(shopTexts.refund).because[because])}</li>
        ))}
        {due.givenCents > 0 && <li>{copy().refundedOrInProgress(money(due.givenCents))}</li>}
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
  const options = refundReasons.map((value) => ({ value, label: t(shopTexts.refund).reasons[value] }))
  return (
    <details className="ask mt-8" open={isOpen}>
      <summary>{title}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <input type="hidden" name="seenCents" value={order.refundedCents} />
        <Field name="amount" id={`${intent}-amount`} label={copy().amount} required>
          <MoneyInput currency={order.currencyCode.toUpperCase()} defaultValue={values.amount ?? proposed} />
        </Field>
        <Field name="reason" id={`${intent}-reason`} label={copy().reason} required>
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
            <p className="soft t14">{hasAccount ? copy().refundWillGoToAccount : copy().thisOrderWasPaidBy}</p>
            <PayeeFields prefix={`${intent}-`} entered={values} errors={payeeErrors} isOptional />
          </>
        )}
        <p className="soft t14">{copy().buyerWillGetEmailWith}</p>
        <Checkbox name="sure" id={`${intent}-sure`} value="yes" label={copy().yesRefundThisAmount} />
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
      <p className="soft t14">{copy().thisRefundNeedsSecondPerson}</p>
      <Button kind="primary" size="small" name="intent" value="confirm" className="mt-8">
        {copy().confirmRefund}
      </Button>
    </Form>
  )
}

function Decline({ view: { order }, values }: { view: OrderProps; values: Record<string, string> }) {
  return (
    <details className="ask mt-8">
      <summary>{copy().declineRefund}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <input type="hidden" name="seenCents" value={order.refundedCents} />
        <Field
          name="words"
          id="decline-words"
          label={copy().answer2}
          hint={copy().ifClientRequestedThisRefund}
          required
        >
          <DraftArea
            draft={`refund-no-${order.number}`}
            sentAs="refund-declined"
            rows={3}
            maxLength={1000}
            defaultValue={values.words}
          />
        </Field>
        <Button kind="outline" size="small" name="intent" value="decline">
          {copy().declineRefund}
        </Button>
      </Form>
    </details>
  )
}
